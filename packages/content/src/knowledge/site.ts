import { msg } from "@lingui/core/macro";
import { inline, verbatim } from "../authoring.ts";
import { brand } from "../brand.ts";
import { accessories } from "../products/accessories.ts";
import { claims } from "../products/claims.ts";
import { learning, models, warranty } from "../products/facts.ts";
import { careRows, troubleSteps } from "../safety/care.ts";
import { kinds } from "../safety/kinds.ts";
import type { Topic } from "./topic.ts";

/*
 * What the pages tell about service, contracts, rooms and tools, beside the FAQ and the tables. A text that stands on a page is
 * written as there: the same words have one translation.
 */

const course = inline(learning.course);
const general = inline(warranty.general);
const tube = inline(warranty.tube);
const email = inline(verbatim(brand.email));
const names = inline(verbatim([models["light-530"].name, models["light-640"].name].join(" / ")));
const serviceLine = inline(verbatim(brand.servicePhone));
const room = inline(claims.roomOfMarker);
const goggles = inline(claims.goggles);
const screens = inline(claims.screens);
const [people, attended] = [inline(kinds.glassTube.people), inline(kinds.glassTube.unattended)];
const cartridge = inline(
  msg`看材料和开机时间，没有一个天数说得准。木材和皮革烟大，比亚克力换得勤；以每周看到的颜色和听到的风声为准。`,
);
const cartridgeCheck = inline(accessories.smokeFilter.features[1]);
const [trayWhen, trayWork] = [inline(careRows.tray.cells[0]), inline(careRows.tray.cells[1])];
const [mirrors, beamPath] = [inline(troubleSteps.mirrors.text), inline(troubleSteps.path.text)];

const agreed: readonly Topic[] = [
  {
    id: "service.training",
    category: "service",
    question: msg`谁来安装，怎样培训？`,
    asked: {
      zh: [
        "谁来安装",
        "上门安装吗",
        "包安装吗",
        "派人来装吗",
        "在哪里培训",
        "用什么语言培训",
        "上门培训吗",
        "安装收费吗",
      ],
      en: [
        "who installs it",
        "do you install the machine",
        "is installation included",
        "on-site training",
        "where is the training",
        "training language",
        "will an engineer come and set it up",
      ],
    },
    answer: msg`操作培训 ${course}；查光路、校焦距、擦镜片，也会带着您做一遍。在哪里教、用哪种语言、装机收不收费，签合同前问清，我们在报价单上写明。`,
    page: "service",
  },
  {
    id: "warranty.contract",
    category: "service",
    question: msg`保修从哪天算起，哪些地区保，运费谁付？`,
    asked: {
      zh: [
        "保修从哪天开始",
        "保修什么时候起算",
        "国外保修吗",
        "我们这里保不保修",
        "寄修运费谁付",
        "全球联保吗",
      ],
      en: [
        "when does the warranty start",
        "is the warranty valid abroad",
        "is my country covered",
        "international warranty",
        "who pays the shipping for repairs",
        "worldwide warranty",
      ],
    },
    answer: msg`从哪一天算起、保修地区和运费由谁付，以合同为准；签之前请逐条问清。`,
    page: "warranty",
  },
  {
    id: "warranty.arrived",
    category: "service",
    question: msg`到货就坏了怎么办？`,
    asked: {
      zh: ["到货就坏了", "收到就是裂的", "镜片到手就碎了", "运输途中坏了", "开箱发现坏了", "路上摔坏了"],
      en: [
        "it arrived broken",
        "lens arrived cracked",
        "damaged in transit",
        "damaged on delivery",
        "broken out of the box",
        "parcel was damaged",
      ],
    },
    answer: msg`当天拍照告诉我们：损坏的地方和机身铭牌都拍下来，发到 ${email}。`,
    page: "warranty",
  },
  {
    id: "service.paid",
    category: "service",
    question: msg`过了保修期，维修和上门收费吗？`,
    asked: {
      zh: ["过保以后修要钱吗", "上门收费吗", "维修费怎么算", "出保了还修吗"],
      en: [
        "repairs after the warranty",
        "does a visit cost extra",
        "cost of a repair",
        "service fees",
        "call-out charge",
      ],
    },
    answer: msg`过保的维修、上门和培训收不收费，签合同前问清，我们在报价单上写明。机器坏了，打售后电话 ${serviceLine}。`,
    page: "service",
  },
  {
    id: "company.certificates",
    category: "service",
    question: msg`有哪些证书，激光类别是几类？`,
    asked: {
      zh: ["有 CE 吗", "符合性声明", "有证书吗", "激光是几类的", "激光等级", "有没有认证", "FDA 认证"],
      en: [
        "CE certificate",
        "declaration of conformity",
        "which certificates do you have",
        "laser class",
        "is it class 1",
        "FDA registration",
        "UKCA",
        "ISO 9001",
      ],
    },
    answer: msg`证书的清单和有效期向我们索取，签合同之前请核对原件。这些证书不代替激光类别：您那台的激光类别和符合性声明，另外向我们索取。`,
    page: "contactus",
  },
  {
    id: "order.freight",
    category: "buying",
    question: msg`能送到我这里吗，运费和税谁付？`,
    asked: {
      zh: ["出口吗", "能发到国外吗", "运费谁出", "关税谁付", "包邮吗", "送货上门吗", "能寄到外地吗"],
      en: [
        "do you export",
        "do you ship to my country",
        "who pays the freight",
        "import duty",
        "delivery to my door",
        "international shipping",
        "do you deliver abroad",
      ],
    },
    answer: msg`送到哪里，询价时写明：销售按型号、功率、配件和送货地点报价。哪天交货、运费由谁付，写进合同；关税和增值税也请一并问清。`,
    page: "contactus",
  },
  {
    id: "order.steps",
    category: "buying",
    question: msg`从询价到用上，要走哪几步？`,
    asked: {
      zh: ["购买流程", "下单流程是怎样的", "买机器的步骤", "从咨询到收货", "询价要提供什么"],
      en: [
        "ordering process",
        "steps to buy a machine",
        "from enquiry to first job",
        "what do you need for a quote",
        "purchase procedure",
      ],
    },
    answer: msg`六步：说清要做什么；寄材料打样；对照规格页量场地；报价和签合同；学会操作；有保修和备件。询价时写明材料、厚度、最大一件、每天的数量和送货地点。`,
    page: "about",
  },
  {
    id: "sample.material",
    category: "buying",
    question: msg`打样要寄多少材料？`,
    asked: {
      zh: ["打样寄几块", "寄多少料", "样品要多大", "打样材料怎么寄", "打样寄到哪里"],
      en: [
        "how much material for a sample",
        "how many pieces do I send",
        "where do I send the material",
        "can I send you a piece of my material",
        "post you a piece for testing",
      ],
    },
    answer: msg`填好申请，等我们回信，再寄材料：寄到哪里、收不收费、来回运费谁付、几天寄回，信里逐项写明。每种材料寄三到五块；材料页或应用页上另写了数量的，照那个数。塑料附上厂家写明成分的安全技术说明书（SDS）或者书面说明。`,
    page: "sample",
  },
  {
    id: "sample.cost",
    category: "buying",
    question: msg`打样收费吗，几天寄回？`,
    asked: {
      zh: ["打样要钱吗", "打样几天", "样品多久寄回来", "打样运费谁付"],
      en: [
        "is a sample free",
        "does a sample cost anything",
        "how long does a sample take",
        "when do I get the sample back",
      ],
    },
    answer: msg`填好申请，等我们回信，再寄材料：寄到哪里、收不收费、来回运费谁付、几天寄回，信里逐项写明。样品寄回时，附上机型和参数。`,
    page: "sample",
  },
  {
    id: "sample.refused",
    category: "buying",
    question: msg`哪些材料不能打样？`,
    asked: {
      zh: ["什么不能打样", "哪些料不收", "PVC 能打样吗"],
      en: ["what can't you sample", "which materials do you refuse", "materials you do not test"],
    },
    answer: msg`PVC、刻字膜和车贴膜、人造革、玻纤板和成分不明的阻燃板，不论大小都不收；禁用清单上有的，都不收。铬鞣革未经我们书面同意，不收。`,
    page: "sample",
  },
  {
    id: "partner.roles",
    category: "buying",
    question: msg`经销合作，谁负责什么？`,
    asked: {
      zh: [
        "售后谁负责",
        "经销商负责安装吗",
        "报修电话谁接",
        "合作分工",
        "代理商要做什么",
        "厂家给经销商什么支持",
      ],
      en: [
        "who takes service calls",
        "who does what as a dealer",
        "what does the dealer do",
        "does the dealer install the machine",
        "support for dealers",
        "dealer responsibilities",
      ],
    },
    answer: msg`我们打样、报价、出手册和备件，教会您操作；您收客户的材料和图，上门量场地、安装，教会客户。保修：整机 ${general}，玻璃管 ${tube}；谁接报修电话，写进合同。`,
    page: "partner",
  },
  {
    id: "partner.stock",
    category: "buying",
    question: msg`做经销要压货、要展示机吗？`,
    asked: {
      zh: ["经销要压货吗", "代理要囤货吗", "展示机怎么给", "首批拿多少", "经销门槛"],
      en: [
        "do dealers hold stock",
        "minimum stock for dealers",
        "demonstration machine for dealers",
        "first order as a dealer",
        "dealer requirements",
      ],
    },
    answer: msg`一台起订，不必压货。展示机、首批备件和客户分期怎么安排，按当地情况单独谈，写进合同。`,
    page: "partner",
  },
  {
    id: "partner.pictures",
    category: "buying",
    question: msg`产品图片和资料可以用吗？`,
    asked: {
      zh: ["能用你们的图片吗", "产品图可以放我店里吗", "宣传资料", "图片授权", "有没有高清产品图"],
      en: [
        "may I use your product photos",
        "pictures for our website",
        "marketing material",
        "can we use your images",
        "brochures for dealers",
      ],
    },
    answer: msg`经销商介绍我们的产品时，可以使用本站的产品图和作品图（都是电脑渲染的），注明出处；别的用途请先发邮件问。`,
    page: "partner",
  },
];

const tools: readonly Topic[] = [
  {
    id: "drawing-check",
    category: "use",
    question: msg`图纸能先查一下吗？`,
    asked: {
      zh: [
        "帮我看看图纸",
        "图纸检查",
        "检查图纸",
        "图能不能切",
        "切一张图要多久",
        "加工时间估算",
        "一张板能排几件",
      ],
      en: [
        "can you check my drawing",
        "drawing check",
        "check my file",
        "is my drawing okay to cut",
        "estimate cutting time",
        "how long will my drawing take",
        "how many parts from one sheet",
      ],
    },
    answer: msg`可以，用“查图纸”页：放进 SVG 或 DXF，当场看到哪里要改、哪台能做、要多久、一张板出几件。图纸只在您的浏览器里打开，不上传。只有您点“附到打样申请”，它才发给我们。`,
    page: "drawingCheck",
    suffix: "#check",
  },
  {
    id: "room-plan",
    category: "use",
    question: msg`怎么知道房间摆不摆得下？`,
    asked: {
      zh: ["量场地", "画平面图", "场地平面图", "机器布局怎么排", "房间布置图", "几台机器摆得下吗"],
      en: [
        "room planner",
        "draw a floor plan",
        "plan my workshop layout",
        "measure my room",
        "how many machines fit in my room",
      ],
    },
    answer: msg`在“量场地”页摆一摆：填房间、门、电和烟的出口，把机器拖到平面图上，每条规则都写明够不够、出处在哪。图可以按比例打印，也可以带着它问我们。`,
    page: "room",
    suffix: "#plan",
  },
  {
    id: "settings.files",
    category: "use",
    question: msg`有 LightBurn 的参数库吗？`,
    asked: {
      zh: ["LightBurn 参数库", "材料库下载", "参数表能下载吗", "clb 文件", "参数能导出吗"],
      en: [
        "LightBurn library",
        "material library download",
        "download the settings",
        "clb file",
        "settings as a spreadsheet",
      ],
    },
    answer: msg`参数页上每台机器一页，可以下载 LightBurn 材料库（.clb）、CSV 和 JSON：木板和亚克力的切割。机器用 LightMaker Studio；LightBurn 的文件给已经在用它的人，您那台能不能用 LightBurn，先问我们。`,
    page: "settings",
  },
  {
    id: "downloads.drawings",
    category: "use",
    question: msg`有练习用的图纸和测试格吗？`,
    asked: {
      zh: ["练习图纸", "现成的图纸下载", "切割样例", "测试格下载", "有没有图库", "教学用的图", "免费图纸"],
      en: [
        "files to practise with",
        "test grid download",
        "cut files",
        "sample drawings",
        "free designs",
        "lesson files",
        "example projects",
      ],
    },
    answer: msg`下载页有每个型号的测试格，还有一包切割样例：切缝测试片、指接盒、手机支架、齿轮、杯垫和名牌。样例可以改，也可以做成东西卖。`,
    page: "downloads",
    suffix: "#drawings",
  },
  {
    id: "files.errors",
    category: "use",
    question: msg`图纸导入以后不对，多半错在哪里？`,
    asked: {
      zh: ["导进来尺寸不对", "图导进去变大了", "DXF 单位不对", "线断了切不下来", "重复的线"],
      en: [
        "drawing is the wrong size after import",
        "DXF comes in huge",
        "inches read as millimetres",
        "the part does not drop out",
        "overlapping lines in my file",
      ],
    },
    answer: msg`多半错在三处。单位：导入后核对总尺寸，差 25.4 倍，就是英寸当成了毫米。断开的线：缺口处切不下来，接上了再排版。重叠的线：同一处切两次，边会烧宽，删到只剩一条。`,
    page: "software",
  },
  {
    id: "comparison",
    category: "models",
    question: msg`能把几个型号放在一起比吗？`,
    asked: {
      zh: ["对比表", "型号对比", "几款放一起比", "有没有比较的表格"],
      en: ["comparison table", "compare the models", "side by side comparison", "table of all models"],
    },
    answer: msg`能。产品页上挑两到四款并排比，可以只看不同的行；规格页有全部型号的全部参数。`,
    page: "products",
    suffix: "#compare",
  },
  {
    id: "machine.identify",
    category: "use",
    question: msg`怎么知道我的机器是哪个型号？`,
    asked: {
      zh: ["怎么认型号", "铭牌在哪", "序列号在哪里", "不知道是哪一款", "机器编号在哪"],
      en: [
        "which machine is mine",
        "where is the rating plate",
        "where is the serial number",
        "identify my machine",
      ],
    },
    answer: msg`机身铭牌上写着型号和编号。看不到铭牌，先看有没有上盖，再看颜色或者台面大小，四步认出来，都在“认机器”页。`,
    page: "machine",
  },
];

const site: readonly Topic[] = [
  {
    id: "room.mark-m20",
    category: "use",
    question: msg`Mark M20 要放在什么样的房间？`,
    asked: {
      zh: ["打标机放哪里", "M20 要什么房间", "打标机能放办公室吗", "打标机要单独房间吗"],
      en: [
        "what room does the Mark M20 need",
        "where can I put the marker",
        "does the marker need its own room",
        "can the marker stand in an office",
      ],
    },
    answer: msg`光路敞开的 Mark M20 放在${room}，不在课堂上使用。窗和玻璃隔断用${screens}遮住，反光的东西盖好或拿走；在场的人都戴${goggles}。`,
    page: "safety",
    subjects: ["mark-m20"],
  },
  {
    id: "people",
    category: "use",
    question: msg`谁可以操作机器，学生可以吗？`,
    asked: {
      zh: ["学生能自己操作吗", "小孩能用吗", "谁可以开机", "学生能按启动吗", "几岁可以用", "要有人看着吗"],
      en: [
        "can pupils use it",
        "who may operate the machine",
        "can students press start",
        "minimum age to use it",
        "can children use the laser",
        "does a teacher have to be there",
      ],
    },
    answer: msg`${people}${attended}`,
    page: "safety",
  },
  {
    id: "smoke",
    category: "use",
    question: msg`激光的烟对人有害吗？`,
    asked: {
      zh: ["烟有毒吗", "烟对身体有害吗", "烟对小孩有没有害", "烟能闻吗", "吸了烟会怎样"],
      en: [
        "is the smoke dangerous",
        "are the fumes toxic",
        "is the smoke harmful",
        "health risk of the fumes",
        "is it bad to breathe",
      ],
    },
    answer: kinds.glassTube.smoke,
    page: "safety",
  },
  {
    id: "purifier.ventilation",
    category: "use",
    question: msg`有了净化器，还要通风吗？`,
    asked: {
      zh: [
        "用净化器还要开窗吗",
        "净化器管不管一氧化碳",
        "要装一氧化碳报警器吗",
        "过滤完能排屋里吗",
        "为什么要一氧化碳报警器",
      ],
      en: [
        "do I still need ventilation with a purifier",
        "do I need a carbon monoxide alarm",
        "exhaust into the room with filters",
        "recirculate filtered air",
        "why a carbon monoxide alarm",
      ],
    },
    answer: msg`要。房间必须能换气，再装一只一氧化碳报警器：净化器收颗粒，活性炭吸附大部分气味和一部分气体，都不拦一氧化碳；开盖取件时也还会散出一些。`,
    page: "accessories",
  },
  {
    id: "purifier.filter",
    category: "use",
    question: msg`净化器的滤芯用多久？`,
    asked: {
      zh: ["滤芯多久换一次", "滤芯什么时候换", "滤芯寿命", "活性炭多久换", "过滤器要换吗"],
      en: [
        "how often do I change the filter",
        "how long does a filter cartridge last",
        "when do I replace the filter",
        "filter life",
        "change the carbon filter",
      ],
    },
    answer: msg`${cartridge}${cartridgeCheck}`,
    page: "accessories",
  },
  {
    id: "accessories.others",
    category: "use",
    question: msg`别的型号能配净化器或旋转轴吗？`,
    asked: {
      zh: ["960 能装净化器吗", "1390 能用旋转轴吗", "别的机器能配吗"],
      en: [
        "does the purifier fit other models",
        "rotary on the 1390",
        "can I use the rotary on another model",
      ],
    },
    answer: msg`不能，这两样只配 ${names}。别的型号排不到室外的，先问我们；圆件只有这两款能转着刻；Mark M20 的排风绝不能接空气净化器。`,
    page: "accessories",
  },
  {
    id: "rotary.handle",
    category: "use",
    question: msg`有把手的杯子放得上吗？`,
    asked: {
      zh: ["马克杯能转吗", "带把的杯子能刻吗", "杯把会不会碰到"],
      en: [
        "can I engrave a mug with a handle",
        "mugs with handles on the rotary",
        "does the handle get in the way",
      ],
    },
    answer: msg`先看釉和涂层：陶瓷杯要厂家写明釉料不含铅，有涂层的金属杯先要安全技术说明书（SDS）。能转满一圈的都行；把手会碰到滚轮或激光头的，只转能转的那一段，图案也按那一段排。`,
    page: "accessories",
  },
  {
    id: "tube.change",
    category: "use",
    question: msg`激光管能自己换吗？`,
    asked: {
      zh: ["自己换激光管", "换管要找人吗", "谁来换管子", "激光管怎么换"],
      en: [
        "can I change the tube myself",
        "who may replace the laser tube",
        "how do I swap the tube",
        "fit a new tube ourselves",
      ],
    },
    answer: claims.changingTube,
    page: "maintenance",
  },
  {
    id: "water.winter",
    category: "use",
    question: msg`冬天屋里会结冰怎么办？`,
    asked: {
      zh: ["冬天水会结冰吗", "要放水吗", "零下能放机器吗", "防冻"],
      en: [
        "water freezing in winter",
        "unheated workshop in winter",
        "do I drain the water",
        "antifreeze",
        "frost",
      ],
    },
    answer: msg`加水、放水之前关机、断电。冬天会结冰的屋子，停用前把水放掉。`,
    page: "maintenance",
  },
  {
    id: "water.hot",
    category: "use",
    question: msg`水温太高怎么办？`,
    asked: {
      zh: ["夏天水温高", "水太热了", "水温报警", "水温超了"],
      en: ["water too hot", "water temperature alarm", "cooling water gets warm in summer", "overheating"],
    },
    answer: msg`水温超过附带资料上写的上限，停下来，等它降下去；反复超过，查水泵和散热。资料没有写上限的，向我们索取。`,
    page: "maintenance",
  },
  {
    id: "care.tray",
    category: "use",
    question: msg`碎屑和台面怎么清理？`,
    asked: {
      zh: ["碎屑盘怎么清", "台面下面的渣多久倒", "蜂窝板怎么清理"],
      en: ["how do I clean the bed", "empty the crumb tray", "clean the honeycomb", "debris under the bed"],
    },
    answer: msg`${trayWhen}：${trayWork}`,
    page: "maintenance",
  },
  {
    id: "care.mirrors",
    category: "use",
    question: msg`反射镜怎么擦，光路怎么查？`,
    asked: {
      zh: ["反射镜怎么清洁", "光路怎么校", "光路偏了怎么办", "激光不准"],
      en: ["how do I clean the mirrors", "how do I align the beam", "beam alignment", "mirror alignment"],
    },
    answer: msg`${mirrors}${beamPath}`,
    page: "maintenance",
  },
  {
    id: "data.delete",
    category: "service",
    question: msg`怎样查看或删除我的个人信息？`,
    asked: {
      zh: ["删除我的资料", "注销我的信息", "查看我的数据"],
      en: ["delete my data", "see what data you have about me", "GDPR request", "remove my details"],
    },
    answer: msg`发邮件到 ${email}，写明填表时留的邮箱。存什么、存多久、谁看得到，隐私页写着。`,
    page: "privacy",
  },
];

/** Topics of what the pages tell beside the FAQ and the tables. */
export const siteTopics: readonly Topic[] = [...agreed, ...tools, ...site];
