import { msg } from "@lingui/core/macro";
import { external, inline, link, picture, spec, verbatim } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";
import { claims } from "../../products/claims.ts";
import { fileFormats, models } from "../../products/facts.ts";
import { exact, least } from "../../quantity.ts";
import { metric } from "./metric.ts";
import { worksOf } from "./works.ts";

const m20 = models["mark-m20"];
const rf = models["light-530-rf"];
const light530 = models["light-530"];
const formats = inline(verbatim(fileFormats.common.join(" / ")));
const markSpot = inline(m20.spotSize);
const markReach = inline(m20.workArea);
const goggles = inline(claims.goggles);
const rfPower = inline(rf.laserPower);
const airFlow = inline(rf.airFlow);
const bed = inline(light530.workArea);
const thickest = inline(light530.cutThickness);
const camera = inline(light530.camera);

/** Minimum ratios of IPC-7525: an opening's area to the area of its walls, and its width to the film's thickness. */
const areaRatio = 0.66;
const aspectRatio = 1.5;
const mil = 0.0254;

/**
 * Returns a minimum width in both units that board makers use. It is rounded up to a hundredth of a millimetre, because
 * rounding down would go below the limit.
 */
function leastWidth(millimetres: number) {
  const rounded = Math.ceil(Math.round(millimetres * 1e4) / 100) / 100;
  const width = inline(metric(least("mm", rounded)));
  const mils = (rounded / mil).toFixed(1);
  return spec(msg`${width}，合 ${mils} mil`);
}

/** Film thicknesses with their limits. The area ratio of a square opening is its side divided by four thicknesses. */
const films = [0.05, 0.075, 0.1, 0.125].map((thickness) => {
  const gauge = inline(metric(exact("mm", thickness)));
  const mils = String(Math.round(thickness / mil));
  return {
    title: msg`膜厚 ${gauge}（${mils} mil）`,
    rows: [
      { label: msg`方孔边长`, value: leastWidth(4 * areaRatio * thickness) },
      { label: msg`长孔宽度`, value: leastWidth(aspectRatio * thickness) },
    ],
  };
});

/** Stencils, masks, panels and labels. */
export const electronics = definePage({
  id: "electronics",
  meta: {
    title: msg`焊膏模板、柔性掩膜激光切割与面板打标`,
    description: msg`聚酰亚胺焊膏模板、柔性线路掩膜、面板字符和标签的激光加工：打样怎么做，哪些板不能切。`,
    keywords: msg`焊膏模板,聚酰亚胺切割,柔性线路,面板雕刻,电子打样`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`应用`,
      title: msg`焊膏模板、掩膜和面板：激光切割与打标`,
      lead: msg`焊膏模板（聚酰亚胺膜做的“钢网”）、柔性掩膜和标签自己切，面板自己打标。膜先查清成分、得到我们的答复，以后就能当天改图，当天出件。`,
      picture: picture(
        "applications/electronics/banner",
        msg`深色工作台上的阳极氧化铝仪器面板，旋钮旁刻着字，插孔里插着红黑测试线`,
      ),
      pictureTone: "dark",
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`焊膏模板`,
          paragraphs: [
            msg`聚酰亚胺薄膜切出开口，适合打样和小批。聚酰亚胺的膜和胶带都在“先查清或先问”的清单上，切之前把您那一种的安全技术说明书（SDS）发来。开口按切缝缩一点，焊膏量就准。`,
            msg`切口上的黑边是碳，会导电。切完在机器外面用无尘布蘸酒精擦两面，晾干，对着光看过每个孔，再放到板上。`,
          ],
        },
        {
          title: msg`面板`,
          paragraphs: [
            msg`阳极氧化铝面板的字和刻度用 CO₂ 打白。`,
            msg`没有染过色的氧化层，CO₂ 打不出清楚的字，所以次序是先铣、再氧化染色，最后打标。台面上放一块切好的定位板，后面的面板往里一卡，字都落在同一处。`,
          ],
        },
        {
          title: msg`不要切的板`,
          paragraphs: [
            msg`FR-4 和环氧板切起来冒有毒的烟，也切不干净。线路板的外形请交给铣刀。`,
            msg`光看名字不够，要看 SDS 写的成分：ABS 基材的双色板、PVC 的软标签都不进机器，双色板认准亚克力基材；聚碳酸酯的薄膜开关面膜，不论厚薄都不切。`,
          ],
        },
      ],
    },
    {
      type: "scenes",
      tone: "surface",
      title: msg`工作台上：模板、面板、掩膜`,
      lead: msg`打样间、仪器作坊、柔性线路车间。`,
      items: [
        {
          title: msg`打样间：今天就要贴`,
          description: msg`昨晚换了两个封装，钢网还在路上。工程师把焊膏层导成 DXF，切一张聚酰亚胺，对准焊盘，四角用胶带贴在板上，刮一遍焊膏就上贴片机。切坏了再切一张，膜不值多少。`,
          picture: picture("applications/electronics/scene-1", msg`聚酰亚胺模板四角用胶带贴在空板上`),
        },
        {
          title: msg`仪器作坊：三十台，三十个号`,
          description: msg`前级、电源、测试盒，一批三十台，刻度全一样，序列号逐台加一。中文版和英文版只差一个图层。先拿废面板试参数，打出来是白的、不发亮；定了，后面的面板不再动。`,
          picture: picture("applications/electronics/scene-2", msg`两块前面板，一块空白，一块打好了字和刻度`),
        },
        {
          title: msg`柔性线路：只露该露的`,
          description: msg`喷三防漆、做选择性电镀之前，连接器和测试点要盖住。把带离型纸的聚酰亚胺胶带铺在普通浮法玻璃上做半切：切透膜，留住纸，一张揭得下几十片。垫板不能用钢化玻璃，它会整块碎，买玻璃时问清。多切深一分，纸也断了，所以先在边角试三格功率。`,
          picture: picture("applications/electronics/scene-3", msg`平板上切好的柔性线路掩膜`),
        },
      ],
    },
    {
      type: "solutionTabs",
      title: msg`模板、面板、标签和外壳`,
      lead: msg`六样东西，都不碰线路板本身。`,
      items: [
        {
          title: msg`模板开口`,
          description: msg`开口四角倒圆，焊膏好脱。散热焊盘不开整块，分成格子，留出筋。定位孔同一遍切出，对上板角的孔，两根销子一插就准。`,
          picture: picture("applications/electronics/solution-1", msg`焊膏模板上一排排细密的开口`),
        },
        {
          title: msg`前面板`,
          description: msg`字符、刻度环和分区线一次打完。深色氧化层反差大，浅色的先试一角。字高和线宽按操作者坐着看的距离来定。`,
          picture: picture("applications/electronics/solution-2", msg`打着刻度环和字符的前面板`),
        },
        {
          title: msg`标签`,
          description: msg`纸标签和聚酰亚胺标签按轮廓半切，整张收好，一枚一枚揭。号码和二维码从表里取，一枚一个。PVC 的料不能放进激光机。`,
          picture: picture("applications/electronics/solution-3", msg`一整张带二维码的标签，有几枚已经揭下`),
        },
        {
          title: msg`亚克力外壳`,
          description: msg`指接榫、散热缝和接口开孔在一个文件里，孔位直接从板框描过来。螺丝孔画小一个切缝，用机牙螺丝加螺母：亚克力的切边有内应力，拧自攻螺丝会裂。`,
          picture: picture("applications/electronics/solution-4", msg`指接榫拼成的透明外壳，里面装着电路板`),
        },
        {
          title: msg`柔性线路掩膜`,
          description: msg`焊盘开口、对位记号和揭膜的小耳朵画在同一张图里。膜轻，吹气调小，四边压住，不让它浮起来离开焦点。`,
          picture: picture("applications/electronics/solution-5", msg`三条柔性线路，前面两条弯成波浪`),
        },
        {
          title: msg`线缆标牌`,
          description: msg`亚克力双色板刻去表层，露出底色，再切一个孔穿扎带。买料时认准亚克力：ABS 做的双色板，外表看不出差别。`,
          picture: picture("applications/electronics/solution-6", msg`扎在线缆上的双色小标牌`),
        },
      ],
    },
    {
      type: "specSection",
      tone: "surface",
      title: msg`膜多厚，孔最小开多少`,
      lead: msg`按 IPC-7525 的两条算：面积比不小于 0.66，宽厚比不小于 1.5。方孔的面积比等于边长除以四倍膜厚，长孔看宽度除以膜厚。`,
      caption: msg`焊膏脱得下来的下限`,
      groups: films,
      note: msg`这是焊膏的下限，不是激光的保证。先切一排 0.2–1.0 mm 的孔，量透光的尺寸：量到的减去画的，就是切缝；要多大的孔，画图时减去这条缝。`,
    },
    {
      type: "productModule",
      title: msg`哪台机器做什么`,
      items: [
        {
          title: verbatim(rf.name),
          title1: msg`薄膜、标签和掩膜`,
          description: msg`${rfPower} 射频管，脉冲起停快，小孔边缘受热少。辅助气流量 ${airFlow}，膜压平以后再开气。铜和别的裸金属会反射 CO₂ 的光，不要放进去。`,
          picture: picture("applications/electronics/product-2", msg`Light 530 RF 正在切聚酰亚胺薄膜`),
          link: link("morningLight", msg`看 Light 530 RF 的光源`, "?model=light-530-rf"),
        },
        {
          title: verbatim(m20.name),
          title1: msg`机壳、铭牌，和问清底材、镀层的屏蔽罩`,
          description: msg`光斑 ${markSpot}，范围 ${markReach}。型号、接口名和追溯码打进裸金属，不用贴标；要耐酸洗、耐擦的，选刻深，先用您自己的清洗办法验证。不切板材。光路敞开：从激光器通电之前到关机，门关好，在场的人都戴${goggles}。`,
          picture: picture("applications/electronics/product-1", msg`Mark M20 正在给金属机壳打标`),
          link: link("morningLight", msg`看 Mark M20 能打多大`, "?model=mark-m20"),
        },
        {
          title: verbatim(light530.name),
          title1: msg`面板和亚克力机箱`,
          description: msg`工作幅面 ${bed}，亚克力最厚 ${thickest}，分几遍切。${camera} 的相机看得见已经钻好的孔：照着孔放字，先不出光空走一圈，对准了再刻。`,
          picture: picture("applications/electronics/product-3", msg`Light 530 和刚切好的亚克力机箱`),
          link: link("morningLight", msg`看 Light 530 的台面和相机`, "?model=light-530"),
        },
      ],
    },
    worksOf(
      "electronics",
      { title: msg`装上去的样子`, lead: msg`刻过、切过，再拧上螺丝。${inline(claims.pictures)}` },
      [
        { title: msg`按键面板`, alt: msg`刻着字符的按键面板` },
        { title: msg`旋钮`, alt: msg`一组刻着指示线的旋钮` },
        { title: msg`型号铭牌`, alt: msg`三块打着型号和二维码的铭牌` },
        { title: msg`传感器外壳`, alt: msg`三只打着标记的传感器外壳` },
        { title: msg`机架面板`, alt: msg`一台机架设备的黑色面板，插着三根线缆` },
        { title: msg`测试治具`, alt: msg`亚克力切成的测试治具，中间卡着电路板` },
      ],
    ),
    {
      type: "faq",
      tone: "surface",
      title: msg`工程师问的`,
      items: [
        {
          question: msg`能直接打开 Gerber 吗？`,
          answer: msg`不能，它不在机器认的格式里（${formats}）。在布线软件里把焊膏层单独导成 DXF 或 SVG，毫米、1:1；导完量一下板框，差一个数量级就是单位错了。`,
        },
        {
          question: msg`一张模板能刮多少次？`,
          answer: msg`没有定数，看膏、刮刀和擦网的手法。孔边翘了、量不准了就换一张。间距细、批量大的，还是做钢网。`,
        },
        {
          question: msg`能在覆铜板上刻出线路吗？`,
          answer: msg`不能。铜只吸收 CO₂ 光的 0.6% 到 2.2%，其余都反射；而覆铜板的基材就是 FR-4，本来就在禁用清单上。`,
        },
        {
          question: msg`面板上的字是填漆吗？`,
          answer: msg`不是。光打掉氧化层里的染料，氧化层还在，颜色变浅，手摸上去几乎是平的。要彩色的字，刻完再填。`,
        },
        {
          question: msg`切聚酰亚胺的烟怎么处理？`,
          answer: msg`必须开排风，并接到室外；接不到室外的，开工前问我们。烟不多，气味重。切完以后，排风继续开几分钟再开盖，台面下的碎屑一并扫掉。`,
        },
      ],
      contact: { text: msg`料号查不到成分？`, link: link("materials", msg`查一查能不能切`) },
    },
    {
      type: "banner",
      place: "foot",
      title: msg`问问能做多细`,
      lead: msg`把图用邮件发来，标出最小的孔和最小的字，我们说哪些能做，哪些该改。`,
      picture: picture("applications/electronics/foot", msg`料盘、标签和一盏放大镜灯`),
      pictureTone: "dark",
      actions: [external(`mailto:${brand.email}`, msg`发邮件说说图纸`), link("aluminum", msg`看铝面板`)],
    },
  ],
});
