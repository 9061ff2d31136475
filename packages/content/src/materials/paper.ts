import { msg } from "@lingui/core/macro";
import { inline, link, verbatim } from "../authoring.ts";
import { abilities } from "../products/cuts.ts";
import { models } from "../products/facts.ts";
import { onRequest } from "../products/specs.ts";
import { defineMaterial } from "./material.ts";

const area530 = inline(models["light-530"].workArea);

const area640 = inline(models["light-640"].workArea);

const area1610 = inline(models["light-1610"].workArea);

const spot = inline(models["light-blue-530"].spotSize);

export const paper = defineMaterial({
  id: "paper",
  meta: {
    title: msg`激光切割纸张与卡纸`,
    description: msg`贺卡、请柬、纸雕和包装打样：怎样切得细、焦边浅，怎样不让纸飞起来，多大的纸放得下。`,
    keywords: msg`激光切纸,纸雕,请柬镂空,包装打样,激光切割卡纸`,
  },
  card: msg`高速低功率，吹气压住火。`,
  banner: {
    title: msg`激光切纸和卡纸：切得细，焦边浅`,
    lead: msg`速度高、功率低、吹气开着，切边只留一线浅黄。`,
    alt: msg`浅色背景上散放的彩色卡纸花片、纸花和吊牌`,
    pictureTone: "light",
  },
  blocks: {
    quality: {
      title: msg`细条能切多细，先试一排`,
      description: msg`刀会拽纸，光不会，所以镂空可以比刀刻更细。决定边缘颜色的是停留的时间：转角多的图，机器一减速就焦，把小尖角改成小圆角，整张都干净。`,
      alt: msg`白卡纸切成的蕾丝，一层翘起，下面是蓝色卡纸`,
    },
    process: {
      title: msg`焦边怎样变浅`,
      description: msg`速度调高，功率从低往上加，刚好切透就停。正面朝下切，烟痕留在背面。从中间往外切，外围一直连着，纸不会塌。`,
      alt: msg`激光头从白卡纸上切出圆形蕾丝，一半的孔已经镂空`,
    },
    applications: {
      title: msg`不开刀模也能镂空`,
      description: msg`请柬、吊牌、灯罩、分层纸雕，三十份也划算，不用开刀模。改名字只改文件，座位卡、证书、礼盒腰封可以每张都不同。`,
      alt: msg`聚会餐桌：礼物前的镂空吊牌、瓶里的纸花和墙上的纸鸟挂饰`,
    },
  },
  beams: {
    lead: msg`CO₂ 和蓝光都能切纸，效果看速度和吹气。`,
    co2: {
      ...abilities.paper.co2,
      reason: msg`从薄纸到厚卡都能切；雕刻是刻掉表面一层，只适合厚卡。`,
    },
    diode: {
      ...abilities.paper.diode,
      reason: msg`光斑 ${spot}，深色纸上最利落；白纸要多试两格。`,
    },
    fiber: {
      ...abilities.paper.fiber,
      reason: msg`打标机不做纸，请留给金属件。`,
    },
  },
  figures: {
    title: msg`放得下多大的纸`,
    lead: msg`切纸比的是幅面，厚度很少成问题；瓦楞和灰板按张试。`,
    limitsTitle: msg`工作幅面`,
    limits: [
      { model: "light-530", value: models["light-530"].workArea },
      { model: "light-blue-530", value: onRequest },
      { model: "light-530-rf", value: onRequest },
      { model: "light-640", value: models["light-640"].workArea },
      { model: "light-960", value: models["light-960"].workArea },
      { model: "light-1390", value: models["light-1390"].workArea },
      { model: "light-1610", value: models["light-1610"].workArea },
    ],
    startTitle: msg`起步参数：纸用自己排的小测试格`,
    start: [
      { label: msg`速度`, value: msg`用机器还能走稳的高速；转角多的图，先降一档` },
      { label: msg`功率`, value: msg`从最低往上加，刚好切透就停` },
      { label: msg`吹气`, value: msg`带吹气的机型一直开着吹气，既压火也吹走烟` },
      { label: msg`遍数`, value: msg`厚卡宁可轻轻走两遍，不要一遍烧透` },
    ],
    note: msg`纸没有通用的数字：克重、涂层、天气潮不潮，都有影响。不要用下载的测试格试纸：太慢、太强，会着火。自己排一张小的，六档高速、三档低功率，用同一叠里的一张试，人守着，几分钟就有答案。`,
  },
  practice: {
    title: msg`切纸要注意什么`,
    kerf: {
      title: msg`线有多粗`,
      description: msg`纸的切缝很细，套色和镶嵌几乎不用补偿。真正要留意的是最窄处：两条切线之间留得太窄，不是烧断，就是一拿就断；先切一排由宽到窄的细条，看哪一根立得住。`,
    },
    fumes: {
      title: msg`烟和火`,
      description: msg`切纸的烟不多，但会熏黄纸面，台面下的烟也要抽得走。起明火的风险比木头大：停机以后再清碎纸；几张纸并排放，不叠着切；守在旁边，看有没有火和烟，不盯光点；灭火器放在够得着的地方。`,
    },
    preparation: {
      title: msg`不飞的办法`,
      description: msg`四角压磁条；台面带不带吸风，按机型问我们。细条之间留一点连接，切完再用刀断开。卷过的纸先反卷压平，不平的地方就对不准焦。`,
    },
    finishing: {
      title: msg`取下和拼装`,
      description: msg`激光停了，排风再开几分钟；先关吹气再开盖，碎片就不会满台飞。浅褐的边用软橡皮轻轻一蹭就淡。多层纸雕用泡棉胶点垫高，层与层之间有了影子，画面就有了深浅。`,
    },
  },
  inDocuments: [
    {
      note: msg`纸没有通用的数字：克重、涂层、天气潮不潮，都有影响。下载的测试格是给板材切割的，对纸太慢、太强，不要拿来切纸。自己画一张小的，六档高速、三档低功率，用同一叠里的一张试。`,
      preparation: {
        title: msg`不飞的办法`,
        description: msg`四角用磁条压平。细条之间留一点连接，切完再用刀断开。卷过的纸先反卷压平，不平的地方就对不准焦。`,
      },
      finishing: {
        title: msg`取下和拼装`,
        description: msg`激光停了、烟抽净以后，先关吹气再开盖，碎片就不会乱飞。浅褐的边用软橡皮轻轻一蹭就淡。多层纸雕用泡棉胶点垫高，层与层之间有了影子，画面就有了深浅。`,
      },
    },
  ],
  never: {
    title: msg`看着像纸，其实是塑料`,
    text: msg`覆了膜的、合成的、当作皮纸卖的，切之前撕开一角：撕得出毛边的是纸，拉得长的是塑料，弄清是哪一种之前不切；弄清了，在禁用清单上的也不切，别的先问我们。`,
    substances: ["vinyl", "pvc", "imitation-leather", "polystyrene-foam"],
  },
  showcase: {
    title: msg`用纸做的十二件东西`,
    lead: msg`贺卡、灯笼、礼盒、吊牌和挂饰。`,
    objects: [
      { object: "pop-up-card", title: msg`立体贺卡`, alt: msg`打开的立体贺卡` },
      { object: "lantern", title: msg`纸灯笼`, alt: msg`透光的镂空纸灯笼` },
      { object: "snowflake", title: msg`雪花`, alt: msg`镂空纸雪花` },
      { object: "invitation", title: msg`请柬`, alt: msg`花边镂空请柬` },
      { object: "landscape", title: msg`层叠山水`, alt: msg`层层叠起的纸雕山水` },
      { object: "gift-box", title: msg`礼盒`, alt: msg`镂空纸质礼盒` },
      { object: "gift-tags", title: msg`礼品吊牌`, alt: msg`牛皮纸上四枚系棉绳的镂空吊牌` },
      { object: "place-card", title: msg`座位卡`, alt: msg`摆好的餐桌上，带镂空枝叶的座位卡` },
      { object: "flowers", title: msg`纸花`, alt: msg`蓝灰花瓶里的珊瑚色、黄色和白色纸花` },
      { object: "mobile", title: msg`飞鸟挂饰`, alt: msg`木圈下挂着插翅的纸鸟` },
      { object: "calendar", title: msg`台历`, alt: msg`月历格下面立着三色纸山峦的台历` },
      { object: "pillow-box", title: msg`枕形盒`, alt: msg`开着花窗、透出金纸的两只枕形盒` },
    ],
  },
  products: {
    title: msg`打样用桌面机，成批用落地机`,
    morningLight: msg`${area530} 刚好放下一张 A3，短边只余 3 mm，要对齐；贺卡店和工作室够用。`,
    zhongtian: msg`一版并排多张，不叠着切：${area640} 到 ${area1610}，包装打样一次出整套展开图。`,
  },
  ask: {
    title: msg`做请柬还是做纸雕？`,
    lead: msg`寄三张同样的纸来：一张试，一张切，一张留着比颜色。`,
    sample: msg`申请纸样打样`,
    other: link("art", msg`看纸雕与灯箱`),
  },
  substances: [
    {
      id: "paper",
      name: msg`纸`,
      also: [msg`纸张`, msg`打印纸`, msg`牛皮纸`, msg`宣纸`, verbatim("kraft paper")],
      verdict: "allowed",
      reason: msg`高速、低功率，边缘只留一线浅黄；覆膜的先问清膜。`,
    },
    {
      id: "cardstock",
      name: msg`卡纸`,
      also: [msg`白卡`, msg`厚卡纸`, msg`珠光纸`, msg`荷兰卡`, verbatim("Bristol")],
      verdict: "allowed",
      reason: msg`切得细，厚的走两遍；珠光和涂布面先试一角。`,
    },
    {
      id: "cardboard",
      name: msg`瓦楞纸板`,
      also: [msg`瓦楞纸`, msg`纸箱板`, msg`纸板`],
      verdict: "allowed",
      only: "co2",
      reason: msg`中间是空的，容易窝火：低功率、强吹气、不离人。`,
    },
    {
      id: "greyboard",
      name: msg`灰板`,
      also: [msg`灰纸板`, msg`模型卡`, msg`荷兰板`],
      verdict: "allowed",
      reason: msg`密实，边会焦，适合做模型的芯层和礼盒骨架。`,
    },
    {
      id: "photo-paper",
      name: msg`相纸`,
      also: [msg`覆膜纸`, msg`铜版纸覆膜`, msg`合成纸`],
      verdict: "unknown",
      reason: msg`表面那层塑料是什么，决定能不能切：查清以前不放，查清了再问我们。`,
    },
  ],
});
