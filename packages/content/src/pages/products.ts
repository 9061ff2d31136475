import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../authoring.ts";
import { definePage } from "../define.ts";
import { claims } from "../products/claims.ts";
import { clearance } from "../products/facts.ts";
import { modelMeta } from "../products/model-meta.ts";
import { co2Power, rangePower, seriesSpecs } from "../products/series.ts";
import { accessoriesPage } from "./accessories.ts";
import { comparison } from "./comparison.ts";
import { finder } from "./finder.ts";
import { seriesBlock } from "./series.ts";

const power = inline(co2Power);
const room = inline(claims.roomOfMarker);
const allPower = inline(rangePower);

const behind = inline(clearance.behind);
const beside = inline(clearance.beside);

const seriesCards = [
  {
    name: msg`中天系列`,
    alias: msg`落地机`,
    text: msg`标牌、展具、家具件和建筑模型。幅面大，工作台能升降；${inline(claims.longBoardsBriefly)}。`,
    picture: picture("products/radiance-card", msg`中天系列 Light 1390`),
    specs: seriesSpecs("zhongtian"),
    link: link("zhongtian", msg`进入中天系列`),
  },
  {
    name: msg`晨光系列`,
    alias: msg`桌面机`,
    text: msg`教具、礼品、首饰和金属打标。要一张结实的桌子、一个插座和排风；打标机还要${room}。`,
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
      title: msg`激光切割机、雕刻机、打标机型号对比`,
      description: msg`八款激光切割机、雕刻机和打标机：桌面的晨光，落地的中天。功率、幅面、速度并排比较，按材料、厚度和场地来挑。`,
      keywords: msg`激光切割机型号,激光切割机选型,激光雕刻机,激光打标机,桌面激光机,落地激光切割机`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`八款激光切割机、雕刻机和打标机`,
        lead: msg`一张桌子放得下，看晨光；要切大板，看中天。激光功率 ${allPower}，其中 CO₂ 激光 ${power}。`,
      },
      { type: "productCards", title: msg`两个系列并排看`, cards: seriesCards },
      finder,
      comparison,
      {
        type: "textBlocks",
        tone: "surface",
        title: msg`怎么挑：幅面、光源、场地`,
        items: [
          {
            title: msg`幅面`,
            paragraphs: [
              msg`看最常做的那一件有多大。偶尔做大的，可以分块切；要切长板，看中天系列。${inline(claims.longBoards)}`,
            ],
          },
          {
            title: msg`光源`,
            paragraphs: [
              msg`切透明亚克力、布和厚些的木板，用 CO₂，功率 ${power}；裸金属打标用光纤；只做薄木、纸和植鞣革，蓝光也够用。`,
            ],
          },
          {
            title: msg`场地`,
            paragraphs: [msg`机身后面留 ${behind}，两侧各留 ${beside}。落地机还要看门宽、楼板和电路。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`还是拿不定主意？`,
        lead: msg`告诉我们材料和厚度，我们替您排除不合适的。`,
        actions: [link("home", msg`说说材料和厚度`, "#lead"), link("accessories", msg`看净化器和旋转轴`)],
      },
    ],
  }),

  morningLight: definePage({
    id: "morningLight",
    meta: {
      title: msg`晨光系列桌面激光切割机、雕刻机、打标机`,
      description: msg`晨光系列四款桌面激光机：Light 530、Light Blue 530、Light 530 RF 切割和雕刻，Mark M20 给金属打标，四种光源按材料挑。`,
      keywords: msg`晨光系列,Aurora,Light 530,Light Blue 530,Light 530 RF,Mark M20,桌面激光切割机,桌面激光雕刻机,光纤激光打标机`,
    },
    models: modelMeta("morningLight"),
    blocks: [
      {
        type: "banner",
        size: "compact",
        title: msg`晨光系列桌面激光机`,
        lead: msg`四个型号，四种光源。按材料和要做的活来挑：玻璃管切得厚，射频管适合天天精雕，蓝光刻木、纸和植鞣革，光纤打金属。`,
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
      description: msg`中天系列落地 CO₂ 激光切割机，四种幅面：Light 640、960、1390、1610。工作台升降，长板照安全指南从后门送，从小批零件到大幅板材。`,
      keywords: msg`中天系列,Radiance,Light 640,Light 960,Light 1390,Light 1610,落地激光切割机,大幅面激光切割机,CO₂ 激光切割机`,
    },
    models: modelMeta("zhongtian"),
    blocks: [
      {
        type: "banner",
        size: "compact",
        title: msg`中天系列落地激光切割机`,
        lead: msg`四种幅面，前门上料；长板长度不限。${inline(claims.longBoards)}能切多厚，看功率和材料。`,
      },
      seriesBlock("zhongtian"),
      {
        type: "callToAction",
        title: msg`想看整套参数？`,
        actions: [
          link("downloads", msg`下载规格表（PDF）`, "#documents"),
          link("morningLight", msg`看桌面的晨光`),
        ],
      },
    ],
  }),

  accessories: accessoriesPage,
};
