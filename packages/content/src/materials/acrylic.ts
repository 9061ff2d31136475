import { msg } from "@lingui/core/macro";
import { inline, link, verbatim } from "../authoring.ts";
import { abilities } from "../products/cuts.ts";
import { kerf, models } from "../products/facts.ts";
import { protectiveFilm } from "./forbidden.ts";
import { defineMaterial } from "./material.ts";
import { cutDepths } from "./model-limits.ts";
import { startFrom } from "./starts.ts";

const thickest = inline(models["light-530"].cutThickness);
const thickestRf = inline(models["light-530-rf"].cutThickness);
const width = inline(kerf);
const largest = inline(models["light-1610"].workArea);
const area530 = inline(models["light-530"].workArea);
const fits530 = inline(models["light-530"].materialThickness);

const filmOff = inline(protectiveFilm);

export const acrylic = defineMaterial({
  id: "acrylic",
  meta: {
    title: msg`亚克力激光切割与雕刻`,
    description: msg`激光切割亚克力：浇铸板和挤出板差在哪里，怎样切出透亮的边，薄板从什么参数试起，哪些颜色蓝光切不动。`,
    keywords: msg`激光切割亚克力,有机玻璃,浇铸板,挤出板,亚克力雕刻`,
  },
  card: msg`切边透亮；浇铸板刻出来是白的。`,
  banner: {
    title: msg`亚克力：浇铸刻得白，挤出切得亮`,
    lead: msg`CO₂ 对各种颜色和透明板都有效；Light 530 最厚切到 ${thickest}，要用优质板材、分多遍切。`,
    alt: msg`木座上立着的彩色亚克力圆片和方片，影子也带着颜色`,
    pictureTone: "light",
  },
  blocks: {
    quality: {
      title: msg`切完不用抛光`,
      description: msg`走得匀，不求快，吹得轻，切口自己就熔成一道光面，能当成品交货。看到一条条竖纹，多半是走得太快，或者忽快忽慢；看到发雾，先把吹气关小。`,
      alt: msg`错开叠放的厚亚克力板，边缘像玻璃一样透，最上面一张刻着磨砂花纹`,
    },
    process: {
      title: msg`纸膜留着切，塑料膜先揭掉`,
      description: msg`出厂的纸膜挡住溅起的小点，切割时可以留着；要雕刻的那一面揭掉，否则刻的是纸。${filmOff}板垫高几毫米，光打穿之后不会从蜂窝台弹回来烫花背面；Light 530 上，板加垫块要在 ${fits530}。`,
      alt: msg`激光头正在不带膜的橙色亚克力板上切齿轮的轮廓和孔`,
    },
    applications: {
      title: msg`招牌、展架和灯的常用料`,
      description: msg`招牌、菜单架、桌号、蛋糕插牌、展架和灯，一张板排满，裁下来就能用。侧面打灯时，刻痕接住光，字会亮起来，所以夜灯总用浇铸透明板。`,
      alt: msg`咖啡店柜台上的亚克力招牌、笔筒、菜单架和蛋糕插牌`,
    },
  },
  beams: {
    lead: msg`颜色不影响 CO₂，却决定蓝光切不切得动。`,
    co2: {
      ...abilities.acrylic.co2,
      reason: msg`透明、乳白、彩色都吸收，切割和磨砂雕刻都用它。`,
    },
    diode: {
      ...abilities.acrylic.diode,
      reason: msg`只做深色、不透光的薄板，先寄料打样，打样证明行才做；透明的光会穿过去，白色和蓝色的也不行。`,
    },
    fiber: {
      ...abilities.acrylic.fiber,
      reason: msg`不用光纤加工亚克力，这类板请交给 CO₂ 机型。`,
    },
  },
  figures: {
    title: msg`切得到多厚`,
    lead: msg`${thickest} 是上限：要慢，要分几遍，板材也要好。在别家的机器上，60 W、100 W 的玻璃管一遍切透过 3 mm 板；您那台上，先做测试格。中天各型号切多厚的亚克力，请寄料打样。`,
    limitsTitle: msg`各机型切亚克力的厚度`,
    limits: cutDepths("acrylic"),
    start: [
      startFrom("acrylic-60", (watts, thickness) => msg`${watts}，${thickness} 板，一遍`),
      startFrom("acrylic-100", (watts, thickness) => msg`${watts}，${thickness} 板，一遍`),
    ],
    note: msg`以上只是试切的起点，牌子、颜色、浇铸还是挤出都会改变它。测试格做在同一张板的边角上，要切透，也要边亮。快不等于亮：刚能切透的最快一格，边上常有竖纹；往慢处退一两格，切口才熔得光。太慢会挂熔渣、会起火，所以挑竖纹消失、还没有挂渣的那一格，看见火苗就停机。`,
  },
  practice: {
    title: msg`开切之前和之后`,
    kerf: {
      title: msg`缝宽与锥度`,
      description: msg`CO₂ 机型切薄板，缝在 ${width} 之间。板越厚，上下口差得越多。要拼插的件，按板厚中间那一层的宽度量；镶嵌的两种颜色一个切在线外、一个切在线内，拼起来不留缝。`,
    },
    fumes: {
      title: msg`味道`,
      description: msg`气味甜而刺鼻，闻得到就说明排风不够。亚克力蒸气会起火：切的时候合上盖，带吹气的机型要开着吹气，人守在旁边。看见火苗立即停机，不等它变大。再切时提高速度、换薄料或分几遍。收工后通风，板上的味道过一夜才散。`,
    },
    preparation: {
      title: msg`买对板`,
      description: msg`问清浇铸还是挤出：刻字灯、奖牌要浇铸，只切外形、求便宜的用挤出。聚碳酸酯和 PVC 透明片跟亚克力放在一起看不出来，厂家的 SDS 和书面说明都没有的板，先当它不是亚克力。`,
    },
    finishing: {
      title: msg`擦与粘`,
      description: msg`刚切好的边有内应力，碰到酒精会起细裂，只用清水和软布。透明粘接用亚克力专用胶水，让它顺着缝自己吸进去；要上颜色，就在刻痕里填漆，表面擦净。`,
    },
  },
  inDocuments: [
    {
      sources: ["diode"],
      kerf: {
        title: msg`缝宽与锥度`,
        description: msg`蓝光的切缝没有公布，先切一排宽窄不同的插槽，自己量。板越厚，上下口差得越多：要拼插的件，按板厚中间那一层的宽度量；镶嵌的两种颜色一个切在线外、一个切在线内，拼起来不留缝。`,
      },
      note: msg`牌子、颜色、浇铸还是挤出都会改变参数。测试格做在同一张板的边角上，挑切得透、边又干净的最快一格。`,
      preparation: {
        title: msg`买对板`,
        description: msg`买深色、不透光、有安全技术说明书（SDS）的亚克力，对着灯看不透光才行；透明、白色和蓝色的在这台上做不了。深色的 PVC 和聚碳酸酯外观一样，厂家的 SDS 和书面说明都没有的板，先当它不是亚克力。`,
      },
      finishing: {
        title: msg`擦与粘`,
        description: msg`刚切好的边有内应力，碰到酒精会起细裂，只用清水和软布。粘接用亚克力专用胶水，让它顺着缝自己吸进去；要上颜色，就在刻痕里填漆，表面擦净。`,
      },
      never: msg`PVC、聚碳酸酯和 ABS 一样光亮、一样贴着膜，PVC 发泡板也常混在一起，一切就冒黑烟、熔化或者放出毒气。厂家的 SDS 和书面说明都没有的板，不能放进激光机。`,
    },
    {
      never: msg`聚碳酸酯和 PVC 同样透明、同样一张膜，ABS 和 PVC 发泡板也常混在货架上，一切就冒黑烟、发黄或者放出毒气。厂家的 SDS 和书面说明都没有的板，不能放进激光机。`,
    },
  ],
  never: {
    title: msg`看着像，不是亚克力`,
    text: msg`有的看着一样，膜也一样，一切就冒黑烟、发黄或者放出毒气。货架上最容易拿错的就是这几样。`,
    substances: ["polycarbonate", "pvc", "pvc-foam-board", "abs"],
  },
  showcase: {
    title: msg`用亚克力做的十二件东西`,
    lead: msg`灯、钟、首饰、字牌和摆件。`,
    objects: [
      { object: "keychain", title: msg`钥匙扣`, alt: msg`三只亚克力钥匙扣` },
      { object: "night-light", title: msg`导光灯`, alt: msg`刻着热气球的亚克力导光灯，光从木底座照上来` },
      { object: "sign", title: msg`指示牌`, alt: msg`咖啡店的亚克力指示牌` },
      { object: "display-stand", title: msg`陈列架`, alt: msg`透明亚克力陈列架` },
      { object: "gears", title: msg`齿轮`, alt: msg`彩色亚克力齿轮组` },
      { object: "inlay", title: msg`镶嵌画`, alt: msg`多色亚克力镶嵌画` },
      { object: "clock", title: msg`挂钟`, alt: msg`三层亚克力挂钟，深蓝底、镂空圈和橙色刻度` },
      { object: "trophy", title: msg`奖杯`, alt: msg`透明、琥珀、玫瑰三色片插在胡桃木座上的奖杯` },
      { object: "earrings", title: msg`亚克力耳环`, alt: msg`挂在横架上的三对叠层亚克力耳环` },
      { object: "stencil", title: msg`绘图模板`, alt: msg`橙色曲线板和绿色圆孔板，压在铅笔线上` },
      { object: "pen-holder", title: msg`笔筒`, alt: msg`蓝色亚克力板指接的笔筒，侧面镂着六边形` },
      { object: "cake-topper", title: msg`蛋糕插牌`, alt: msg`插着数字 5 和彩色气球的蛋糕` },
    ],
  },
  products: {
    title: msg`切亚克力用哪个系列`,
    morningLight: msg`Light 530：幅面 ${area530}，分几遍切，亚克力最厚 ${thickest}。Light 530 RF：亚克力最厚 ${thickestRf}，分几遍，幅面没有公布，请来问；用射频管刻网点，深浅更好控制。`,
    zhongtian: msg`幅面最大 ${largest}，一次排满一批件，省料，也少换几次板。能切多厚的亚克力，请打样确认。`,
  },
  ask: {
    title: msg`边缘够不够亮，看实物`,
    lead: msg`寄一块您在用的板，附上厂家的安全技术说明书（SDS），或者写明是哪种塑料、什么成分的书面说明；知道是浇铸还是挤出的，也写上。`,
    sample: msg`用我的亚克力打样`,
    other: link("creative", msg`看标牌与礼品`),
  },
  substances: [
    {
      id: "acrylic",
      name: msg`亚克力`,
      also: [
        verbatim("PMMA"),
        verbatim("Plexiglas"),
        verbatim("Perspex"),
        msg`有机玻璃`,
        msg`压克力`,
        msg`亚克力板`,
        msg`聚甲基丙烯酸甲酯`,
      ],
      verdict: "allowed",
      reason: msg`任何颜色都可以用 CO₂ 切和刻；蓝光只切深色不透光的薄板，打样证明行才切。`,
    },
    {
      id: "cast-acrylic",
      name: msg`浇铸亚克力`,
      also: [msg`浇铸板`, msg`浇注板`, verbatim("GS")],
      verdict: "allowed",
      only: "co2",
      reason: msg`刻出来霜白，适合刻字灯和奖牌。`,
    },
    {
      id: "extruded-acrylic",
      name: msg`挤出亚克力`,
      also: [msg`挤出板`, msg`挤塑亚克力`],
      verdict: "allowed",
      only: "co2",
      reason: msg`切边像火抛过，刻痕不明显。`,
    },
    {
      id: "mirror-acrylic",
      name: msg`亚克力镜`,
      also: [msg`镜面亚克力`, msg`亚克力镜片`],
      verdict: "allowed",
      only: "co2",
      reason: msg`切的时候镀层那一面朝下，反光少。背漆的安全技术说明书（SDS）写明不含铅，才从背面刻掉镀层透光；查不清的只切。只用 CO₂ 机型：Light Blue 530 和 Mark M20 不能加工亚克力镜，光会穿过亚克力，被镜面反射回来。`,
    },
    {
      id: "two-layer-sheet",
      name: msg`双色板`,
      also: [msg`双层雕刻板`, msg`双层亚克力`, msg`胸牌板`],
      verdict: "unknown",
      reason: msg`基材有亚克力的，也有 ABS 的，ABS 的不能放。先要厂家的安全技术说明书（SDS），写明基材；酚醛、三聚氰胺的，按防火板（HPL）算。`,
    },
  ],
});
