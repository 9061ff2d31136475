import { msg } from "@lingui/core/macro";
import { inline, link, verbatim } from "../authoring.ts";
import { claims } from "../products/claims.ts";
import { abilities } from "../products/cuts.ts";
import { models, wavelengths } from "../products/facts.ts";
import { defineMaterial } from "./material.ts";
import { heights } from "./model-limits.ts";

const least = inline(models["light-640"].zTravel);
const most = inline(models["light-1610"].zTravel);
const co2 = inline(wavelengths.glassTube);
const blue = inline(wavelengths.diode);
const infrared = inline(wavelengths.fiber);

export const glass = defineMaterial({
  id: "glass",
  meta: {
    title: msg`玻璃激光雕刻`,
    description: msg`玻璃杯、空瓶、镜子和奖座的激光雕刻：哪些瓶子不能刻，磨砂是怎么来的，怎样不崩边，圆杯怎么转着刻。`,
    keywords: msg`激光刻玻璃,玻璃杯刻字,酒瓶雕刻,镜子雕刻,旋转轴`,
  },
  card: msg`磨砂效果来自细小裂纹。`,
  banner: {
    title: msg`玻璃：CO₂ 在表面刻出磨砂`,
    lead: msg`激光在玻璃表面留下极细的裂纹，看起来就是磨砂；裂纹浅而均匀，效果就好。`,
    alt: msg`深色背景前的刻纹水瓶、罗盘玻璃板、水杯和雪花挂饰`,
    pictureTone: "dark",
  },
  blocks: {
    quality: {
      title: msg`磨砂从哪里来：细小的裂纹`,
      description: msg`光停在表面，一小点骤热骤冷，裂开一道细口；许多细口把光散开，看起来就是磨砂。口子深了会掉片、挂手；挨得太近，中间的玻璃整片脱落。好的磨砂，是许多互不相碰的小点。`,
      alt: msg`厚玻璃板上一圈细线刻的花环，前面一块刻着蕨叶，切边发亮`,
    },
    process: {
      title: msg`湿纸、粗网点、小功率`,
      description: msg`在要刻的地方贴一张打湿的薄纸，或者抹薄薄一层皂液，热就摊得开。实心的黑块改成深灰再加网，点要粗。先刻图，最后刻外框线，框线最容易崩，功率再小一档。`,
      alt: msg`激光头在深色玻璃板上刻花纹，已经刻出半圈`,
    },
    applications: {
      title: msg`一只杯一个名字，花边绕一圈`,
      description: msg`婚宴的玻璃杯一只一个名字，空的凉水瓶刻徽记，奖座刻一行字；叫“水晶”的先问清含不含铅，含铅的、问不清的不刻。镜子正面刻出来是磨砂。从背面刻，去掉的是背漆和银层，后面放灯就透光，图要先镜像；背漆的安全技术说明书（SDS）写明不含铅才刻，查不清的只刻正面。`,
      alt: msg`餐桌上刻着波纹的水瓶和两只水杯，旁边是柠檬片`,
    },
  },
  beams: {
    lead: msg`透明与否，要看是哪种光：人眼看得穿的玻璃，对 CO₂ 的波长是不透明的。`,
    co2: {
      ...abilities.glass.co2,
      reason: msg`${co2} 停在玻璃表面，刻出磨砂；只刻表面，刻不深，切不断。`,
    },
    diode: {
      ...abilities.glass.diode,
      reason: msg`${blue} 是看得见的蓝光，从透明玻璃里穿过去。`,
    },
    fiber: {
      ...abilities.glass.fiber,
      reason: msg`${infrared} 也穿过透明玻璃，打到的是垫在下面的东西。`,
    },
  },
  figures: {
    title: msg`放得下多厚的玻璃，从哪里试起`,
    lead: msg`平板看厚度，圆杯看直径。旋转轴自己也占高度，升降行程也不是净空：把最粗的那只量好，问我们装不装得下。`,
    limitsTitle: msg`平板玻璃的料厚上限，或工作台升降行程`,
    limits: heights,
    start: [
      { label: msg`先定遮盖`, value: msg`湿纸和皂液各刻一遍，挑边缘干净的` },
      { label: msg`再试功率`, value: msg`从刚看得见的一档起，往上四档` },
      { label: msg`后试网点`, value: msg`由粗到细三档，速度不动` },
    ],
    note: msg`杯子的壁厚和配方都不一样，别处的参数到了您手里就不作数。下载的测试格不能用在玻璃上：在网站的“加工参数”页另做一张，刻在同款的废杯上，洗净擦干，背着光看，拿棉签从上面划过去，不挂丝的那一格才算起点。`,
  },
  practice: {
    title: msg`刻玻璃要注意什么`,
    kerf: {
      title: msg`磨砂线的宽度`,
      description: msg`不切，所以没有切缝。磨砂线比光斑宽，裂纹总要往两边走一点。刻一排越挨越近的平行线，从中间开始掉渣的那一对往回退一档，就是您能用的最小间距。`,
    },
    fumes: {
      title: msg`没有烟，有碎屑`,
      description: msg`玻璃几乎没有气味，留下的是看不见的玻璃屑，湿纸和皂液能粘住大半。戴上手套把件取出来，拿到水龙头下冲净，再碰刻过的地方；别用手抹，更别吹。台面也要吸一遍，碎屑会划花下一只杯子，也会扎手。`,
    },
    preparation: {
      title: msg`量周长，垫水平，去指印`,
      description: msg`圆的用软尺绕一圈，比量了直径再乘更准。锥形杯上下两圈不一样长，图放在中段，按中段那圈排版。指印和标签胶用酒精在离机器远处擦掉，干透，湿纸贴上以后把气泡赶净：有气泡的地方，磨砂会断。`,
    },
    finishing: {
      title: msg`冲净、补色、查边`,
      description: msg`温水冲掉纸和碎屑，软毛刷顺着图走一遍；干了斜着对光看，翘起的薄片用尼龙刷刷掉。要颜色，把玻璃漆或蜡揉进磨砂里，面上的擦去。杯口那一圈留白，别让嘴唇碰到刻痕。`,
    },
  },
  inDocuments: [
    {
      // The axis of the Light 530 turns slim pieces such as pens only.
      models: ["light-640"],
      preparation: {
        title: msg`量周长，垫水平，去指印`,
        description: msg`装了旋转轴的才做圆的：用软尺绕一圈，比量了直径再乘更准。锥形杯上下两圈不一样长，图放在中段，按中段那圈排版。没有旋转轴的，只做平的玻璃。指印和标签胶用酒精在离机器远处擦掉，干透，湿纸贴上以后把气泡赶净：有气泡的地方，磨砂会断。`,
      },
    },
    {
      note: msg`玻璃的厚度和配方都不一样，别处的参数到了您手里就不作数。下载的测试格不能用在玻璃上：在网站的“加工参数”页另做一张，刻在同款的废玻璃上，洗净擦干，背着光看，拿棉签从上面划过去，不挂丝的那一格才算起点。`,
      preparation: {
        title: msg`放平，去指印`,
        description: msg`这台只做平的玻璃。指印和标签胶用酒精在离机器远处擦掉，干透，湿纸贴上以后把气泡赶净：有气泡的地方，磨砂会断。`,
      },
      fumes: {
        title: msg`没有烟，有碎屑`,
        description: msg`玻璃几乎没有气味，留下的是看不见的玻璃屑，湿纸和皂液能粘住大半。戴上手套把件取出来，拿到水龙头下冲净，再碰刻过的地方；别用手抹，更别吹。台面也要吸一遍，碎屑会划花下一块玻璃，也会扎手。`,
      },
      finishing: {
        title: msg`冲净、补色、查边`,
        description: msg`温水冲掉纸和碎屑，软毛刷顺着图走一遍；干了斜着对光看，翘起的薄片用尼龙刷刷掉。要颜色，把玻璃漆或蜡揉进磨砂里，面上的擦去。`,
      },
    },
  ],
  never: {
    title: msg`受力的玻璃不刻`,
    text: msg`压力容器、啤酒瓶和气泡酒瓶（空的也算）、汽车玻璃和钢化的桌面，不是有内应力，就是要承受内压；表面多一道裂纹，就可能从那里破开。贴着膜的玻璃，膜和窗贴都揭干净再放。刻字膜、窗贴揭不干净的，不放；别的膜揭不掉的，先问我们。`,
    substances: ["pressure-glass", "tempered-glass", "vinyl"],
  },
  showcase: {
    title: msg`刻玻璃做的十二件东西`,
    lead: msg`杯子、烛杯、挂饰和奖座，都在外面刻磨砂。`,
    objects: [
      { object: "tumbler", title: msg`直口杯`, alt: msg`刻着磨砂花纹的直口玻璃杯` },
      { object: "vase", title: msg`花瓶`, alt: msg`高花瓶底部刻着一圈草丛，插着三根绿枝` },
      { object: "wine-glass", title: msg`高脚杯`, alt: msg`两只刻花高脚杯，一只盛着深色的酒` },
      { object: "carafe", title: msg`凉水瓶`, alt: msg`刻着等高波纹的水瓶，装着半瓶水，旁边一只小杯` },
      { object: "mirror", title: msg`镜子`, alt: msg`边缘刻花的镜子` },
      { object: "jar", title: msg`储物罐`, alt: msg`刻着咖啡枝的木盖玻璃罐，装满咖啡豆` },
      { object: "bottle", title: msg`玻璃瓶`, alt: msg`刻着图案的玻璃瓶` },
      { object: "candle", title: msg`烛杯`, alt: msg`杯底刻着一圈杉林的烛杯，从里面亮着` },
      { object: "ornament", title: msg`挂饰`, alt: msg`玻璃挂饰` },
      { object: "panel", title: msg`玻璃画`, alt: msg`胡桃木底座上立着一块刻着层层山峦的玻璃` },
      { object: "award", title: msg`奖座`, alt: msg`刻着星星和波纹的玻璃奖座` },
      { object: "perfume", title: msg`厚壁香水瓶`, alt: msg`厚壁香水瓶正面刻着蕨叶，黄铜颈圈，胡桃木盖` },
    ],
  },
  products: {
    title: msg`刻玻璃用哪台`,
    morningLight: msg`小奖牌和平的玻璃。Light 530 净空小，杯子和瓶子看 Light 640。`,
    zhongtian: msg`镜子、奖座和高的东西。工作台升降：Light 640 是 ${least}，另外三款 ${most}。转着刻杯子用 Light 640，它能配旋转轴，先报直径和长度。`,
  },
  ask: {
    title: msg`舍不得拿第一只去试？`,
    lead: msg`寄两只同款来，一只找参数，一只刻您的图。写明是不是水晶、有没有镀边。`,
    sample: msg`寄玻璃杯打样`,
    other: link("accessories", msg`看旋转轴`),
  },
  substances: [
    {
      id: "glass",
      name: msg`普通玻璃`,
      also: [msg`玻璃`, msg`玻璃板`, msg`平板玻璃`, msg`浮法玻璃`, msg`钠钙玻璃`],
      verdict: "mark",
      reason: msg`CO₂ 刻出磨砂，不切断。${inline(claims.whichGlass)}要切，用玻璃刀。`,
    },
    {
      id: "drinking-glass",
      name: msg`玻璃杯`,
      also: [msg`酒杯`, msg`红酒杯`, msg`高脚玻璃杯`, msg`威士忌杯`],
      verdict: "mark",
      reason: msg`架在 Light 640 的旋转轴上刻外壁，先报直径和长度。钢化的不刻：不少直口杯是钢化的，看杯底的标记，问卖家。杯壁薄的，功率再降一档。`,
    },
    {
      id: "glass-bottle",
      name: msg`空玻璃瓶`,
      also: [msg`酒瓶`, msg`油瓶`, msg`香水瓶`, msg`玻璃罐`],
      verdict: "mark",
      reason: msg`只刻空的、今后也不装带气或受压东西的；啤酒瓶、气泡酒瓶空了也不刻。瓶身有合模线，避开它。`,
    },
    {
      id: "mirror",
      name: msg`玻璃镜`,
      also: [msg`镜子`, msg`镜面玻璃`, msg`银镜`],
      verdict: "mark",
      reason: msg`正面刻出磨砂；背漆的安全技术说明书（SDS）写明不含铅，才从背面去银。先确认是玻璃的，不是亚克力的。`,
    },
    {
      id: "borosilicate",
      name: msg`高硼硅玻璃`,
      also: [msg`硼硅玻璃`, msg`耐热玻璃`, verbatim("borosilicate")],
      verdict: "mark",
      reason: msg`耐冷热，所以裂得少，磨砂往往淡，功率多试几档。`,
    },
    {
      id: "crystal-glass",
      name: msg`水晶玻璃`,
      also: [msg`水晶`, msg`水晶杯`, msg`铅晶质玻璃`, msg`人造水晶`],
      verdict: "unknown",
      reason: msg`含铅和不含铅的都叫水晶。含铅的不刻：粉和烟里有铅。卖家写明不含铅的，寄一只废杯打样，我们答复以前不刻。`,
    },
    {
      id: "laminated-glass",
      name: msg`夹胶玻璃`,
      also: [msg`夹层玻璃`, msg`防弹玻璃`, msg`调光玻璃`],
      verdict: "unknown",
      reason: msg`两片玻璃夹着一层塑料：写明夹的是什么来问，未经我们书面同意，不放。`,
    },
    {
      id: "coated-glass",
      name: msg`镀膜玻璃`,
      also: [msg`防爆膜玻璃`, msg`烤漆玻璃`, msg`彩釉玻璃`, msg`电镀玻璃`],
      verdict: "unknown",
      reason: msg`先碰到光的是那层膜或漆：写明成分来问，未经我们书面同意，不放。`,
    },
    {
      id: "lens",
      name: msg`镜片`,
      also: [msg`眼镜片`, msg`树脂镜片`, msg`光学镜片`, msg`太阳镜`],
      verdict: "unknown",
      reason: msg`大多不是玻璃，是带镀膜的塑料：写明材质来问，未经我们书面同意，不放。`,
    },
    {
      id: "fused-silica",
      name: msg`石英玻璃`,
      also: [msg`熔融石英`, msg`石英管`, verbatim("fused silica")],
      verdict: "unknown",
      reason: msg`受热几乎不胀，能不能刻出磨砂，先寄样品来问。`,
    },
  ],
});
