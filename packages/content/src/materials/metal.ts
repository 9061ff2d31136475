import { msg } from "@lingui/core/macro";
import { inline, link, verbatim } from "../authoring.ts";
import { claims } from "../products/claims.ts";
import { abilities } from "../products/cuts.ts";
import { models, wavelengths } from "../products/facts.ts";
import { range } from "../quantity.ts";
import { laminate } from "./forbidden.ts";
import { defineMaterial } from "./material.ts";
import { heights } from "./model-limits.ts";

const marker = models["mark-m20"];
const power = inline(marker.laserPower);
const area = inline(marker.workArea);
const height = inline(marker.materialThickness);
const spot = inline(marker.spotSize);
const wavelength = inline(wavelengths.fiber);
const largest = inline(models["light-1610"].workArea);

/** Share of a CO₂ laser's light that copper absorbs, in per cent (facts, "Sources of light"). */
const absorbed = inline(range("", 0.6, 2.2));

const filmKnown = inline(laminate);
const goggles = inline(claims.goggles);
const screens = inline(claims.screens);
const metalDust = inline(claims.metalDust);

export const metal = defineMaterial({
  id: "metal",
  meta: {
    title: msg`金属激光打标`,
    description: msg`激光打标机给不锈钢、工具钢和贵金属打标：为什么用光纤不用 CO₂，哪些镀层不能打，多大的件打得下，能不能切。`,
    keywords: msg`金属打标,不锈钢打标,光纤激光打标,二维码打标,Mark M20`,
  },
  card: msg`裸金属用光纤打标，CO₂ 打不上。`,
  banner: {
    title: msg`金属：交给光纤`,
    lead: msg`裸金属把 CO₂ 的光反射回去；我们的机型里，只有 ${wavelength} 的光纤机打得上。打标、雕刻都行，多走几遍能刻出摸得到的槽，切板不行。`,
    alt: msg`深色背景前的喷涂保温瓶、刻着罗盘的酒壶和两只打火机`,
    pictureTone: "dark",
  },
  blocks: {
    quality: {
      title: msg`打黑、打白、打深`,
      description: msg`打黑是退火：慢慢加热不锈钢，面上长出一层深色氧化物，指甲划过去是平的。打白是把表面熔粗一点，光一照就亮。打深是一遍遍带走金属，留下有底的槽。定好要哪一种，再选功率。`,
      alt: msg`三块金属：拉丝钢上的黑色等高线，黑漆里露出的亮花纹，黄铜上刻深的罗盘`,
    },
    process: {
      title: msg`夹具定一次，整批不用重新对位`,
      description: msg`场镜下面 ${area} 的一块，工件放进去就不再动，走的只有光。成批的件，铣一块带窝的底板，一个窝一件，图按窝排好。焦点要落在被打的那个面上：同一批里高低不一的，先按高度分开。`,
      alt: msg`台面上的黑色底板摆着九块钢牌，先打的几块已经有字，光点落在正中一块`,
    },
    applications: {
      title: msg`工具编号、器械追溯、首饰刻字`,
      description: msg`工具房给没有镀铬的扳手和量规编号，借出去还认得回来；器械厂打供追溯的 Data Matrix 码；首饰匠在吊坠背面留一个日期，在戒指外圈绕一枝叶。同样的机器，换的是夹具和图。`,
      alt: msg`工具抽屉里，扳手、钢尺和量规嵌在按外形切开的衬垫里`,
    },
  },
  beams: {
    lead: msg`金属能不能打，首先看表面是裸的还是有涂层，其次看功率。`,
    co2: {
      ...abilities.metal.co2,
      reason: msg`裸金属不行：铜只吸收 CO₂ 激光的 ${absorbed}%，其余都反射。有漆和喷粉的，安全技术说明书（SDS）写明不含氯、氟、铅的，可以去掉涂层露出底色，查不清的不打；打标喷剂是在上面烧出一层凸起，不去除金属：先把它的 SDS 发来，等我们书面同意。`,
    },
    diode: {
      ...abilities.metal.diode,
      reason: msg`我们的蓝光机型不加工金属，有涂层的也一样。`,
    },
    fiber: {
      ...abilities.metal.fiber,
      reason: msg`不锈钢吸收约三成，打标和雕刻都够。${power} 的振镜机切不了板材。`,
    },
  },
  figures: {
    title: msg`打得下多大，从哪里试起`,
    lead: msg`要打的面得整个落在打标范围里，高度按工件加夹具算。下面的 CO₂ 机型，只对有涂层的金属。`,
    limitsTitle: msg`打标范围、料厚上限或工作台升降行程`,
    limits: [{ model: "mark-m20", value: msg`范围 ${area}，高 ${height}` }, ...heights],
    start: [
      { label: msg`打黑`, value: msg`走慢，线排密，焦点试着略微离开表面`, only: "fiber" },
      { label: msg`打白`, value: msg`走快，线排疏，焦点对准`, only: "fiber" },
      { label: msg`打深`, value: msg`走几遍，每遍换一个填充角度`, only: "fiber" },
    ],
    note: msg`没有一组数对所有的钢都灵，牌号、热处理和抛光一变，颜色就变。拿同一批料，先定好频率（能调脉宽的，脉宽也定好），横排速度，竖排功率，打一张测试格，再从里面挑；换一个频率，另打一张；深度要用深度尺或显微镜量，别靠看。`,
  },
  practice: {
    title: msg`金属打标要注意什么`,
    kerf: {
      title: msg`线宽与最小的码`,
      description: msg`切不了，也就没有切缝。光斑 ${spot}，一笔大约就这么细；码的一个格子用好几条线填满，扫码枪就读得稳。从大到小打一排码，用您自己的扫码枪扫，读得出的里面挑最小的那个，再放大一档。`,
    },
    fumes: {
      title: msg`烟、粉和看不见的光`,
      description: msg`打标的烟不多，颗粒却很细，不能吸：吸口要贴着工件。${metalDust}不锈钢的粉和烟里有铬，多数牌号还有镍，不能吸。黄铜、青铜、易切削的钢和铝先问牌号，含铅的不打；镀镉的、镀层不明的不打；镀锌、镀铬的和锌合金，未经我们书面同意，不打：锌和镀层先汽化，烟有毒；同意打的，排风也必须开着，吸口对着工件。${wavelength} 的光人眼看不见，反光也伤眼：墨镜不能代替护目镜。`,
    },
    preparation: {
      title: msg`去油、去膜、找平`,
      description: msg`切削液和指印会烧成黄斑，先用酒精擦：在离机器远处擦，干透、瓶子盖好拿走，再放上台面。出厂的保护膜揭干净。${inline(claims.roundOnMarker)}贵重的件，先在同样的料头上走一遍，再动它。`,
    },
    finishing: {
      title: msg`擦净、防锈、别酸洗`,
      description: msg`退火的黑只是一层氧化色，酸洗膏和百洁布会把它一起擦掉，要酸洗就排在打标之前。碳钢雕深了，露出的新面会锈，擦一层油。首饰先抛光后打标，末了只用软布；想让深雕的字更显，填珐琅漆，再抹平。`,
    },
  },
  inDocuments: [
    {
      sources: ["glassTube", "rfTube"],
      reason: msg`裸金属不行：铜只吸收 CO₂ 激光的 ${absorbed}%，其余都反射。有漆和喷粉的，安全技术说明书（SDS）写明不含氯、氟、铅的，可以去掉涂层露出底色，查不清的不打；打标喷剂是在上面烧出一层凸起，不去除金属：先把它的 SDS 发来，等我们书面同意；同意用的，在离机器远处喷、晾干，打标时排风开着。`,
      note: msg`没有一组数对所有的涂层都灵，种类、厚度和颜色一变，结果就变。拿同一批的废件，横排速度，竖排功率，打一张测试格，挑涂层去净、金属没动的那一格。`,
    },
    {
      sources: ["fiber"],
      verdict: "partly",
      reason: msg`切不了板材；打标和雕刻，只做叫得出名字的金属，不锈钢吸收约三成，够用。镀镉的、镀层不明的不打；镀锌、镀铬的先问我们；有漆的看 SDS，含氯、含氟、含铅的和查不清的不打。`,
    },
  ],
  never: {
    title: msg`这些金属件不能打`,
    text: msg`不粘锅的涂层是 PTFE，覆膜钢板的膜常是 PVC，覆铜板的铜箔底下是 FR-4，光一打穿，烧的就是它们。${filmKnown}密封的罐子、气瓶、装过油的桶也不要打。`,
    substances: ["beryllium-copper", "magnesium", "lead-metal", "ptfe", "pvdf-paint", "pvc", "fr4"],
  },
  showcase: {
    title: msg`打在金属上的十二件东西`,
    lead: msg`打黑、打白和深雕都有。`,
    objects: [
      { object: "dog-tag", title: msg`名牌`, alt: msg`两枚打标的不锈钢名牌` },
      {
        object: "thermos",
        title: msg`保温瓶`,
        alt: msg`两只喷涂保温瓶，山峦打到露出不锈钢，旁边一只钢杯`,
      },
      { object: "ruler", title: msg`钢尺`, alt: msg`刻度清晰的钢尺` },
      { object: "hip-flask", title: msg`随身酒壶`, alt: msg`刻着罗盘的弧面不锈钢酒壶和两只小钢杯` },
      { object: "wrench", title: msg`扳手`, alt: msg`三把打有尺寸数字的扳手` },
      { object: "medals", title: msg`奖牌`, alt: msg`金、银、铜三枚带绶带的奖牌，月桂和名次是深色的` },
      { object: "business-card", title: msg`金属名片`, alt: msg`打标的金属名片` },
      { object: "pendants", title: msg`吊坠`, alt: msg`石板上的两条吊坠：月相横牌和枝叶圆牌` },
      { object: "knife", title: msg`厨刀`, alt: msg`刀身打有波纹的厨刀` },
      {
        object: "card-tool",
        title: msg`卡片工具`,
        alt: msg`一灰一粉两张卡片工具，上面有刻度、量角器和开瓶口`,
      },
      { object: "ring", title: msg`戒指`, alt: msg`三枚刻着花纹的戒指` },
      {
        object: "lighter",
        title: msg`打火机壳（取出内胆）`,
        alt: msg`两只打火机：钢壳上一根羽毛，黄铜壳上一片等高线`,
      },
    ],
  },
  products: {
    title: msg`裸金属用 Mark M20，有漆的用 CO₂`,
    morningLight: msg`裸金属用 Mark M20：${power} 三种功率，工件连夹具高 ${height}，适合钢、不含铅的黄铜、钛和贵金属。光路敞开：要单独一间能锁门的房间，窗和玻璃用${screens}遮住；在场的人在激光器通电之前戴好${goggles}，关机以后才摘。`,
    zhongtian: msg`不碰裸金属，做的是喷漆、喷粉的大面板，幅面最大 ${largest}。`,
    model: "mark-m20",
  },
  ask: {
    title: msg`要黑的、白的，还是深的？`,
    lead: msg`同样的件寄两只，一只找参数，一只打成品。写明牌号、表面处理，要扫的码也附上。`,
    sample: msg`寄金属件打样`,
    other: link("medical", msg`看医疗追溯`),
  },
  substances: [
    {
      id: "metal",
      name: msg`金属，没说是哪一种`,
      also: [msg`金属`, msg`五金件`, msg`金属板`],
      verdict: "unknown",
      reason: msg`先问是哪一种金属、有没有漆或镀层。裸金属只用 Mark M20 打；含铅的、镀镉的和镀层不明的不打，问不清的也不打。我们的机型都切不了金属。`,
    },
    {
      id: "bare-metal",
      name: msg`裸金属`,
      also: [msg`裸的金属`],
      verdict: "mark",
      reason: msg`${inline(claims.whichMetal)}打标、雕刻用光纤的 Mark M20；CO₂ 的光被反射回去，我们的蓝光机型不做金属，哪一种都切不了。`,
    },
    {
      id: "stainless-steel",
      name: msg`不锈钢`,
      also: [
        msg`304 不锈钢`,
        msg`316 不锈钢`,
        msg`316L 不锈钢`,
        msg`430 不锈钢`,
        msg`不锈钢板`,
        verbatim("SUS304"),
        verbatim("inox"),
      ],
      verdict: "mark",
      only: "fiber",
      reason: msg`光纤可以打黑、打白，也可以刻深；CO₂ 的机器打不上，哪一种都切不开。粉和烟里有铬，多数牌号还有镍，不能吸：吸口贴着工件，一直开着。`,
    },
    {
      id: "carbon-steel",
      name: msg`碳钢`,
      also: [
        msg`钢`,
        msg`铁`,
        msg`钢板`,
        msg`铁板`,
        msg`低碳钢`,
        msg`铸铁`,
        verbatim("Q235"),
        verbatim("S235"),
      ],
      verdict: "mark",
      only: "fiber",
      reason: msg`用光纤打；镀锌和别的镀层，各照各的那一条；加铅的易切削钢（Y15Pb、12L14、11SMnPb30、加铅的 EN1A 一类）不打。打完上油，不然会锈。`,
    },
    {
      id: "tool-steel",
      name: msg`工具钢`,
      also: [msg`刀具钢`, msg`模具钢`, msg`高速钢`, msg`弹簧钢`, verbatim("HSS")],
      verdict: "mark",
      only: "fiber",
      reason: msg`光纤打编号和刻度都行。刃口附近别打深，热会传过去。`,
    },
    {
      id: "carbide",
      name: msg`硬质合金`,
      also: [msg`钨钢`, msg`碳化钨`, msg`合金刀头`],
      verdict: "mark",
      only: "fiber",
      reason: msg`硬不要紧，光纤打得上；要深就慢，先打一把试。粉和烟里有钴，不能吸：吸口贴着工件，一直开着。`,
    },
    {
      id: "brass",
      name: msg`黄铜`,
      also: [msg`黄铜板`, msg`铜牌`, verbatim("H62"), verbatim("CW508L"), verbatim("CZ108")],
      verdict: "unknown",
      reason: msg`先问牌号：含铅的（HPb59-1、HPb63-3、CW614N、CZ121 一类易切削黄铜）不打，问不清的也不打。不含铅的，Mark M20 刻得出槽；CO₂ 的光几乎全反射。`,
    },
    {
      id: "copper",
      name: msg`紫铜`,
      also: [msg`红铜`, msg`纯铜`, msg`紫铜板`, verbatim("Cu")],
      verdict: "mark",
      only: "fiber",
      reason: msg`反光强，导热快，光纤打浅标没问题，要深先打样。`,
    },
    {
      id: "copper-kind",
      name: msg`铜，没说是哪一种`,
      also: [msg`铜`, msg`铜板`],
      verdict: "unknown",
      reason: msg`先问是紫铜、黄铜还是青铜：紫铜用 Mark M20 打；黄铜和青铜再问牌号，含铅的不打，问不清的也不打。`,
    },
    {
      id: "bronze",
      name: msg`青铜`,
      also: [msg`锡青铜`, msg`磷铜`],
      verdict: "unknown",
      reason: msg`和黄铜相近，先问牌号：含铅的不打，问不清的也不打。不含铅的用 Mark M20；有包浆的，打掉就回不来。`,
    },
    {
      id: "titanium",
      name: msg`钛`,
      also: [
        msg`钛合金`,
        msg`纯钛`,
        verbatim("Ti"),
        verbatim("TC4"),
        verbatim("Ti-6Al-4V"),
        verbatim("Grade 5"),
      ],
      verdict: "mark",
      only: "fiber",
      reason: msg`光纤打得很清楚。钛粉会着火，先备好 D 类灭火器或干砂；想要彩色，先寄样看做不做得出。`,
    },
    {
      id: "gold",
      name: msg`黄金、铂金`,
      also: [msg`金`, msg`黄金`, msg`足金`, msg`K 金`, msg`18K 金`, msg`玫瑰金`, msg`铂金`, msg`白金`],
      verdict: "mark",
      only: "fiber",
      reason: msg`用光纤。雕刻会去掉贵金属：先称重，用银片试好图样再刻。`,
    },
    {
      id: "silver",
      name: msg`银`,
      also: [msg`925 银`, msg`纯银`, msg`足银`, verbatim("sterling silver")],
      verdict: "mark",
      only: "fiber",
      reason: msg`反光强，光纤要试出合适的一档；刻完再抛光，浅线会抛没。`,
    },
    {
      id: "plated-metal",
      name: msg`镀镍、镀金、镀银的件`,
      also: [msg`电镀件`, msg`镀镍`, msg`镀金`, msg`镀银`],
      verdict: "mark",
      only: "fiber",
      reason: msg`先问底材：锌合金、含铅的铜和铍铜不按这一条，各照各的；问不清的不打。底材清楚的，轻打，停在镀层里，打穿了会变色或生锈。镍的烟和粉不能吸：吸口贴着工件，一直开着。镀镉的、镀层不明的不打；镀锌、镀铬的先问我们。`,
    },
    {
      id: "chrome-plated-metal",
      name: msg`镀铬件`,
      also: [msg`镀铬`, msg`电镀铬`, verbatim("chrome")],
      verdict: "unknown",
      reason: msg`镀层先汽化，烟有毒：先问我们，书面同意了才打，排风和吸口一直开着。`,
    },
    {
      id: "galvanised-steel",
      name: msg`镀锌板`,
      also: [msg`镀锌`, msg`镀锌铁`, msg`白铁皮`, msg`热镀锌`],
      verdict: "unknown",
      reason: msg`先烧掉的是锌，锌烟有毒，先问我们。我们书面同意打的，也要把吸口贴着工件开足。`,
    },
    {
      id: "coated-metal",
      name: msg`喷漆金属`,
      also: [msg`喷粉金属`, msg`喷塑`, msg`粉末涂层`, msg`烤漆金属`, msg`保温杯`, msg`不锈钢保温杯`],
      verdict: "unknown",
      reason: msg`先要漆的安全技术说明书（SDS）：含氯、含氟、含铅的不打，查不清的不打。查清了，CO₂ 机型和 Mark M20 都能去掉涂层，露出金属；Light Blue 530 不行。`,
    },
    {
      id: "zinc-alloy",
      name: msg`锌合金`,
      also: [msg`压铸锌`, msg`锌`, verbatim("Zamak")],
      verdict: "unknown",
      reason: msg`锌烟有毒，和镀锌一样先问我们。我们书面同意打的，只用光纤，吸口开着；压铸件里有气孔，打深会碰到。`,
    },
    {
      id: "tin",
      name: msg`锡`,
      also: [msg`锡合金`, msg`焊锡`, verbatim("pewter")],
      verdict: "unknown",
      reason: msg`含铅的不打。无铅的，附上成分单先问我们：熔点低，容易打糊。`,
    },
    {
      id: "tinplate",
      name: msg`马口铁、镀锡板`,
      also: [msg`马口铁`, msg`镀锡`, msg`镀锡板`],
      verdict: "unknown",
      reason: msg`钢板上镀一层锡，里外常有漆。漆和镀层查清了先问我们，未经我们书面同意，不打。`,
    },
  ],
});
