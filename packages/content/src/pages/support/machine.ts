import { msg } from "@lingui/core/macro";
import { external, inline, link, verbatim, type Words } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { type AuthoredBlock, definePage } from "../../define.ts";
import { claims } from "../../products/claims.ts";
import { type ModelFacts, type ModelId, models, type SeriesId } from "../../products/facts.ts";
import { productsOf } from "../../products/models/index.ts";
import { thumbnail } from "../../products/thumbnail.ts";
import { kinds } from "../../safety/kinds.ts";
import { supportTabs } from "./tabs.ts";

const area530 = inline(models["light-530"].workArea);
const acrylic530 = inline(models["light-530"].cutThickness);
const blue = inline(models["light-blue-530"].cutThickness);
const rfLife = inline(models["light-530-rf"].sourceLife);
const field = inline(models["mark-m20"].workArea);
const goggles = inline(claims.goggles);
const area640 = inline(models["light-640"].workArea);
const area960 = inline(models["light-960"].workArea);
const area1390 = inline(models["light-1390"].workArea);
const area1610 = inline(models["light-1610"].workArea);

/** Use of each model, in one line. */
const purposes: Readonly<Record<ModelId, Words>> = {
  "light-530": msg`课堂和工作室的主力。幅面 ${area530}；亚克力最厚 ${acrylic530}（看功率），分几遍切。`,
  "light-blue-530": msg`木材最多切${blue}，纸和卡纸单张切，薄的植鞣革也行，连 Windows 电脑。`,
  "light-530-rf": msg`刻照片、小字和薄纸，适合天天开。射频管标称 ${rfLife}。`,
  "mark-m20": msg`给金属打标，范围 ${field}，不切板；光路敞开，在场的人都要戴${goggles}。`,
  "light-640": msg`幅面最小的落地机，${area640}。`,
  "light-960": msg`标牌店的亚克力字和门牌，${area960}。`,
  "light-1390": msg`成批零件、展具和模型底盘，${area1390}。`,
  "light-1610": msg`大张布料和板材，${area1610}；布料先查成分，含 PVC 的不能切。`,
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

/** Rows of all models: kind of machine, as on the safety page, with the figures that tell models apart. */
const marks = Object.values<ModelFacts>(models).map(({ name, source, laserPower, workArea }) => ({
  name: verbatim(name),
  cells: [kinds[source].name, laserPower, workArea ?? msg`向我们索取`],
}));

export const machine = definePage({
  id: "machine",
  meta: {
    title: msg`激光机型号查询：认机器，找资料`,
    description: msg`铭牌看不清，也能按上盖、桌面或落地、机身颜色和台面大小认出晨光、中天的八个型号，再找到它的手册、参数、保养表和开激光前的六项检查。`,
    keywords: msg`激光机型号查询,激光机铭牌,激光切割机说明书,晨光系列,中天系列`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`支持`,
      title: msg`按型号找手册、参数和保养表`,
      lead: msg`机身铭牌上写着型号和编号。`,
    },
    supportTabs("machine"),
    {
      type: "steps",
      title: msg`看不到铭牌，这样认`,
      lead: msg`多半从外面就认得出，不用拆护板。`,
      steps: [
        { title: msg`看有没有上盖`, text: msg`没有上盖、打标头装在立柱上，是 Mark M20。` },
        { title: msg`看桌面还是落地`, text: msg`有上盖、放在桌上，是晨光的三款；立在地上，是中天。` },
        {
          title: msg`桌面机，看颜色`,
          text: msg`白蓝两色、接 Windows 电脑，是 Light Blue 530。白色机身，是 Light 530。深灰机身、银色盖框，是 Light 530 RF。拿不准，拍照发给我们。`,
        },
        {
          title: msg`落地机，量台面`,
          text: msg`先断电，再量台面，把数或者照片发给我们，由我们来认。台面至少有工作幅面那么大；四款的工作幅面，Light 640 是 ${area640}，Light 960 是 ${area960}，Light 1390 是 ${area1390}，Light 1610 是 ${area1610}。`,
        },
      ],
    },
    {
      type: "factTable",
      tone: "surface",
      title: msg`八个型号，一张表`,
      lead: msg`“哪一种机器”决定看哪一份“开激光前的六项检查”、保养表里的哪几行。`,
      head: msg`型号`,
      columns: [msg`哪一种机器`, msg`激光功率`, msg`工作幅面或打标范围`],
      rows: marks,
      note: msg`名字里有没有空格和连字符，大写还是小写，都是同一款。${inline(claims.versionsOfBlue)}`,
    },
    {
      type: "cardGrid",
      title: msg`认出型号以后`,
      cards: [
        {
          title: msg`手册和操作指南`,
          text: msg`每个型号各一份，中文和英文，PDF。`,
          link: link("downloads", msg`下载手册`, "#documents"),
        },
        {
          title: msg`全部参数`,
          text: msg`八张表在一页上，可换英制。`,
          link: link("specifications", msg`看规格参数`),
        },
        {
          title: msg`保养表`,
          text: msg`最后一列写着哪些机型要做。`,
          link: link("maintenance", msg`看保养`),
        },
        {
          title: msg`开激光前的六项检查`,
          text: msg`四种机器，各有一份。`,
          link: link("safety", msg`看安全`),
        },
        {
          title: msg`配件`,
          text: msg`净化器与旋转轴，哪些机型能用。`,
          link: link("accessories", msg`两样配件`),
        },
        {
          title: msg`报修`,
          text: msg`抄下型号和编号，联系时用得上。`,
          link: link("warranty", msg`看怎样报修`, "#report"),
        },
      ],
    },
    modelCards("morningLight", msg`晨光系列，桌面`, msg`四个型号，四种激光器，按材料区分。`, "surface"),
    modelCards("zhongtian", msg`中天系列，落地`, msg`四款落地的 CO₂ 机，按幅面区分。`),
    {
      type: "callToAction",
      tone: "surface",
      title: msg`铭牌看不清了？`,
      lead: msg`机器正面和背面各拍一张，发邮件来，我们来认。`,
      actions: [external(`mailto:${brand.email}`, msg`发照片给我们`), link("products", msg`四款并排比`)],
    },
  ],
});
