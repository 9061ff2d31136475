import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../authoring.ts";
import { definePage } from "../define.ts";
import { models } from "../products/facts.ts";

const eyebrow = msg`材料`;
const thickest = inline(models["light-530"].cutThickness);
const wood530 = inline(models["light-530"].woodThickness);
const woodLimit530 = inline(models["light-530"].woodThicknessLimit);
const woodLimit640 = inline(models["light-640"].woodThicknessLimit);
const markPower = inline(models["mark-m20"].laserPower);
const markArea = inline(models["mark-m20"].workArea);
const markHeight = inline(models["mark-m20"].materialThickness);
const blueCut = inline(models["light-blue-530"].cutThickness);

/** What can be done with each material, and what must never go into a laser. */
export const materials = {
  materials: definePage({
    id: "materials",
    meta: {
      title: msg`激光能加工哪些材料`,
      description: msg`九类材料逐一说明：能切、能刻还是只能打标，用哪种光源，怎样准备，哪些绝不能放进激光机。`,
      keywords: msg`激光加工材料,激光切割木板,激光切割亚克力,激光雕刻玻璃,禁止加工材料`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`手里这块料，能不能进激光机`,
        lead: msg`九类常用材料，各有一页。页上没有的，先问再切。`,
        picture: picture("gallery/swatches", msg`木、皮、石、亚克力等九块雕刻色卡`),
      },
      {
        type: "cardGrid",
        title: msg`按材料查`,
        cards: [
          {
            title: msg`木材`,
            text: msg`能切能刻，批次不同，脾气也不同。`,
            picture: picture("materials/wood/coasters", msg`木质杯垫`),
            link: link("wood", msg`木材`),
          },
          {
            title: msg`亚克力`,
            text: msg`切边透亮；浇铸板刻出来是白的。`,
            picture: picture("materials/acrylic/gears", msg`亚克力齿轮`),
            link: link("acrylic", msg`亚克力`),
          },
          {
            title: msg`纸张`,
            text: msg`高速低功率，吹气压住火。`,
            picture: picture("materials/paper/pop-up-card", msg`立体纸卡`),
            link: link("paper", msg`纸张`),
          },
          {
            title: msg`石材`,
            text: msg`只刻不切，深色石头刻出来发白。`,
            picture: picture("materials/stone/slate-board", msg`石板`),
            link: link("stone", msg`石材`),
          },
          {
            title: msg`布料`,
            text: msg`化纤封边，天然纤维会焦。`,
            picture: picture("materials/fabric/felt-coasters", msg`毛毡`),
            link: link("fabric", msg`布料`),
          },
          {
            title: msg`玻璃`,
            text: msg`磨砂效果来自细小裂纹。`,
            picture: picture("materials/glass/tumbler", msg`玻璃杯`),
            link: link("glass", msg`玻璃`),
          },
          {
            title: msg`金属`,
            text: msg`裸金属交给光纤，CO₂ 打不动。`,
            picture: picture("materials/metal/wrench", msg`打标扳手`),
            link: link("metal", msg`金属`),
          },
          {
            title: msg`铝`,
            text: msg`阳极氧化层能打出白色。`,
            picture: picture("materials/aluminum/nameplate", msg`铝铭牌`),
            link: link("aluminum", msg`铝`),
          },
          {
            title: msg`皮革`,
            text: msg`只用植鞣革，仿皮多半是 PVC。`,
            picture: picture("gallery/swatches", msg`雕刻色卡，其中一块是皮革`),
            link: link("leather", msg`皮革`),
          },
        ],
      },
      {
        type: "textBlocks",
        tone: "surface",
        title: msg`我们的禁用清单`,
        items: [
          {
            title: msg`一律不进激光机`,
            paragraphs: [
              msg`PVC、乙烯基和大多数仿皮：放出氯化氢，伤人，也腐蚀机器，哪种滤芯都挡不住。`,
              msg`ABS、厚于 1 mm 的聚碳酸酯、HDPE、聚苯乙烯和聚丙烯泡沫、玻纤、带涂层的碳纤维、PTFE、FR-4、环氧板和防腐木。`,
            ],
          },
          {
            title: msg`说不清成分的板`,
            paragraphs: [msg`塑料以安全数据表为准，没有数据表就不切。成分不明的阻燃板也一样。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`清单上没有您的材料？`,
        actions: [link("sample", msg`寄一块来试`), link("contactus", msg`先打电话问`)],
      },
    ],
  }),

  wood: definePage({
    id: "wood",
    meta: {
      title: msg`木材激光切割与雕刻`,
      description: msg`椴木、桦木、胡桃木和密度板怎么切、怎么刻：厚度上限、起步参数、胶层和烟痕的处理。`,
      keywords: msg`激光切割木板,激光雕刻木头,椴木板,桦木胶合板,密度板`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`木材：看木种，更看胶`,
        lead: msg`CO₂ 和蓝光都能切、能刻。`,
        picture: picture("materials/wood/background", msg`木纹特写`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`能切多厚`,
            paragraphs: [
              msg`Light 530 建议切到 ${wood530}，最多 ${woodLimit530}，取决于木种和功率；Light 640 最多 ${woodLimit640}。蓝光机型能切${blueCut}。`,
              msg`3 mm 椴木板的起步参数：40 W 用八成功率、15 mm/s。不同机器差得很远，先切测试格。`,
            ],
          },
          {
            title: msg`切之前`,
            paragraphs: [
              msg`胶合板切不切得透，多半看胶。贴一层美纹纸再切，烟就熏不到板面；板子翘，先压平再对焦。`,
            ],
          },
          {
            title: msg`气味和火`,
            paragraphs: [
              msg`木头有焦味，烟大，吹气和排风都要开。密度板的烟更呛。切的时候人不能走开，手边放一只二氧化碳灭火器。`,
            ],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`接着看机器`,
        actions: [link("morningLight", msg`切木板的桌面机`), link("zhongtian", msg`切整张木板的落地机`)],
      },
    ],
  }),

  acrylic: definePage({
    id: "acrylic",
    meta: {
      title: msg`亚克力激光切割与雕刻`,
      description: msg`浇铸板和挤出板差在哪里，怎样切出透亮的边，3 mm 板从什么参数试起，哪些颜色蓝光切不动。`,
      keywords: msg`激光切割亚克力,有机玻璃,浇铸板,挤出板,亚克力雕刻`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`亚克力：浇铸刻得白，挤出切得亮`,
        lead: msg`CO₂ 对各种颜色和透明板都有效，Light 530 最厚切到 ${thickest}。`,
        picture: picture("materials/acrylic/background", msg`亚克力板的边缘`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`选哪一种板`,
            paragraphs: [
              msg`浇铸板刻出来是霜白的，适合刻字灯和奖牌。挤出板便宜，切边像火抛过，刻痕却不明显。`,
            ],
          },
          {
            title: msg`切边要亮`,
            paragraphs: [
              msg`吹气开小，气太大边就花。3 mm 板从 60 W 机型的六成到七成半功率、10 到 20 mm/s 试起。`,
              msg`${thickest} 是上限：要慢，要分几遍，板材也要好。`,
            ],
          },
          {
            title: msg`蓝光的限制`,
            paragraphs: [
              msg`蓝光只切得动深色、不透光的亚克力。透明的板光会穿过去，白色和蓝色的板把光反射掉。`,
            ],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`边缘够不够亮，看实物`,
        actions: [link("sample", msg`用我的亚克力打样`), link("products", msg`挑机器`)],
      },
    ],
  }),

  paper: definePage({
    id: "paper",
    meta: {
      title: msg`纸张激光切割`,
      description: msg`贺卡、请柬、纸雕和包装打样：怎样切得细而不焦，怎样不让纸飞起来，怎样一次切几张。`,
      keywords: msg`激光切纸,纸雕,请柬镂空,包装打样,激光切割卡纸`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`纸张：快，轻，压得平`,
        lead: msg`高速、低功率、有风，边缘就是本色。`,
        picture: picture("materials/paper/background", msg`纸张纤维特写`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`不焦的办法`,
            paragraphs: [msg`速度先拉到高处，功率往下找到刚好切透。正面朝下切，轻微的烟痕就留在背面。`],
          },
          {
            title: msg`不飞的办法`,
            paragraphs: [msg`用蜂窝台吸附，或者四角压磁条。细条之间留一点连接，切完再用刀断开。`],
          },
          {
            title: msg`别贪多`,
            paragraphs: [
              msg`叠起来切，第一张切透时最后一张往往还连着，中间的反而焦。多张要快，不如多排几件在一张上。`,
            ],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`做请柬还是做纸雕？`,
        actions: [link("creative", msg`看包装与请柬`), link("art", msg`看纸雕与灯箱`)],
      },
    ],
  }),

  stone: definePage({
    id: "stone",
    meta: {
      title: msg`石材激光雕刻`,
      description: msg`石板、花岗岩、大理石和瓷砖的激光雕刻：哪种石头对比最清楚，刻前怎么洗，大块石料怎么放。`,
      keywords: msg`激光刻石头,石板雕刻,花岗岩雕刻,大理石刻字,瓷砖雕刻`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`石材：只刻，不切`,
        lead: msg`激光把表面打白，石头本身切不开。`,
        picture: picture("materials/stone/background", msg`石板表面特写`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`哪种好看`,
            paragraphs: [msg`石板和黑色花岗岩颜色深，刻痕发白，对比最强。浅色大理石刻完要上色才看得清。`],
          },
          {
            title: msg`刻之前`,
            paragraphs: [msg`洗净、晾干，别带油。天然石面不平，先量最高点和最低点，相差太多就换一块。`],
          },
          { title: msg`重量`, paragraphs: [msg`大块石料先查工作台的承重。超过的，别硬抬，问我们怎么放。`] },
        ],
      },
      {
        type: "callToAction",
        title: msg`有块石头想刻？`,
        actions: [link("contactus", msg`问问石材`), link("morningLight", msg`看桌面雕刻机`)],
      },
    ],
  }),

  fabric: definePage({
    id: "fabric",
    meta: {
      title: msg`布料与毛毡激光切割`,
      description: msg`化纤、棉麻、毛毡和牛仔布的激光切割与雕刻：哪些会自动封边，哪些会焦边，哪些涂层绝不能切。`,
      keywords: msg`激光切布,激光切割毛毡,牛仔雕刻,化纤封边,服装打样`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`布料：化纤封边，棉麻留焦`,
        lead: msg`不用开刀模，样片改一稿再切一稿。`,
        picture: picture("materials/fabric/background", msg`织物经纬特写`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`化纤`,
            paragraphs: [msg`涤纶、尼龙一边切一边熔封，边缘不散。功率大了会结硬边，贴着皮肤扎人。`],
          },
          {
            title: msg`天然纤维`,
            paragraphs: [msg`棉、麻、羊毛毡会留下一道浅褐色。用湿布擦，或者直接当成设计的一部分。`],
          },
          { title: msg`涂层布`, paragraphs: [msg`先问清涂层是什么。PVC 涂层的帆布和雨布，绝对不要切。`] },
        ],
      },
      {
        type: "callToAction",
        title: msg`手上是什么布？`,
        actions: [link("sample", msg`寄布样`), link("creative", msg`看能做什么`)],
      },
    ],
  }),

  glass: definePage({
    id: "glass",
    meta: {
      title: msg`玻璃激光雕刻`,
      description: msg`玻璃杯、酒瓶、镜子和奖牌的激光雕刻：磨砂是怎么来的，怎样不崩边，圆杯怎么转着刻。`,
      keywords: msg`激光刻玻璃,玻璃杯刻字,酒瓶雕刻,镜子雕刻,旋转轴`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`玻璃：用裂纹画画`,
        lead: msg`每一个白点，都是表面一道极小的裂纹。`,
        picture: picture("materials/glass/background", msg`玻璃边缘特写`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`刻得匀`,
            paragraphs: [
              msg`贴一层湿纸，或者薄薄抹一层洗洁精，热散得开，边缘不容易崩。功率低一些，网点粗一些。`,
            ],
          },
          {
            title: msg`圆的东西`,
            paragraphs: [msg`杯子和瓶子用旋转轴。图案宽度按周长算，首尾留一根头发丝的重叠。`],
          },
          { title: msg`别刻的玻璃`, paragraphs: [msg`压力容器、钢化玻璃和汽车玻璃不要刻：裂纹会往里走。`] },
        ],
      },
      {
        type: "callToAction",
        title: msg`先配旋转轴，还是先打样？`,
        actions: [link("accessories", msg`看旋转轴`), link("sample", msg`寄一只杯子来`)],
      },
    ],
  }),

  metal: definePage({
    id: "metal",
    meta: {
      title: msg`金属激光打标`,
      description: msg`不锈钢、工具钢和镀层金属的激光打标：为什么用光纤不用 CO₂，多大的件打得下，能不能切。`,
      keywords: msg`金属打标,不锈钢打标,光纤激光打标,二维码打标,Mark M20`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`金属：交给光纤`,
        lead: msg`裸金属把 CO₂ 的光反射回去，1064 nm 的光纤激光才留得下痕。`,
        picture: picture("materials/metal/background", msg`拉丝不锈钢特写`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`用哪台`,
            paragraphs: [
              msg`Mark M20，激光功率有 ${markPower} 几种，打标范围 ${markArea}，工件高度 ${markHeight}。打标和浅雕可以，切不了金属板。`,
            ],
          },
          {
            title: msg`CO₂ 能做的`,
            paragraphs: [
              msg`有涂层、有漆的金属，CO₂ 可以把涂层打掉露出底色。打标喷剂是加一层东西上去，不是刻掉金属。`,
            ],
          },
          {
            title: msg`追溯码`,
            paragraphs: [msg`器械上的码要经得起清洗和灭菌，做法和该由谁验证，写在医疗那一页。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`打标机在晨光系列里`,
        actions: [
          link("morningLight", msg`看 Mark M20`, "?model=mark-m20"),
          link("medical", msg`看医疗追溯`),
        ],
      },
    ],
  }),

  aluminum: definePage({
    id: "aluminum",
    meta: {
      title: msg`铝与阳极氧化铝激光打标`,
      description: msg`阳极氧化铝能用 CO₂ 打出白色，裸铝要用光纤：面板、铭牌和机壳怎样排版，怎样打得清楚。`,
      keywords: msg`阳极氧化铝打标,铝面板雕刻,铝铭牌,裸铝打标,光纤激光`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`铝：有没有氧化层，是两种材料`,
        lead: msg`染色的氧化层打掉就是白的，裸铝另有办法。`,
        picture: picture("materials/aluminum/background", msg`阳极氧化铝特写`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`阳极氧化铝`,
            paragraphs: [msg`CO₂ 去掉染色层，留下清楚的白色，不伤底下的铝。黑色、红色、蓝色的板都行。`],
          },
          { title: msg`裸铝`, paragraphs: [msg`CO₂ 留不下痕迹，用光纤机型。想要深色标记，先拿同一批料试。`] },
          {
            title: msg`面板排版`,
            paragraphs: [msg`刻度线别细于 0.1 mm，字高留够；孔位先加工好，再打字，位置才对得准。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`做面板还是做铭牌？`,
        actions: [
          link("morningLight", msg`看打铝的机型`, "?model=mark-m20"),
          link("electronics", msg`看仪器面板`),
        ],
      },
    ],
  }),

  leather: definePage({
    id: "leather",
    meta: {
      title: msg`皮革激光加工与警示`,
      description: msg`植鞣革可以切、可以刻；铬鞣革要先问清成分；仿皮革多半含 PVC，绝不能进激光机。`,
      keywords: msg`激光刻皮革,植鞣革,仿皮革危险,PVC 皮革,铬鞣革`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`皮革：先弄清是不是真皮`,
        lead: msg`看着像皮的，不少是 PVC 做的。切之前，问卖家要成分说明。`,
        picture: picture("gallery/swatches", msg`雕刻色卡，其中一块是皮革`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`仿皮革不要切`,
            paragraphs: [
              msg`PVC 仿皮遇到激光会放出氯化氢，呛人、有毒，还会腐蚀机器里的金属。加了净化器也不能切。`,
            ],
          },
          {
            title: msg`铬鞣革要当心`,
            paragraphs: [msg`不知道鞣剂和涂层的成分，就不要加工。便宜的成品皮具往往说不清来路。`],
          },
          {
            title: msg`植鞣革可以做`,
            paragraphs: [
              msg`刻痕是深褐色，切边微焦，擦一擦就好。气味重，排风要一直开着。微微打湿，再压平，刻出来更匀。`,
            ],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`不确定是哪一种皮？`,
        actions: [link("contactus", msg`拍照来问`), link("materials", msg`看别的材料`)],
      },
    ],
  }),
};
