import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../authoring.ts";
import { definePage } from "../define.ts";
import { claims } from "../products/claims.ts";
import { clearance, models } from "../products/facts.ts";
import { co2Power, rangePower, seriesSpecs } from "../products/series.ts";
import { accessoriesPage } from "./accessories.ts";
import { comparison } from "./comparison.ts";
import { finder } from "./finder.ts";
import { seriesBlock } from "./series.ts";

const power = inline(co2Power);
const allPower = inline(rangePower);
const speedRadiance = inline(models["light-640"].maxSpeed);
const passThrough = inline(models["light-640"].passThrough);
const exhaust = inline(models["light-640"].exhaust);
const behind = inline(clearance.behind);
const beside = inline(clearance.beside);

const seriesCards = [
  {
    name: msg`中天系列`,
    alias: msg`落地机`,
    text: msg`标牌、展具、家具件和建筑模型。幅面大，工作台能升降，长板停光从后门送料。`,
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

/** Pages of the two series and their accessories. */
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
        lead: msg`一张桌子放得下，看晨光；要切整张板，看中天。八个型号，激光功率 ${allPower}，其中 CO₂ 激光 ${power}。`,
      },
      { type: "productCards", title: msg`两个系列并排看`, cards: seriesCards },
      finder,
      comparison,
      {
        type: "textBlocks",
        tone: "surface",
        title: msg`挑的时候看什么`,
        items: [
          {
            title: msg`幅面`,
            paragraphs: [
              msg`看最常做的那一件有多大，不看最大的那一件。偶尔做大的，可以分块切；长的停光从后门送料，合上挡板再切。`,
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
        size: "compact",
        title: msg`晨光系列，放得上桌`,
        lead: msg`四个型号，四种光源。按材料挑：CO₂ 切得厚，蓝光刻得细，射频用得久，光纤打金属。`,
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
      description: msg`中天系列四种幅面：Light 640、960、1390、1610，工作台升降，长板能从后门送料，从小批零件到整张板材。`,
      keywords: msg`中天系列,Radiance,Light 640,Light 960,Light 1390,Light 1610,落地激光切割机`,
    },
    blocks: [
      {
        type: "banner",
        size: "compact",
        title: msg`中天系列，立在车间`,
        lead: msg`四种幅面，最高速度 ${speedRadiance}。前门上料；${passThrough} 厚以内的板停光从后门送进，长度不限，挡板合好才出光；进得去，不等于切得穿。`,
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
              msg`${inline(claims.mains)}，单独走一路，和大型电机分开；地线必须可靠，由电工接。${inline(claims.besidesMains)}`,
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

  accessories: accessoriesPage,
};
