import { msg } from "@lingui/core/macro";
import { inline, verbatim } from "../authoring.ts";
import { dataSheet, forbidden } from "../materials/forbidden.ts";
import type { Material } from "../materials/model.ts";
import { beamOf } from "../products/cuts.ts";
import { type ModelFacts, models, type SourceId } from "../products/facts.ts";
import type { ProductModel, TitledText } from "../products/model.ts";
import { kinds } from "../safety/kinds.ts";
import { pageNames } from "../shell.ts";
import { worked } from "./manual.ts";
import { type Chapter, frontOf, type Paper } from "./paper.ts";
import { testGridOf } from "./test-grids.ts";

/** Chapter with the checks before switching on, which depend on the kind of machine. */
const before = (source: SourceId): Chapter => {
  const { name, checks, goggles } = kinds[source];
  return {
    title: msg`开机前`,
    lead: name,
    blocks: [
      { type: "steps", title: msg`六项都对，再开机`, steps: checks },
      { type: "notice", title: msg`要戴护目镜吗`, text: goggles },
    ],
  };
};

const grid = (model: ProductModel): Chapter => {
  const { powers, speeds, cuts } = testGridOf(model.slug);
  const name = inline(verbatim(`${model.slug}-test-grid`));
  const rows = inline(verbatim(`${powers[0]}–${powers.at(-1)}%`));
  const columns = inline(verbatim(`${speeds[0]}–${speeds.at(-1)} mm/s`));
  return {
    title: msg`从测试格开始`,
    lead: msg`同样瓦数的两台机器，参数差一倍也不稀奇。别人的数只当起点，自己的数从这张格子来。`,
    blocks: [
      {
        type: "steps",
        title: msg`做一张测试格`,
        steps: [
          { title: msg`取图`, text: msg`从下载页拿 ${name}，SVG 或 DXF 都行，1:1 导入，不要缩放。` },
          {
            title: msg`认层`,
            text: msg`竖排是功率，${rows}；横排是速度，${columns}。一格一层，层名就是参数：P040-S015 是 40%、15 mm/s。`,
          },
          { title: msg`设参数`, text: msg`每层照层名设功率和速度，字和框用看得清的轻刻。设一次，存成模板。` },
          {
            title: msg`放料`,
            text: cuts
              ? msg`和正式的活同一批料，压平，对焦，合盖，不出光描边空走一圈。`
              : msg`和正式的活同一批料，放平，对焦，亮面不正对人；手离开台面，戴好护目镜。`,
          },
          {
            title: msg`做，守在旁边`,
            text: msg`看有没有火和烟，不盯光点。从低功率、高速度的那一角开始；冒火就停，那一行不再往上走。`,
          },
          {
            title: msg`量方块`,
            text: cuts
              ? msg`100 mm 的方块取下来量。差得多，是导入的单位不对；只小一点，就是切缝。`
              : msg`100 mm 的框量一量。差得多，是导入的单位不对；差得少，是场镜要校正，找我们。`,
          },
          {
            title: msg`挑一格`,
            text: cuts
              ? msg`切：掉下来、边又最浅的那一格。刻：颜色匀、不起毛的那一格。`
              : msg`对着光看，擦一擦再看：颜色要的那一种，匀，不发毛。`,
          },
          { title: msg`记下来`, text: msg`材料、厚度、批次、功率、速度、遍数，写在料的背面，和图存在一起。` },
        ],
      },
    ],
  };
};

/** Chapter about one material: the contents of the material's page, in working order. */
function materialChapter(material: Material, source: SourceId): Chapter {
  const { practice, figures, never } = material;
  const beam = beamOf[source];
  const verdict = material.beams[beam];
  const own = figures.start.filter(({ only }) => only === undefined || only === beam);
  const { preparation, kerf, finishing } = practice;
  const fumes = (beam === "co2" && practice.fumesOnCo2) || practice.fumes;
  // The metal page's advice is written for the marker, so the guides of other machines leave it out.
  const texts = (...parts: readonly TitledText[]): Chapter["blocks"] =>
    material.id === "metal" && beam !== "fiber"
      ? []
      : [
          {
            type: "textBlocks",
            items: parts.map(({ title, description }) => ({ title, paragraphs: [description] })),
          },
        ];
  return {
    title: pageNames[material.id],
    lead: verdict.reason,
    blocks: [
      ...texts(preparation),
      {
        type: "factTable",
        title: msg`测试格从哪里起`,
        head: msg`情形`,
        columns: [msg`从这里试起`],
        rows:
          own.length > 0
            ? own.map(({ label, value }) => ({ name: label, cells: [value] }))
            : [{ name: msg`这种光没有通用的数`, cells: [msg`从低功率、高速度的一角试起，逐格加`] }],
        note: figures.note,
      },
      ...texts(kerf, fumes, finishing),
      {
        type: "notice",
        title: never.title,
        text: never.text,
      },
    ],
  };
}

const forbiddenChapter: Chapter = {
  title: msg`绝不放进去的`,
  lead: msg`这是我们的清单，别家的可能不同。`,
  blocks: [
    {
      type: "factTable",
      title: msg`名字和原因`,
      head: msg`材料`,
      columns: [msg`会怎样`],
      rows: Object.values(forbidden).map(({ name, reason }) => ({ name, cells: [reason] })),
      note: dataSheet,
    },
  ],
};

const part = (source: SourceId, cuts = source !== "fiber"): Chapter => ({
  title: msg`从图到成品`,
  lead: msg`每一件活都走这几步，材料的讲究在后面各章。`,
  blocks: [
    {
      type: "steps",
      title: msg`一件活的次序`,
      steps: [
        { title: msg`认料`, text: msg`叫得出名字，不在最后一章的表上。` },
        { title: msg`备图`, text: msg`1:1，毫米；文字转成轮廓；重叠的线删到只剩一条。` },
        ...(cuts ? [{ title: msg`补切缝`, text: msg`要插接的件，按切缝梳量出来的数补，只补一次。` }] : []),
        {
          title: msg`排次序`,
          text: cuts ? msg`先刻，再切内孔，外轮廓最后。` : msg`先浅后深，码和小字最后打。`,
        },
        cuts
          ? {
              title: msg`对焦，描边`,
              text: msg`焦点在料面上；合盖，激光头不出光沿外框空走一圈，不碰压块。`,
            }
          : { title: msg`对焦，定位`, text: msg`焦点在要打的面上；用小功率在废料上打一个框，看位置。` },
        { title: msg`试一小块`, text: msg`在边料上用挑好的那一格做一个角，对了再做整件。` },
        {
          title: msg`做`,
          text: cuts
            ? source === "diode"
              ? msg`上盖合好，排风开，有吹气的也开，人在旁边。`
              : msg`上盖合好，排风开，吹气开，人在旁边。`
            : msg`在场的人都戴好护目镜，吸口开，人在旁边，手不进打标范围。`,
        },
        {
          title: msg`取件`,
          text: cuts
            ? msg`停下来，排风再开几分钟，再开盖。轻轻推，没断的补一遍，不硬掰。`
            : msg`停光，吸口再开几分钟，然后取件；工件会烫，粉用吸的，不用吹的。`,
        },
      ],
    },
  ],
});

/**
 * Returns the operation guide of a model: from the test grid to the finished part, for each material that its light can
 * process.
 */
export function guideOf(model: ProductModel): Paper {
  const { source }: ModelFacts = models[model.slug];
  return {
    ...frontOf(model),
    title: msg`操作指南`,
    lead: msg`从测试格到成品，按材料写。`,
    chapters: [
      before(source),
      grid(model),
      part(source),
      ...worked(beamOf[source]).map((material) => materialChapter(material, source)),
      forbiddenChapter,
    ],
  };
}
