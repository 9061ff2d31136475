import { msg } from "@lingui/core/macro";
import { inline, link, verbatim } from "../authoring.ts";
import { abilities } from "../products/cuts.ts";
import { models, wavelengths } from "../products/facts.ts";
import { defineMaterial } from "./material.ts";
import { heights } from "./model-limits.ts";

const fits = inline(models["light-530"].materialThickness);
const least = inline(models["light-640"].zTravel);
const most = inline(models["light-1610"].zTravel);
const wavelength = inline(wavelengths.fiber);

export const stone = defineMaterial({
  id: "stone",
  meta: {
    title: msg`石材激光雕刻`,
    description: msg`石板、花岗岩、大理石和瓷砖的激光雕刻：哪种石头对比最清楚，刻前怎么洗，大块石料怎么放。`,
    keywords: msg`激光刻石头,石板雕刻,花岗岩雕刻,大理石刻字,瓷砖雕刻`,
  },
  card: msg`只刻不切，深色石头刻出来发白。`,
  banner: {
    title: msg`石材：只刻，不切`,
    lead: msg`CO₂ 激光把石面打白，只动表层。要改外形，还是锯和水刀的活。`,
    alt: msg`浅色背景上的花岗岩牌、圆形板岩和三颗刻了图案的卵石`,
    pictureTone: "light",
  },
  blocks: {
    quality: {
      title: msg`白得匀不匀，看石头`,
      description: msg`光点落下，石面崩出细小的麻点，把光散开，看着就是浅灰到白。板岩和黑花岗岩底色深，反差最大。花岗岩里几种矿物反应不一，白里会带深浅的点子。浅色大理石刻完几乎看不出，填色以后读得清。`,
      alt: msg`三块叠着的石头：板岩和花岗岩上是浅色线条，大理石上的罗盘填成深色`,
    },
    process: {
      title: msg`深浅由网点的疏密决定`,
      description: msg`激光头一行一行扫过去，每个点的白都差不多，灰度要靠点的疏密来排。照片先转灰度、提对比，再加网点，网点别比石头的颗粒还细。小字挑笔画匀的黑体，衬线太细，落在颗粒上就断了。`,
      alt: msg`激光头在板岩上刻图，扫过的一半已经发白`,
    },
    applications: {
      title: msg`刻在成品上，一件也做`,
      description: msg`门牌、纪念牌、杯垫和餐板用磨好的成品直接刻。烛台一类圆柱件要架在旋转轴上刻，用 Light 640（Light 530 的旋转轴只能装笔一类的细圆件）：先报直径、长度和重量，由我们确认架不架得住。室外的字淋湿会变淡，要常年清楚，就填户外漆。`,
      alt: msg`房屋外墙上的板岩门牌，下面是信箱口，旁边是壁灯和两盆绿植`,
    },
  },
  beams: {
    lead: msg`石头只用得上 CO₂，而且只刻表面。`,
    co2: {
      ...abilities.stone.co2,
      reason: msg`表面刻白，深度几乎没有：切不开，也雕不出浮雕。`,
    },
    diode: {
      ...abilities.stone.diode,
      reason: msg`Light Blue 530 做木、纸、植鞣革，深色、不透光的亚克力薄板要先打样；石头不在其中。`,
    },
    fiber: {
      ...abilities.stone.fiber,
      reason: msg`${wavelength} 给金属和部分塑料用，不拿来刻石头。`,
    },
  },
  figures: {
    title: msg`放得下多高，从哪里试起`,
    lead: msg`石头不切，看的是高度和重量：量最厚的一点，称一称，问清工作台撑不撑得住。升降行程不等于净空，放得下多高请向我们确认。`,
    limitsTitle: msg`石料的料厚上限，或工作台升降行程`,
    limits: heights,
    start: [
      { label: msg`测试格横排`, value: msg`速度五档，从最快的一档做起` },
      { label: msg`测试格竖排`, value: msg`功率，从低到高五档` },
      { label: msg`挑好一格以后`, value: msg`线距，再往疏、往密各试一档` },
    ],
    note: msg`石头没有通用的参数，同一个矿口的两块板，黑得都不一样。下载的测试格不用在石头上：在网站的“加工参数”页另做一张，打在背面或边料上，湿布擦净、晾干再比。白得最匀的那一格就是起点，功率再往上加，边缘只会崩毛。`,
  },
  practice: {
    title: msg`刻石头要注意什么`,
    kerf: {
      title: msg`线有多细`,
      description: msg`没有切缝，有的是线宽：光斑，加上石头崩开的那一圈。颗粒越粗，这一圈越宽，笔画之间的空也要跟着留大。在边料上刻一排由粗到细的线，从哪一条开始发糊，就用它前面的那一条。`,
    },
    fumes: {
      title: msg`石粉`,
      description: msg`石头没什么气味，麻烦在粉。打下来的粉很细，里面可能有石英，不该吸进肺里。排风全程开着，停机后等几分钟再开盖；石粉只湿擦，或用 H 级吸尘器吸，不用嘴吹，也不用气枪。有釉的瓷砖和陶瓷，厂家写明釉料不含铅才刻，查不清的不刻。`,
    },
    preparation: {
      title: msg`洗净、晾透、垫平`,
      description: msg`清水加中性洗涤剂刷掉浮粉和油，天然石放一夜再刻，孔里有水，白色会发花。打过蜡的，先在角上试一小块；上过养护剂（防护剂）的，先要养护剂的安全技术说明书（SDS），含氟、含氯的和查不清的不刻。焦点对在要刻的那一片；石面起伏大，就把图分成几块，各自对焦。重料两个人抬，轻轻放，再重的先来问怎么放。`,
    },
    finishing: {
      title: msg`擦粉、填色、上油`,
      description: msg`擦掉石粉，才看得出真正的白。要填色，刻之前先贴美纹纸（不用刻字膜和橡胶膜），刻完隔着纸刷漆，干了再揭，字边就是齐的。板岩上油，底色会更黑，但油渗进刻痕，白也会淡，先试一角；盛食物的，用标明可接触食品的油。`,
    },
  },
  never: {
    title: msg`看着像石头，其实是塑料`,
    text: msg`仿石的 PVC 墙板、玻璃钢花盆、环氧浇的水磨石，看着是石头，受热的却是塑料。拿不准就翻到背面和断口看：石头的断面是颗粒，它们的断面是纤维或胶。`,
    substances: ["pvc", "fibreglass", "epoxy"],
  },
  showcase: {
    title: msg`刻石头做的十二件东西`,
    lead: msg`餐板、门牌、书挡和摆件，只刻表面。`,
    objects: [
      { object: "slate-board", title: msg`石板餐盘`, alt: msg`刻着叶环和罗盘星的石板餐盘` },
      { object: "coasters", title: msg`石杯垫`, alt: msg`五块方形板岩杯垫，一块上面放着一杯茶` },
      { object: "plaque", title: msg`纪念牌`, alt: msg`花岗岩纪念牌` },
      { object: "sundial", title: msg`日晷`, alt: msg`浅色石灰岩日晷，黄铜晷针把影子投在时线上` },
      { object: "pebbles", title: msg`刻图鹅卵石`, alt: msg`刻着图案的鹅卵石` },
      { object: "candle-holder", title: msg`烛台`, alt: msg`一白一黑两只大理石烛台，刻着一圈枝叶，烛火亮着` },
      { object: "tile", title: msg`瓷砖`, alt: msg`刻花瓷砖` },
      { object: "bookends", title: msg`书挡`, alt: msg`一对刻着等高线的花岗岩书挡，夹着一排书` },
      { object: "house-number", title: msg`门牌`, alt: msg`石质门牌` },
      { object: "clock", title: msg`石板钟`, alt: msg`毛边板岩挂钟，浅色刻度，黄铜指针` },
      { object: "marble-box", title: msg`大理石盒`, alt: msg`盖上刻花的大理石盒` },
      { object: "paperweight", title: msg`镇纸`, alt: msg`黑、绿、白三块抛光镇纸压在信纸上` },
    ],
  },
  products: {
    title: msg`刻石头用哪台`,
    morningLight: msg`杯垫、餐板和瓷砖：Light 530 的料厚 ${fits}，相机看着台面，毛边的石板也能把图摆正。`,
    zhongtian: msg`书挡、石盒、整块的牌：工作台升降 ${least}，大的三款 ${most}。称过石料，按重量定机型。`,
  },
  ask: {
    title: msg`这块石头刻出来什么样？`,
    lead: msg`寄一块边料来，写明石种、刻哪一面、放室内还是室外。`,
    sample: msg`申请石材打样`,
    other: link("creative", msg`看礼品与标牌`),
  },
  substances: [
    {
      id: "stone",
      name: msg`天然石材`,
      also: [msg`石头`, msg`石材`, msg`天然石`, msg`石料`],
      verdict: "mark",
      reason: msg`一律只刻表面，不切。深色的直接看得清，浅色的要填色。`,
    },
    {
      id: "slate",
      name: msg`板岩`,
      also: [msg`石板`, msg`青黑石板`, msg`页岩板`],
      verdict: "mark",
      reason: msg`底色深，打出来反差大。层理松的，敲着发空，容易起皮，换一块。`,
    },
    {
      id: "granite",
      name: msg`花岗岩`,
      also: [msg`花岗石`, msg`麻石`, msg`中国黑`, msg`芝麻黑`],
      verdict: "mark",
      reason: msg`越黑越清楚；颗粒粗的，只放大字和粗线。`,
    },
    {
      id: "marble",
      name: msg`大理石`,
      also: [msg`云石`, msg`汉白玉`],
      verdict: "mark",
      reason: msg`刻得出痕；白底的几乎隐形，填色以后看得清。`,
    },
    {
      id: "basalt",
      name: msg`玄武岩`,
      also: [msg`火山岩`, msg`火山石`],
      verdict: "mark",
      reason: msg`深灰、细密，照板岩那样试；气孔多的会缺笔画。`,
    },
    {
      id: "limestone",
      name: msg`石灰岩`,
      also: [msg`石灰石`, msg`洞石`, verbatim("travertine")],
      verdict: "mark",
      reason: msg`多半是浅色，刻痕淡，留好填色的工序。`,
    },
    {
      id: "sandstone",
      name: msg`砂岩`,
      also: [msg`砂石`, verbatim("flagstone")],
      verdict: "mark",
      reason: msg`砂粒粗，线条发毛，字要大，先在背面试。`,
    },
    {
      id: "pebble",
      name: msg`鹅卵石`,
      also: [msg`卵石`, msg`河石`, verbatim("beach stone")],
      verdict: "mark",
      reason: msg`面是弧的，图要小，高低差不超出焦深。每颗都不同，先试背面。`,
    },
    {
      id: "ceramic-tile",
      name: msg`瓷砖`,
      also: [msg`陶瓷砖`, msg`釉面砖`, msg`陶瓷`, msg`陶瓷杯`, msg`马克杯`, msg`马赛克`],
      verdict: "unknown",
      reason: msg`有釉的，厂家写明釉料不含铅才刻；老的、手工上釉的和问不清的不刻。只用 CO₂ 机型，只刻不切：打掉的是釉，露出什么颜色看釉下的坯，先试一块。瓷砖要切，用瓷砖刀；杯子要转着刻，用 Light 640 的旋转轴，先报直径和长度。`,
    },
    {
      id: "engineered-stone",
      name: msg`人造石`,
      also: [msg`石英石`, msg`人造石英石`, msg`岗石`, msg`亚克力石`, msg`水磨石`, verbatim("Corian")],
      verdict: "unknown",
      reason: msg`石粉靠树脂粘成，配方各家不同：把安全技术说明书（SDS）发来问，未经我们书面同意，不放。水磨石用环氧粘的，任何时候都不放。`,
    },
    {
      id: "concrete",
      name: msg`混凝土`,
      also: [msg`水泥`, msg`清水混凝土`, msg`水泥板`, msg`文化石`],
      verdict: "unknown",
      reason: msg`骨料和外加剂差得远，先寄一小块来问，看它变不变色。`,
    },
    {
      id: "bluestone",
      name: msg`青石、蓝石（bluestone）`,
      also: [msg`青石`, msg`青石板`, msg`蓝石`, verbatim("bluestone")],
      verdict: "unknown",
      reason: msg`青石各地指的石头不同，bluestone 也一样：英国多指辉绿岩，美国多指深灰的砂岩，别处也指石灰岩。深色的刻得清楚；弄清是哪一种，先在背面试。`,
    },
    {
      id: "jade",
      name: msg`玉石、玛瑙和水晶石`,
      also: [msg`玉石`, msg`玉`, msg`翡翠`, msg`和田玉`, msg`玛瑙`, msg`水晶石`, msg`雨花石`],
      verdict: "unknown",
      reason: msg`受热会不会裂，每块都不同。请寄一块边角料来打样。`,
    },
  ],
});
