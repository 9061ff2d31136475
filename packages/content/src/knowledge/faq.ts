import type { FaqItem } from "@lightmaker/ui";
import type { Authored, Words } from "../authoring.ts";
import { materialQuestions } from "../pages/support/faq-materials.ts";
import { purchaseQuestions } from "../pages/support/faq-purchase.ts";
import { technicalQuestions } from "../pages/support/faq-technical.ts";
import { productModels } from "../products/models/index.ts";
import { placeOf } from "./models.ts";
import { type Asked, type CategoryId, type KnowledgeResolution, say, type Topic } from "./topic.ts";

/** Other wordings of the FAQ page's questions, by question id. */
const asked: Readonly<Record<string, Asked>> = {
  "which-series": {
    zh: ["晨光和中天怎么选", "桌面机还是落地机", "两个系列有什么区别", "该买哪个系列"],
    en: [
      "Aurora or Radiance",
      "desktop or floor-standing",
      "which series should I choose",
      "difference between the series",
    ],
  },
  "which-watts": {
    zh: ["瓦数是激光功率吗", "标的功率是什么功率", "激光功率是什么意思", "光功率还是电功率", "60W 是指什么"],
    en: ["are the watts optical power", "laser power or electrical power", "what do the watts mean"],
  },
  "other-mains": {
    zh: ["110V 能用吗", "美国的电压能用吗", "日本台湾电压", "要变压器吗"],
    en: ["does it run on 110 V", "120 volt outlet", "American mains", "do I need a transformer"],
  },
  chiller: {
    zh: ["要买冷水机吗", "冷水机送不送", "冷水机另算吗", "带不带水箱"],
    en: ["do I need a chiller", "is a chiller included", "water chiller", "cooling unit"],
  },
  goggles: {
    zh: ["护目镜", "要不要戴眼镜", "防护眼镜", "用激光机伤眼睛吗"],
    en: ["goggles", "do I need eye protection", "safety glasses", "laser goggles"],
  },
  fire: {
    zh: ["着火", "起火怎么办", "冒火了", "用什么灭火器"],
    en: ["fire", "what if it catches fire", "which fire extinguisher", "flames in the machine"],
  },
  "fire-open-marker": {
    zh: ["打标机着火", "金属粉着火", "铝粉着火用什么灭"],
    en: ["the marker is on fire", "metal dust on fire", "extinguisher for metal dust"],
  },
  "long-boards": {
    zh: ["长板怎么切", "敞着后门切", "后门能开着吗", "穿板怎么做"],
    en: [
      "cut long boards",
      "back door open while cutting",
      "how does pass-through work",
      "feed a long board",
    ],
  },
  price: {
    zh: ["价格", "报价", "多少钱", "贵不贵", "价目表", "什么价位", "最便宜的是哪款"],
    en: ["price", "quote", "how much is it", "cost of a machine", "price list", "cheapest model"],
  },
  "minimum-order": {
    zh: ["起订量", "最低数量", "只买一台可以吗", "一台卖吗"],
    en: ["minimum order", "MOQ", "can I buy just one", "smallest quantity"],
  },
  room: {
    zh: ["房间要多大", "场地要求", "地面承重", "放得下吗", "安装要多大地方"],
    en: ["how big a room do I need", "floor load", "space requirements", "site requirements"],
  },
  mains: {
    zh: ["要什么样的电", "要单独走线吗", "接电要求", "插座够不够"],
    en: [
      "what mains supply is needed",
      "do I need a separate circuit",
      "electrical installation",
      "power socket",
    ],
  },
  exhaust: {
    zh: [
      "必须排风吗",
      "烟排到哪里",
      "烟怎么处理",
      "要装排烟管吗",
      "没有窗户怎么办",
      "没有通风口的房间能用吗",
    ],
    en: [
      "do I need ventilation",
      "where does the smoke go",
      "must it be vented outside",
      "no window in the room",
    ],
  },
  complete: {
    zh: ["买回来能直接用吗", "还要另外买什么", "包含哪些东西", "到货清单"],
    en: ["is it complete", "what else do I need to buy", "what is included", "what comes in the box"],
  },
  "learning-time": {
    zh: ["学会要多久", "难不难学", "没用过能上手吗", "有培训吗"],
    en: [
      "how long does it take to learn",
      "is it hard to learn",
      "is it hard to use",
      "training",
      "suitable for beginners",
    ],
  },
  "glass-or-rf": {
    zh: ["玻璃管好还是射频管好", "射频管和玻璃管的区别", "选 RF 还是玻璃管"],
    en: ["RF or glass tube", "difference between RF and glass tubes", "which tube should I choose"],
  },
  "try-first": {
    zh: ["可以先试试吗", "能先看效果再买吗", "试切", "买之前试用"],
    en: ["can I try before I buy", "test cut first", "see the result before ordering"],
  },
  "after-request": {
    zh: ["提交之后多久回复", "多久能回复我", "留言以后会怎样", "谁会联系我", "下单流程"],
    en: [
      "what happens after I send a request",
      "when will I get an answer",
      "when will you reply",
      "who will contact me",
      "ordering process",
    ],
  },
  "warranty-length": {
    zh: ["保修多久", "质保期", "保修几年", "坏了管不管"],
    en: ["how long is the warranty", "warranty period", "length of the guarantee"],
  },
  "does-not-cut-through": {
    zh: ["切不透", "切不透是什么原因", "切不断了", "激光变弱了", "功率下降", "以前能切现在不行"],
    en: [
      "does not cut through",
      "not cutting all the way",
      "cuts are incomplete",
      "laser got weaker",
      "lost power",
    ],
  },
  "tube-life": {
    zh: ["激光管寿命", "管子多久换一次", "激光管多久换", "激光管能用几年", "什么时候换激光管"],
    en: ["tube life", "how long does a laser tube last", "when to replace the tube"],
  },
  "weak-extraction": {
    zh: ["烟抽不干净", "排风变弱", "机器里都是烟", "抽风不行了"],
    en: ["smoke is not extracted", "weak extraction", "smoke stays in the machine"],
  },
  lens: {
    zh: ["镜片怎么擦", "清洁镜片", "镜片脏了", "镜头怎么清洗", "用什么擦反射镜"],
    en: ["how to clean the lens", "dirty lens", "lens cleaning", "clean the mirrors"],
  },
  coolant: {
    zh: ["冷却水", "用什么水", "水多久换一次", "多久换水", "要用纯净水吗"],
    en: ["coolant", "which water to use", "cooling water", "distilled water"],
  },
  drawing: {
    zh: ["图纸怎么存", "导出什么格式", "图纸要求", "线宽设多少", "文字要转曲吗"],
    en: ["how to prepare a drawing", "export settings", "line width for cutting", "convert text to outlines"],
  },
  "wrong-size": {
    zh: ["尺寸不对", "切出来偏小", "切缝多宽", "尺寸有误差"],
    en: ["wrong size", "parts come out too small", "kerf width", "dimensions are off"],
  },
  computer: {
    zh: ["软件要什么电脑", "电脑配置要求", "苹果电脑能用吗", "Mac 能用吗"],
    en: ["computer requirements", "does the software run on a Mac", "which computer do I need"],
  },
  unattended: {
    zh: ["可以没人看着吗", "机器能自己开着吗", "晚上能自动跑吗", "无人值守", "离开一会儿行不行"],
    en: ["can it run unattended", "leave it running overnight", "do I have to watch it"],
  },
  noise: {
    zh: ["声音大不大", "吵吗", "会不会吵到邻居"],
    en: ["is it loud", "noise in an office", "will it disturb neighbours"],
  },
  "spare-parts": {
    zh: ["备件多久发货", "配件几天到", "买配件", "零件哪里买"],
    en: ["spare parts delivery", "how soon are parts sent", "where to buy parts"],
  },
  remote: {
    zh: ["远程诊断", "会不会远程控制我的机器", "远程维修", "远程看机器"],
    en: ["remote diagnosis", "will you access my machine remotely", "remote support"],
  },
  pvc: {
    zh: ["薄的 PVC 行不行", "PVC 贴膜能刻吗"],
    en: ["thin PVC film", "is a little PVC all right"],
  },
  "unknown-plastic": {
    zh: ["不知道是什么塑料", "不认识的塑料能切吗", "怎么判断塑料能不能切"],
    en: ["unknown plastic", "how to tell which plastic it is", "unidentified plastic"],
  },
  "abs-polycarbonate": {
    zh: ["ABS 能切吗", "聚碳酸酯能切吗"],
    en: ["cutting ABS", "cutting polycarbonate"],
  },
  "metal-with-co2": {
    zh: ["CO2 能刻金属吗", "二氧化碳激光打金属", "亚克力机能打不锈钢吗"],
    en: ["CO2 laser on metal", "engrave bare metal with CO2", "can a CO2 machine mark steel"],
  },
  "cut-metal-sheet": {
    zh: ["能切金属板吗", "切铁板", "切钢板", "切铝板", "光纤机能切金属吗"],
    en: ["cut metal sheet", "cutting steel", "cut aluminium plate", "does the fiber laser cut metal"],
  },
  "how-thick": {
    zh: ["能切多厚", "最大切割厚度是多少", "最厚能切几毫米"],
    en: ["how thick can it cut", "what is the maximum thickness", "cutting depth"],
  },
  "cast-or-extruded": {
    zh: ["浇铸还是挤出亚克力", "买哪种亚克力", "浇铸板和挤出板的区别"],
    en: ["cast or extruded acrylic", "which acrylic should I buy", "difference between cast and extruded"],
  },
  "clear-acrylic-blue": {
    zh: ["蓝光能切透明亚克力吗", "透明板蓝光切不动", "二极管激光切透明亚克力"],
    en: [
      "blue laser clear acrylic",
      "diode laser on transparent acrylic",
      "cut transparent acrylic with the diode",
    ],
  },
  plywood: {
    zh: ["胶合板切不透", "三合板", "多层板为什么切不透", "夹板"],
    en: ["plywood does not cut through", "which plywood to buy", "plywood glue"],
  },
  leather: {
    zh: ["哪种皮革可以切", "植鞣革", "铬鞣革能切吗"],
    en: ["which leather can be cut", "vegetable-tanned leather", "chrome-tanned leather"],
  },
  "glass-and-stone": {
    zh: ["玻璃能切吗", "石头能切吗", "大理石能切割吗"],
    en: ["can glass be cut", "cutting stone", "cut marble"],
  },
  "settings-of-others": {
    zh: ["功率速度设多少", "参数怎么调", "网上的参数能用吗", "有没有参数表"],
    en: [
      "which settings should I use",
      "power and speed settings",
      "settings from the internet",
      "settings table",
    ],
  },
};

const groups: readonly (readonly [CategoryId, Authored<readonly FaqItem[]>])[] = [
  ["buying", purchaseQuestions],
  ["use", technicalQuestions],
  ["materials", materialQuestions],
];

/** Topics from the FAQ page and from the models' questions. */
export const faqTopics = (resolution: KnowledgeResolution): Topic[] => [
  ...groups.flatMap(([category, items]) =>
    items.map(({ id, question, answer }): Topic => {
      const name = id ? say(id, resolution) : "";
      const ways = asked[name];
      if (!ways) {
        throw new Error(
          `The chat has no other ways of asking the question "${name}" of /support/faq: add them.`,
        );
      }
      return {
        id: `faq.${name}`,
        category,
        question,
        asked: ways,
        answer,
        page: "faq",
        suffix: `#${name}`,
      };
    }),
  ),
];

/** Topics from the questions on each model's page, in the page's words. */
export const modelQuestions = (): Topic[] =>
  productModels.flatMap((model) =>
    model.faqs.map(
      ({ question, answer }: { question: Words; answer: Words }, index): Topic => ({
        id: `faq.${model.slug}.${index + 1}`,
        category: "models",
        question,
        asked: { zh: [], en: [] },
        answer,
        ...placeOf(model),
      }),
    ),
  );
