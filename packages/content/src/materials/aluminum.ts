import { msg } from "@lingui/core/macro";
import { inline, link, verbatim } from "../authoring.ts";
import { claims } from "../products/claims.ts";
import { abilities } from "../products/cuts.ts";
import { models } from "../products/facts.ts";
import { laminate } from "./forbidden.ts";
import { defineMaterial } from "./material.ts";
import { areas } from "./model-limits.ts";

const marker = models["mark-m20"];
const power = inline(marker.laserPower);
const field = inline(marker.workArea);
const height = inline(marker.materialThickness);
const spot = inline(marker.spotSize);
const smallest = inline(models["light-640"].workArea);
const largest = inline(models["light-1610"].workArea);

const filmKnown = inline(laminate);
const goggles = inline(claims.goggles);
const screens = inline(claims.screens);

export const aluminum = defineMaterial({
  id: "aluminum",
  meta: {
    title: msg`铝与阳极氧化铝激光打标`,
    description: msg`阳极氧化铝能用 CO₂ 打出白色，裸铝要用光纤：面板、铭牌和机壳怎样排版，怎样打得清楚。`,
    keywords: msg`阳极氧化铝打标,铝面板雕刻,铝铭牌,裸铝打标,光纤激光`,
  },
  card: msg`阳极氧化层能打出白色。`,
  banner: {
    title: msg`铝：阳极氧化铝用 CO₂ 打白，裸铝用光纤`,
    lead: msg`染色的氧化层打掉染料，就是白的。裸铝反光，要换一台机器。`,
    alt: msg`浅色背景上的蓝、橙两只铝水瓶，三块刻花的阳极氧化铝板和一支笔`,
    pictureTone: "light",
  },
  blocks: {
    quality: {
      title: msg`打掉染料，露出白色`,
      description: msg`阳极氧化在铝上长出一层硬的氧化膜，染料就在膜里。光把染料打掉，留下一片哑光的白，不堆高，也不凹下去。底色越深，白得越显：黑、深蓝、红都好，本色和浅金的就淡。`,
      alt: msg`三块阳极氧化铝板：浅蓝板上细如发丝的等高线，橙板上的花纹，黑板上的码`,
    },
    process: {
      title: msg`孔先开，色先染，字最后打`,
      description: msg`面板的次序是：铣外形和孔，喷砂，氧化染色，最后才上激光。反过来做不成：没染过的面，没有颜色可打。打之前用孔来定位：先不出光，沿着孔边空走一圈，对准了，再打刻度。`,
      alt: msg`振镜头在一排彩色阳极氧化铝面板上打刻度盘`,
    },
    applications: {
      title: msg`一台起做的面板，一号一块的铭牌`,
      description: msg`样机的面板不必等丝印，改一个单位、加一路接口，当天再打一块。铭牌的序号和二维码逐件递增；水瓶、笔、移动电源的空壳刻上各人的名字，礼品盒里就没有两件一样的。装着电池的不打，攀登和承重用的扣件也不打。`,
      alt: msg`调音台的铝面板，旋钮四周是刻度，旁边放着笔记本电脑、水瓶和两支笔`,
    },
  },
  beams: {
    lead: msg`先看颜色：有色的、哑光的，多半氧化过；银白发亮、一划就出痕的，多半是裸铝。`,
    co2: {
      ...abilities.aluminum.co2,
      reason: msg`只打氧化染色或喷漆的铝，去掉的是颜色；喷氟碳漆的不打；喷别的漆的，SDS 写明不含氯、氟、铅才打。裸铝把光反射回去，不能放进 CO₂ 机型。`,
    },
    diode: {
      ...abilities.aluminum.diode,
      reason: msg`铝不在 Light Blue 530 的材料里，氧化的、喷漆的也一样。`,
    },
    fiber: {
      ...abilities.aluminum.fiber,
      reason: msg`裸铝的打标、雕刻都靠它；阳极氧化铝也打得上，轻一点，别打穿氧化膜。${power} 切不动铝板。`,
    },
  },
  figures: {
    title: msg`面板多大，从哪里试起`,
    lead: msg`裸铝看打标机的范围，有颜色的铝看 CO₂ 机型的幅面。整张面板一次放平，不接图，就没有接缝。`,
    limitsTitle: msg`各机型放得下的铝件`,
    limits: [{ model: "mark-m20", value: msg`打标范围 ${field}，工件高 ${height}` }, ...areas],
    start: [
      { label: msg`阳极氧化铝，CO₂`, value: msg`功率从低往上加，刚变白就停`, only: "co2" },
      { label: msg`阳极氧化铝，光纤`, value: msg`速度先快，逐档放慢，看到金属光就退回`, only: "fiber" },
      { label: msg`裸铝，光纤`, value: msg`线距和速度各五档；要深色先寄样`, only: "fiber" },
    ],
    note: msg`染料、膜厚和批次都会变，同一种黑，两家厂打出来一灰一白。CO₂ 机型不用下载的测试格，在网站的“加工参数”页另做一张。测试格打在面板背面或同炉的边角上，擦净以后从两个方向看，挑白而不亮的那一格：发亮，就是伤到铝了。`,
  },
  practice: {
    title: msg`打铝面板要注意什么`,
    kerf: {
      title: msg`笔画与间距`,
      description: msg`铝板不在这里切，没有切缝；该留意的是笔画。CO₂ 打出来的线比光斑略粗，细字会糊，字心要留空；光纤光斑 ${spot}，更细的刻度线交给它。小字母加粗半档，比放大一号更好读。`,
    },
    fumes: {
      title: msg`烟少，粉要管`,
      description: msg`打氧化层几乎没有烟味。雕裸铝会留下细铝粉，铝粉能着火：只用 D 类灭火器或干砂，绝不能用水和二氧化碳，它们会让火烧得更凶。勤清台面和吸口：断电后用防爆吸尘器收净，不扬、不吹、不沾水，不和磨钢的粉尘共用集尘桶。含铅的易切削铝（EN AW-2011、EN AW-2007 一类）不打，先问牌号。喷漆的铝，先要漆的安全技术说明书（SDS）：含氯、含氟、含铅的不打，查不清的不打。`,
    },
    preparation: {
      title: msg`拿边，揭膜，靠实`,
      description: msg`氧化面留指印，拿边不拿面。出厂的膜整张揭掉，胶印用酒精在离机器远处擦净，干透再上台面。薄板靠着一条哑光的挡条（木条、板条都行），两头用磁条压住，板就靠实了；亮的钢尺不上台面；阳极氧化的铝水瓶架在 Light 640 的旋转轴上（笔一类的细圆件看 Light 530；能不能转，先报直径和长度），先空走一圈，看高低差有多少。`,
    },
    finishing: {
      title: msg`擦灰、护面、留样`,
      description: msg`打过氧化层的，取下来用软布蘸水擦去白灰，就能交货，不必填漆；雕过裸铝的，先用防爆吸尘器收净铝粉，不沾水。常年在户外的铭牌，打过的地方少了封闭，补一层清漆更稳。每批留一块测试格，写上功率和速度，下回同一家氧化厂来料，从它试起。`,
    },
  },
  inDocuments: [
    {
      sources: ["glassTube", "rfTube"],
      finishing: {
        title: msg`擦灰、护面、留样`,
        description: msg`取下来用软布蘸水擦去白灰，就能交货，不必填漆。常年在户外的铭牌，打过的地方少了封闭，补一层清漆更稳。每批留一块测试格，写上功率和速度，下回同一家氧化厂来料，从它试起。`,
      },
      kerf: {
        title: msg`笔画与间距`,
        description: msg`铝板不在这里切，没有切缝；该留意的是笔画。打出来的线比光斑略粗，细字会糊，字心要留空。小字母加粗半档，比放大一号更好读。`,
      },
      fumes: {
        title: msg`漆要查清，排风要开`,
        description: msg`只打氧化染色或喷漆的铝；裸铝把光反射回去，不能放进这台机器。喷氟碳漆的也不能放；别的漆要有安全技术说明书（SDS），写明不含氯、氟、铅，查不清的不打。打氧化层几乎没有烟味，排风照样开着。`,
      },
    },
    {
      sources: ["fiber"],
      verdict: "partly",
      reason: msg`切不了铝板；裸铝和阳极氧化铝可以打标、雕刻。含铅的易切削铝不打，先问牌号；有漆的看 SDS，含氯、含氟、含铅的和查不清的不打。铝粉会着火：另备 D 类灭火器或干砂。`,
      kerf: {
        title: msg`笔画与间距`,
        description: msg`铝板不在这里切，没有切缝；该留意的是笔画。光斑 ${spot}，细的刻度线打得出；小字的字心留空，加粗半档，比放大一号更好读。`,
      },
      preparation: {
        title: msg`拿边，揭膜，靠实`,
        description: msg`氧化面留指印，拿边不拿面。出厂的膜整张揭掉，胶印用酒精在离机器远处擦净，干透再上台面。薄板靠着一条哑光的挡条（木条、板条都行），两头用磁条压住，板就靠实了；亮的钢尺不上台面。${inline(claims.roundOnMarker)}`,
      },
    },
    {
      models: ["light-530"],
      preparation: {
        title: msg`拿边，揭膜，靠实`,
        description: msg`氧化面留指印，拿边不拿面。出厂的膜整张揭掉，胶印用酒精在离机器远处擦净，干透再上台面。薄板靠着一条哑光的挡条（木条、板条都行），两头用磁条压住，板就靠实了；亮的钢尺不上台面；圆的只做笔一类的细件，装了旋转轴、直径和长度问过我们再做，先不出光空转一圈，看高低差有多少。`,
      },
    },
    {
      accessory: "rotaryAxis",
      preparation: {
        title: msg`拿边，揭膜，靠实`,
        description: msg`氧化面留指印，拿边不拿面。出厂的膜整张揭掉，胶印用酒精在离机器远处擦净，干透再上台面。薄板靠着一条哑光的挡条（木条、板条都行），两头用磁条压住，板就靠实了；亮的钢尺不上台面；圆的水瓶和笔，装了旋转轴的才做，先不出光空转一圈，看高低差有多少。`,
      },
    },
    {
      preparation: {
        title: msg`拿边，揭膜，靠实`,
        description: msg`氧化面留指印，拿边不拿面。出厂的膜整张揭掉，胶印用酒精在离机器远处擦净，干透再上台面。薄板靠着一条哑光的挡条（木条、板条都行），两头用磁条压住，板就靠实了；亮的钢尺不上台面。这台只做平的件，圆的水瓶和笔不做。`,
      },
    },
  ],
  never: {
    title: msg`夹着塑料、贴着膜、喷了氟碳漆的铝`,
    text: msg`铝塑板是两层薄铝夹一层塑料，边上一看就知道；铝背的电路板也是：未经我们书面同意，不放。热透过薄铝，里面的芯和胶就烧起来，放出毒烟。覆膜铝板的膜常是 PVC。${filmKnown}贴过车身贴的铝牌，旧膜和残胶要去干净。`,
    substances: ["pvdf-paint", "pvc", "vinyl", "epoxy"],
  },
  showcase: {
    title: msg`打在铝上的十二件东西`,
    lead: msg`有颜色的铝，白得最干净。`,
    objects: [
      { object: "nameplate", title: msg`铭牌`, alt: msg`蓝色阳极氧化铝铭牌` },
      { object: "bottle", title: msg`铝水瓶`, alt: msg`蓝、橙两只铝水瓶，瓶身一圈波浪，上面一轮太阳` },
      { object: "front-panel", title: msg`仪器面板`, alt: msg`刻有刻度的仪器面板` },
      {
        object: "laptop",
        title: msg`笔记本电脑上盖（拆下来单独打）`,
        alt: msg`上盖打满等高线、已经装回去的笔记本电脑，旁边一支红笔和一只杯子`,
      },
      { object: "card", title: msg`铝卡片`, alt: msg`彩色阳极氧化铝卡片` },
      { object: "pen", title: msg`签字笔`, alt: msg`四支不同颜色的铝笔，笔身一枝藤叶，后面是笔盒` },
      { object: "key-tag", title: msg`钥匙牌`, alt: msg`三枚铝质钥匙牌，橙、蓝、灰` },
      { object: "torch", title: msg`手电筒外壳（取出电池打）`, alt: msg`红、黑两支手电筒，握把上打满菱形纹` },
      { object: "carabiner", title: msg`钥匙挂扣（不承重）`, alt: msg`橙、蓝两只打标的铝质钥匙挂扣` },
      {
        object: "power-bank",
        title: msg`移动电源的壳（不装电池打）`,
        alt: msg`青、橙两块移动电源，一块打着山形线条，接着充电线，一块打着细密花纹`,
      },
      { object: "enclosure", title: msg`机壳`, alt: msg`刻有标记的铝质机壳` },
      { object: "knobs", title: msg`旋钮与刻度盘`, alt: msg`四色小铝板，各有一只旋钮和一圈 0 到 10 的刻度` },
    ],
  },
  products: {
    title: msg`裸铝用 Mark M20，阳极氧化铝用 CO₂`,
    morningLight: msg`裸铝、压铸件和细刻度用 Mark M20：打标范围 ${field}，工件连夹具高 ${height}。光路敞开：放在单独一间能锁门的房间里，窗和玻璃用${screens}遮住；在场的人都戴${goggles}，从激光器通电之前戴到关机。`,
    zhongtian: msg`氧化和喷漆的面板，幅面 ${smallest} 到 ${largest}，一块机柜门也能一次打完。`,
    model: "mark-m20",
  },
  ask: {
    title: msg`这块铝打出来是白还是灰？`,
    lead: msg`寄一块同批的边料，写明合金牌号、氧化颜色和要打的最小字高。`,
    sample: msg`寄铝样打标`,
    other: link("electronics", msg`看仪器面板`),
  },
  substances: [
    {
      id: "anodised-aluminium",
      name: msg`阳极氧化铝`,
      also: [msg`氧化铝板`, msg`彩色氧化铝`, msg`黑色阳极氧化`, msg`阳极铝`, verbatim("anodized aluminum")],
      verdict: "mark",
      reason: msg`CO₂ 打掉染色，得到白色；光纤也行。两种激光都切不了它。`,
    },
    {
      id: "hard-anodised-aluminium",
      name: msg`硬质阳极氧化铝`,
      also: [msg`硬质阳极氧化`, msg`硬氧铝`],
      verdict: "mark",
      reason: msg`本身灰到黑，有的还染了色，反差说不准；先打样，看读不读得清。`,
    },
    {
      id: "clear-anodised-aluminium",
      name: msg`本色阳极氧化铝`,
      also: [msg`自然色阳极`, msg`本色阳极氧化`],
      verdict: "mark",
      reason: msg`没有染色，打掉的东西少，反差小；要清楚先寄样。`,
    },
    {
      id: "aluminium",
      name: msg`裸铝`,
      also: [
        msg`铝`,
        msg`铝板`,
        msg`铝合金`,
        msg`铝型材`,
        msg`6061 铝`,
        msg`5052 铝`,
        msg`7075 铝`,
        verbatim("aluminum"),
      ],
      verdict: "mark",
      reason: msg`要光纤；CO₂ 的光几乎全被反射。含铅的易切削铝（EN AW-2011、EN AW-2007 一类）不打。用我们的机器都切不了铝板。`,
    },
    {
      id: "cast-aluminium",
      name: msg`铸铝`,
      also: [msg`压铸铝`, msg`铝铸件`, verbatim("ADC12")],
      verdict: "mark",
      only: "fiber",
      reason: msg`光纤打得上；铸面不平、含硅，深浅会花，先磨出一小块平的。`,
    },
    {
      id: "coated-aluminium",
      name: msg`喷涂铝`,
      also: [msg`喷粉铝`, msg`烤漆铝板`, msg`电泳铝`],
      verdict: "unknown",
      reason: msg`先要漆的安全技术说明书（SDS）：氟碳漆（PVDF）含氟，不打；别的漆含氯、含氟、含铅的不打，查不清的不打。查清了，CO₂ 机型和 Mark M20 去掉漆，就露出铝色。`,
    },
    {
      id: "coil-coated-aluminium",
      name: msg`彩铝`,
      also: [msg`彩铝板`, msg`彩涂铝板`, msg`彩铝卷`, verbatim("coil-coated aluminum")],
      verdict: "unknown",
      reason: msg`面上的漆常是氟碳漆，含氟的不能放。把漆的安全技术说明书（SDS）发来，先问我们。`,
    },
    {
      id: "aluminium-composite",
      name: msg`铝塑板`,
      also: [msg`铝复合板`, msg`铝蜂窝板`, verbatim("ACP"), verbatim("Dibond"), verbatim("Alucobond")],
      verdict: "unknown",
      reason: msg`夹芯是塑料（铝蜂窝板是铝芯，用胶粘成），芯和胶烧起来烟有毒，面漆又常是含氟的 PVDF。未经我们书面同意，不能放：先寄样品和安全技术说明书（SDS）。`,
    },
    {
      id: "aluminium-foil",
      name: msg`铝箔`,
      also: [msg`锡纸`, msg`铝膜`, msg`铝箔纸`],
      verdict: "unknown",
      reason: msg`反光又薄，一烫就皱，背后往往还有胶：写明是哪一种来问，未经我们书面同意，不放。`,
    },
    {
      id: "aluminium-circuit-board",
      name: msg`铝基板`,
      also: [msg`铝基线路板`, msg`铝基电路板`, verbatim("MCPCB")],
      verdict: "unknown",
      reason: msg`铜和铝之间压着树脂：写明是哪一种来问，未经我们书面同意，不放。`,
    },
  ],
});
