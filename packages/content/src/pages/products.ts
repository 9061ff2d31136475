import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../authoring.ts";
import { definePage } from "../define.ts";
import { clearance, models } from "../products/facts.ts";
import { co2Power, seriesSpecs } from "../products/series.ts";
import { comparison } from "./comparison.ts";
import { seriesBlock } from "./series.ts";

const eyebrow = msg`产品`;
const power = inline(co2Power);
const _area530 = inline(models["light-530"].workArea);
const _size530 = inline(models["light-530"].machineSize);
const _cut530 = inline(models["light-530"].cutThickness);
const _wood530 = inline(models["light-530"].woodThickness);
const _woodLimit530 = inline(models["light-530"].woodThicknessLimit);
const _noise530 = inline(models["light-530"].noise);
const _noiseRf = inline(models["light-530-rf"].noise);
const _cutRf = inline(models["light-530-rf"].cutThickness);
const _lifeRf = inline(models["light-530-rf"].sourceLife);
const _blueCut = inline(models["light-blue-530"].cutThickness);
const _blueMaterial = inline(models["light-blue-530"].materialThickness);
const _blueSpot = inline(models["light-blue-530"].spotSize);
const _markSpeed = inline(models["mark-m20"].maxSpeed);
const _markArea = inline(models["mark-m20"].workArea);
const _area640 = inline(models["light-640"].workArea);
const _area960 = inline(models["light-960"].workArea);
const _area1390 = inline(models["light-1390"].workArea);
const _area1610 = inline(models["light-1610"].workArea);
const _size640 = inline(models["light-640"].machineSize);
const _weight640 = inline(models["light-640"].weight);
const _weight960 = inline(models["light-960"].weight);
const _weight1390 = inline(models["light-1390"].weight);
const _weight1610 = inline(models["light-1610"].weight);
const speedRadiance = inline(models["light-640"].maxSpeed);
const passThrough = inline(models["light-640"].passThrough);
const exhaust = inline(models["light-640"].exhaust);
const voltage = inline(models["light-640"].voltage);
const frequency = inline(models["light-640"].frequency);
const current = inline(models["light-640"].current);
const mainsPower = inline(models["light-640"].mainsPower);
const behind = inline(clearance.behind);
const beside = inline(clearance.beside);

const seriesCards = [
  {
    name: msg`中天系列`,
    alias: msg`落地机`,
    text: msg`标牌、展具、家具件和建筑模型。幅面大，工作台能升降，后门可以穿长板。`,
    picture: picture("products/radiance-card", msg`中天系列 Light 1390`),
    specs: seriesSpecs("zhongtian"),
    link: link("zhongtian", msg`进入中天系列`),
  },
  {
    name: msg`晨光系列`,
    alias: msg`桌面机`,
    text: msg`教具、礼品、首饰和金属打标。一张结实的桌子、一个插座，就能开始。`,
    picture: picture("products/aurora-card", msg`晨光系列 Light 530`),
    specs: seriesSpecs("morningLight"),
    link: link("morningLight", msg`进入晨光系列`),
  },
];

/** The two series and what goes with them. */
export const products = {
  products: definePage({
    id: "products",
    meta: {
      title: msg`激光设备产品一览`,
      description: msg`八个型号，两个系列：桌面的晨光和落地的中天。功率、幅面、速度并排看，先排除放不下的，再挑合用的。`,
      keywords: msg`激光机型号,激光切割机选型,桌面激光机,落地激光切割机`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`先量地方，再挑机器`,
        lead: msg`一张桌子放得下，看晨光；要切整张板，看中天。`,
      },
      { type: "productCards", title: msg`两个系列并排看`, cards: seriesCards },
      comparison,
      {
        type: "textBlocks",
        tone: "surface",
        title: msg`挑的时候看什么`,
        items: [
          {
            title: msg`幅面`,
            paragraphs: [
              msg`看最常做的那一件有多大，不看最大的那一件。偶尔做大的，可以分块切，或者从后门穿过去。`,
            ],
          },
          {
            title: msg`光源`,
            paragraphs: [
              msg`木、亚克力、纸和布用 CO₂，功率 ${power}；金属打标用光纤；只做木、纸和皮革，蓝光也够用。`,
            ],
          },
          {
            title: msg`场地`,
            paragraphs: [msg`机器身后留 ${behind}，两侧各留 ${beside}。落地机还要看门宽、楼板和电路。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`还是拿不定主意？`,
        lead: msg`告诉我们材料和厚度，不合适的我们先替您划掉。`,
        actions: [link("home", msg`留下邮箱`, "#lead"), link("accessories", msg`看看配件`)],
      },
    ],
  }),

  morningLight: definePage({
    id: "morningLight",
    meta: {
      title: msg`晨光系列 Aurora 桌面激光机`,
      description: msg`晨光系列四个型号：Light 530、Light Blue 530、Light 530 RF 和 Mark M20，四种光源，都放得上桌。`,
      keywords: msg`晨光系列,Aurora,Light 530,Light Blue 530,Light 530 RF,Mark M20,桌面激光机`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`晨光系列，放得上桌`,
        lead: msg`四个型号，四种光源。按材料挑：CO₂ 切得厚，蓝光刻得细，射频用得久，光纤打金属。`,
        picture: picture("home/bench", msg`深色背景前的晨光系列 Light 530`),
      },
      seriesBlock("morningLight"),
      {
        type: "callToAction",
        tone: "surface",
        title: msg`拿自己的材料试一次`,
        actions: [link("sample", msg`寄材料打样`), link("zhongtian", msg`看更大的中天`)],
      },
    ],
  }),

  zhongtian: definePage({
    id: "zhongtian",
    meta: {
      title: msg`中天系列 Radiance 落地激光切割机`,
      description: msg`中天系列四种幅面：Light 640、960、1390、1610，工作台升降，后门穿板，从小批零件到整张板材。`,
      keywords: msg`中天系列,Radiance,Light 640,Light 960,Light 1390,Light 1610,落地激光切割机`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`中天系列，立在车间`,
        lead: msg`四种幅面，最高速度 ${speedRadiance}。前门上料；打开后门，${passThrough} 厚的板可以穿过去，长度不限。`,
        picture: picture("products/radiance-card", msg`中天系列落地机 Light 1390`),
      },
      seriesBlock("zhongtian"),
      {
        type: "textBlocks",
        tone: "surface",
        title: msg`车间要备好`,
        items: [
          {
            title: msg`供电`,
            paragraphs: [
              msg`${voltage}、${frequency}、${current}，按 ${mainsPower} 单独走一路，和大型电机分开。`,
            ],
          },
          {
            title: msg`排风`,
            paragraphs: [msg`排风口直径 ${exhaust}，管子越短、弯头越少越好。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`想看整套参数？`,
        actions: [link("contactus", msg`索取规格表`), link("morningLight", msg`看桌面的晨光`)],
      },
    ],
  }),

  accessories: definePage({
    id: "accessories",
    meta: {
      title: msg`配件：空气净化器与旋转轴`,
      description: msg`Light 530 与 Light 640 可选配空气净化器和旋转轴：一个管烟和味，一个让杯子瓶子转着刻。`,
      keywords: msg`激光机净化器,烟雾净化器,旋转轴,激光雕刻杯子,激光机配件`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`两样配件，各管一件事`,
        lead: msg`Light 530 和 Light 640 都能配。`,
        picture: picture("features/smoke-filter", msg`空气净化器接在激光机旁`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`空气净化器`,
            paragraphs: [
              msg`激光烟尘的颗粒多半在 0.5 到 10 µm 之间，由滤芯拦下；气味由活性炭吸附，处理过的空气留在室内。`,
              msg`它不能让 PVC 变得安全，氯化氢没有滤芯能处理干净。能接到室外的，室外排风仍然最可靠。`,
            ],
          },
          {
            title: msg`旋转轴`,
            paragraphs: [
              msg`圆柱形的杯子、瓶子和笔放到轴上转动，激光头只走一条线，图案就绕满一圈。`,
              msg`装上之前量准直径；锥形的杯子要垫平，让被刻的那条线保持水平。`,
            ],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`不知道该不该配？`,
        lead: msg`说一说房间有多大、窗在哪里、要刻什么形状。`,
        actions: [link("contactus", msg`问配件`), link("glass", msg`看玻璃怎么刻`)],
      },
    ],
  }),
};
