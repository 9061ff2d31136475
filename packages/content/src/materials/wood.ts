import { msg } from "@lingui/core/macro";
import { inline, link, verbatim } from "../authoring.ts";
import { claims } from "../products/claims.ts";
import { abilities } from "../products/cuts.ts";
import { kerf, models } from "../products/facts.ts";
import { laminate } from "./forbidden.ts";
import { defineMaterial } from "./material.ts";
import { cutDepths } from "./model-limits.ts";
import { startFrom } from "./starts.ts";

const advised = inline(models["light-530"].woodThickness);
const thinMost = inline(models["light-blue-530"].cutThickness);
const width = inline(kerf);
const area640 = inline(models["light-640"].workArea);
const limit640 = inline(models["light-640"].woodThicknessLimit);
const largest = inline(models["light-1610"].workArea);
const longBoards = inline(claims.longBoards);

const filmKnown = inline(laminate);

export const wood = defineMaterial({
  id: "wood",
  meta: {
    title: msg`木材激光切割与雕刻`,
    description: msg`椴木、桦木、胡桃木和密度板怎么用激光切割、雕刻：厚度上限、起步参数、胶层和烟痕的处理。`,
    keywords: msg`激光切割木板,激光雕刻木头,椴木板,桦木胶合板,密度板`,
  },
  card: msg`能切能刻；每一批料都要试。`,
  banner: {
    title: msg`木材：看木种，更看胶`,
    lead: msg`CO₂ 和蓝光都能切、能刻。胶合板切不切得透，看里面那层胶。`,
    alt: msg`浅色背景前的木片花瓶和两只镂空木球`,
    pictureTone: "light",
  },
  blocks: {
    quality: {
      title: msg`焦边的深浅可以控制`,
      description: msg`切缝边上总有一线深褐，那是木头碳化的地方。一遍切透、吹气足、走得快，这条线就浅；来回磨蹭，它就黑。雕刻也是同一个道理：慢一点深，快一点浅，一块板上能刻出几层明暗。`,
      alt: msg`一叠镂空木杯垫，后面的木板上刻着层层山峦`,
    },
    process: {
      title: msg`先雕刻，后切，外轮廓放最后`,
      description: msg`同一张图里，雕刻排在最前，内孔其次，外轮廓最后。外轮廓先切断，工件一歪，后面的线全错位。图按 1:1 毫米画，切割线要闭合，先切一个 100 mm 的方块量一量再开工。`,
      alt: msg`激光头在浅色木板上刻出半圈花纹，落点亮着火花`,
    },
    applications: {
      title: msg`首饰、家具件、展架`,
      description: msg`薄板做首饰、拼图和立体模型，厚板做家具件和展架；横向开一排细缝，硬板还能弯成圆角。同一份文件，今天一件，下周五十件，尺寸不变。`,
      alt: msg`墙上的木质层叠画，下面摆着书、花瓶和一只镂空球`,
    },
  },
  beams: {
    lead: msg`三种光在木头上差得很远。`,
    co2: {
      ...abilities.wood.co2,
      reason: msg`木纤维吸收得好，切割和雕刻都首选 CO₂ 机型。`,
    },
    diode: {
      ...abilities.wood.diode,
      reason: msg`薄板可以切，厚了走得慢；刻细图案很顺手。`,
    },
    fiber: {
      ...abilities.wood.fiber,
      reason: msg`这个波长留给金属，木头不在它的材料里。`,
    },
  },
  figures: {
    title: msg`切多厚，从哪里试起`,
    lead: msg`厚度按优质板材、满功率、多遍切割计算。硬木、多层胶、湿板都要往下打折。`,
    limitsTitle: msg`各机型切木材的厚度`,
    limits: cutDepths("wood"),
    start: [
      startFrom(
        "basswood-40",
        (watts, thickness) => msg`${watts}，${thickness} 椴木（实木还是胶合板，不详），一遍`,
      ),
      startFrom("plywood-60", (watts, thickness) => msg`${watts}，${thickness} 胶合板，一遍`),
      startFrom("plywood-100", (watts, thickness) => msg`${watts}，${thickness} 胶合板，一遍`),
    ],
    note: msg`这几行得自不同的机器和板材，不能互相比，只是起点：同样瓦数的两台机器，合适的参数也可能差很多。切一张测试格：横排速度，竖排功率，各取五档，选刚好切透、焦边最浅的那一格。`,
  },
  practice: {
    title: msg`切木头要注意什么`,
    kerf: {
      title: msg`切缝`,
      description: msg`CO₂ 机型切 3–6 mm 的板，切缝宽 ${width}。榫卯要紧，就把切缝补进图里：外轮廓往外放半条，插槽和孔往里收半条。先切一排宽窄不同的插槽，哪个插进去不晃，就用哪个数。`,
    },
    fumes: {
      title: msg`气味与烟`,
      description: msg`木头烟大，带焦味，屋里散得慢；密度板胶多，烟更呛，烟和粉尘都不能吸。能直排窗外最好；排不出去的，Light 530 和 Light 640 可以接净化器，滤芯每周看，但房间必须能换气，再装一只一氧化碳报警器：净化器不拦一氧化碳。别的机型先问我们。碎屑盘每天倒，积着的木屑会起火。木头容易着火，切的时候不离人，手边放二氧化碳灭火器。`,
    },
    preparation: {
      title: msg`上机之前`,
      description: msg`板先在室内放平，翘的用磁铁或针压住，否则一头准一头虚。胶合板里补过的节疤和厚胶层是切不透的主因，同一批料先试最差的一张。要留下干净的板面，贴一层美纹纸再切。`,
    },
    finishing: {
      title: msg`下机之后`,
      description: msg`撕掉美纹纸，烟痕跟着走。没有贴的，用细砂纸顺着纹理带一遍，雕刻里的浮灰拿软毛刷扫。上蜡、上油都等砂完再做；要粘合，先把碳化的那层砂掉，胶才粘得牢。`,
    },
  },
  inDocuments: [
    {
      accessory: "smokeFilter",
      fumes: {
        title: msg`气味与烟`,
        description: msg`木头烟大，带焦味，屋里散得慢；密度板胶多，烟更呛，烟和粉尘都不能吸。能直排窗外最好；排不出去，可以接空气净化器，滤芯每周看，但房间必须能换气，再装一只一氧化碳报警器：净化器不拦一氧化碳。碎屑盘每天倒，积着的木屑会起火。木头容易着火，切的时候不离人，手边放二氧化碳灭火器。`,
      },
    },
    {
      fumes: {
        title: msg`气味与烟`,
        description: msg`木头烟大，带焦味，屋里散得慢；密度板胶多，烟更呛，烟和粉尘都不能吸。直排窗外；这台不配空气净化器，排不出去，先问我们。碎屑盘每天倒，积着的木屑会起火。木头容易着火，切的时候不离人，手边放二氧化碳灭火器。`,
      },
    },
    {
      sources: ["diode"],
      kerf: {
        title: msg`切缝`,
        description: msg`蓝光的切缝没有公布，自己量。榫卯要紧，就把切缝补进图里：外轮廓往外放半条，插槽和孔往里收半条。先切一排宽窄不同的插槽，哪个插进去不晃，就用哪个数。`,
      },
      note: msg`先切测试格：横排速度，竖排功率，挑刚好切透、颜色又最浅的那一格。`,
    },
    {
      sources: ["glassTube", "rfTube"],
      reason: msg`木纤维吸收得好，切割和雕刻都可以。`,
      note: msg`这些只是起点：同样瓦数的两台机器，差一倍也不稀奇。先切测试格：横排速度，竖排功率，挑刚好切透、颜色又最浅的那一格。`,
    },
  ],
  never: {
    title: msg`像木头，但不能切`,
    text: msg`加压浸过防腐剂的木材、阻燃剂成分不明的板，都不能进激光机。贴着塑料膜的装饰板，那层膜往往就是 PVC，要看膜的安全技术说明书（SDS）。${filmKnown}刷过漆的旧木料，漆里可能有铅，查不清的不放；免漆板、生态板未经我们书面同意，不放。`,
    substances: ["treated-wood", "flame-retardant", "pvc", "vinyl"],
  },
  showcase: {
    title: msg`用木头做的十二样东西`,
    lead: msg`首饰、灯、家具件，都从平板上切下来。`,
    objects: [
      { object: "earrings", title: msg`木耳环`, alt: msg`胡桃木与亚克力耳环` },
      { object: "vase", title: msg`花瓶摆件`, alt: msg`层层木片叠成的扭纹花瓶，插着带叶的干枝` },
      { object: "bottle-opener", title: msg`开瓶器`, alt: msg`刻着菠萝的木柄开瓶器和三枚瓶盖` },
      { object: "wine-rack", title: msg`酒架`, alt: msg`插接的木酒架，横放着五瓶酒` },
      {
        object: "leather-tool",
        title: msg`皮具工具架`,
        alt: msg`桦木架上插着锥子、压边器和打磨棒，旁边是裁好的皮样`,
      },
      { object: "phone-stand", title: msg`手机支架`, alt: msg`拼插式木质手机支架` },
      {
        object: "pet-ornament",
        title: msg`宠物挂饰`,
        alt: msg`挂着的两件层叠木饰：夜空前的猫，带爪印的骨头`,
      },
      { object: "jewelry-box", title: msg`首饰盒`, alt: msg`弯折开槽的木质首饰盒` },
      {
        object: "decorative-ball",
        title: msg`装饰球`,
        alt: msg`大小三只插接成的镂空球，两只桦木，一只胡桃木`,
      },
      { object: "storage-box", title: msg`收纳盒`, alt: msg`刻着叶子的指接收纳盒，装着彩色铅笔` },
      { object: "lamp", title: msg`小夜灯`, alt: msg`山景剪影木质小夜灯` },
      { object: "decorative-painting", title: msg`装饰画`, alt: msg`架子上方一幅层层木片叠成的山景画` },
    ],
  },
  samplesOnly: [
    { object: "coasters", title: msg`杯垫`, alt: msg`刻着花纹的木质与石质杯垫` },
    { object: "puzzle", title: msg`拼图`, alt: msg`激光切割的木质拼图` },
  ],
  products: {
    title: msg`切木头用哪个系列`,
    morningLight: msg`小件、课堂和工作室。Light 530 建议 ${advised} 以内；Light Blue 530 最多切${thinMost}，刻得细；Light 530 RF 切多厚，请先打样。`,
    zhongtian: msg`${area640} 起，最大 ${largest}。${longBoards}Light 640 最厚切 ${limit640}，另外三款能切多厚，请打样。`,
  },
  ask: {
    title: msg`拿不准这批板切不切得透？`,
    lead: msg`寄一块来，写上木种、厚度和想做的东西。`,
    sample: msg`寄木板打样`,
    other: link("architecture", msg`看木质建筑模型`),
  },
  substances: [
    {
      id: "wood",
      name: msg`实木`,
      also: [msg`木材`, msg`木头`, msg`木板`, msg`原木`],
      verdict: "allowed",
      reason: msg`只限没有处理过、没有刷漆的。CO₂ 与蓝光都能切和刻；越密、越含油脂的木头，焦得越多。${inline(claims.whichWood)}`,
    },
    {
      id: "plywood",
      name: msg`胶合板`,
      also: [msg`夹板`, msg`多层板`, msg`激光夹板`],
      verdict: "allowed",
      reason: msg`可以切，成败在胶：同一批先试一张。`,
    },
    {
      id: "basswood",
      name: msg`椴木（实木或胶合板）`,
      also: [
        msg`椴木`,
        msg`椴木板`,
        msg`椴木层板`,
        msg`椴木胶合板`,
        verbatim("limewood"),
        verbatim("linden"),
        verbatim("Tilia"),
      ],
      verdict: "allowed",
      reason: msg`纹细、色浅、焦得匀，切和刻都省心。`,
    },
    {
      id: "birch",
      name: msg`桦木`,
      also: [msg`桦木板`, msg`桦木胶合板`, verbatim("Betula")],
      verdict: "allowed",
      reason: msg`比椴木密，同样厚度要慢一些。`,
    },
    {
      id: "walnut",
      name: msg`胡桃木`,
      also: [msg`黑胡桃`, verbatim("Juglans")],
      verdict: "allowed",
      reason: msg`颜色深，刻痕对比弱，宜切镂空或刻得深。`,
    },
    {
      id: "mdf",
      name: msg`密度板（MDF）`,
      also: [verbatim("MDF"), msg`密度板`, msg`中纤板`, msg`奥松板`],
      verdict: "allowed",
      only: "co2",
      reason: msg`没有纹理，切得匀；胶多，烟呛，排风要足，烟和粉尘都不能吸。`,
    },
    {
      id: "bamboo",
      name: msg`竹板`,
      also: [msg`竹子`, msg`竹材`, msg`竹片`],
      verdict: "allowed",
      reason: msg`当木材切和刻；竹节处更硬，胶合的竹板先试胶。`,
    },
    {
      id: "cork",
      name: msg`软木`,
      also: [msg`软木板`, msg`软木片`, msg`栓皮`],
      verdict: "allowed",
      only: "co2",
      reason: msg`CO₂ 切得快，边缘发黑会掉粉，低功率、吹足气。`,
    },
    {
      id: "melamine-board",
      name: msg`免漆板`,
      also: [msg`生态板`, msg`三聚氰胺板`, msg`三胺板`],
      verdict: "unknown",
      reason: msg`面上是三聚氰胺浸渍纸，也有贴 PVC 膜的，芯板的胶也各不相同。未经我们书面同意，不能放：附上安全技术说明书（SDS）来问。`,
    },
    {
      id: "particle-board",
      name: msg`刨花板`,
      also: [msg`颗粒板`, msg`实木颗粒板`],
      verdict: "unknown",
      reason: msg`胶多，疏密不匀，常常切不透，烟也呛。胶是哪一种，先寄安全技术说明书（SDS）来问。`,
    },
    {
      id: "oriented-strand-board",
      name: msg`欧松板`,
      also: [verbatim("OSB"), msg`定向刨花板`],
      verdict: "unknown",
      reason: msg`大片木料压成，胶里可能有异氰酸酯，空隙里容易窝火。先寄安全技术说明书（SDS）来问。`,
    },
    {
      id: "painted-wood",
      name: msg`刷过漆的旧木料`,
      also: [msg`旧漆木`, msg`油漆过的木头`, msg`老家具板`],
      verdict: "unknown",
      reason: msg`旧漆可能含铅。漆查不清的不能放；有漆的安全技术说明书（SDS），先发来问我们。`,
    },
    {
      id: "veneer",
      name: msg`木皮`,
      also: [msg`薄木`, msg`单板`],
      verdict: "allowed",
      reason: msg`很薄，低功率一遍就过；压平，别让风吹起来。`,
    },
  ],
});
