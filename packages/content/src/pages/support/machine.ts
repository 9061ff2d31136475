import { msg } from "@lingui/core/macro";
import { inline, link, picture, verbatim, type Words } from "../../authoring.ts";
import { type AuthoredBlock, definePage } from "../../define.ts";
import { type ModelId, models, type SeriesId } from "../../products/facts.ts";
import { productsOf } from "../../products/models/index.ts";
import { thumbnail } from "../../products/thumbnail.ts";
import { supportTabs } from "./tabs.ts";

const area530 = inline(models["light-530"].workArea);
const acrylic530 = inline(models["light-530"].cutThickness);
const blue = inline(models["light-blue-530"].cutThickness);
const rfLife = inline(models["light-530-rf"].sourceLife);
const field = inline(models["mark-m20"].workArea);
const area640 = inline(models["light-640"].workArea);
const area960 = inline(models["light-960"].workArea);
const area1390 = inline(models["light-1390"].workArea);
const area1610 = inline(models["light-1610"].workArea);

/** Use of each model, in one line. */
const purposes: Readonly<Record<ModelId, Words>> = {
  "light-530": msg`课堂和工作室的主力。幅面 ${area530}；亚克力最厚 ${acrylic530}，分几遍切。`,
  "light-blue-530": msg`木、纸和皮的薄料，最多切${blue}，连 Windows 电脑。`,
  "light-530-rf": msg`照片、小字和薄纸，天天开也耐用：射频管标称 ${rfLife}。`,
  "mark-m20": msg`给金属打标，范围 ${field}，不切板；光路敞开，在场的人都戴护目镜。`,
  "light-640": msg`第一台落地机。${area640}，幅面最小。`,
  "light-960": msg`小批量的零件和礼品，${area960}。`,
  "light-1390": msg`标牌、展具和建筑模型的整板，${area1390}。`,
  "light-1610": msg`大张布料和板材，${area1610}。`,
};

/** Cards of the models of a series, each with picture, use and a link to its page. */
const modelCards = (series: SeriesId, title: Words, lead: Words, tone?: "surface"): AuthoredBlock => ({
  type: "cardGrid",
  columns: 2,
  title,
  lead,
  ...(tone && { tone }),
  cards: productsOf(series).map((model) => {
    const name = inline(verbatim(model.name));
    return {
      title: verbatim(model.name),
      text: purposes[model.slug],
      picture: thumbnail(model),
      link: link(series, msg`了解 ${name}`, `?model=${model.slug}`),
    };
  }),
});

export const machine = definePage({
  id: "machine",
  meta: {
    title: msg`产品中心`,
    description: msg`按系列找到手里的机器：晨光的四个桌面型号，中天的四个落地型号，以及空气净化器和旋转轴，各自做什么用。`,
    keywords: msg`产品中心,激光机型号查询,晨光系列,中天系列`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`支持`,
      title: msg`找到您的机器`,
      lead: msg`看机身上的铭牌，型号和编号都在那里。`,
    },
    supportTabs("machine"),
    modelCards("morningLight", msg`晨光系列，桌面`, msg`四种光源，按材料分。`),
    modelCards("zhongtian", msg`中天系列，落地`, msg`同一套机构，按幅面分。`, "surface"),
    {
      type: "cardGrid",
      columns: 2,
      title: msg`还可能用得上`,
      cards: [
        {
          title: msg`配件`,
          text: msg`净化器与旋转轴，哪些机型能用。`,
          picture: picture("features/rotary", msg`旋转轴`),
          link: link("accessories", msg`两样配件`),
        },
        {
          title: msg`全部参数`,
          text: msg`八张表在一页上，可换英制。`,
          picture: picture("features/touchscreen", msg`机身上的触控屏`),
          link: link("specifications", msg`看规格参数`),
        },
      ],
    },
    {
      type: "callToAction",
      tone: "surface",
      title: msg`铭牌看不清了？`,
      lead: msg`拍一张机器的正面和后面，我们来认。`,
      actions: [link("contactus", msg`发给我们看`), link("products", msg`四款并排比`)],
    },
  ],
});
