import { msg } from "@lingui/core/macro";
import { inline, verbatim, type Words } from "../authoring.ts";
import { forbidden } from "../materials/forbidden.ts";
import type { Material } from "../materials/material.ts";
import { interlockLead } from "../pages/support/safety.ts";
import { claims } from "../products/claims.ts";
import { beamOf } from "../products/cuts.ts";
import type { ProductModel, TitledText } from "../products/product-model.ts";
import { type Machine, machineOf } from "../products/scope.ts";
import { exact } from "../quantity.ts";
import { interlockHeading, kindOf, offTitle } from "../safety/kinds.ts";
import { pageNames } from "../shell.ts";
import { withoutAnswerOf, worked } from "./manual.ts";
import { type Chapter, frontOf, type Paper } from "./paper.ts";
import { passagesOf, startsOf } from "./passages.ts";
import { testGridOf } from "./test-grids.ts";

/** Chapter with the checks before switching on, which depend on the kind of machine. */
const before = (machine: Machine): Chapter => {
  const { name, enclosed, signals, checks, interlocks, goggles, off, fire } = kindOf(machine);
  return {
    title: msg`开激光前`,
    lead: name,
    blocks: [
      {
        type: "steps",
        title: msg`开激光前的六项检查`,
        lead: enclosed ? claims.checksWhen : msg`每次开激光之前，六项都看。`,
        steps: checks,
      },
      ...(interlocks
        ? [{ type: "steps", title: interlockHeading, lead: interlockLead, steps: interlocks } as const]
        : []),
      { type: "warning", signal: signals.light, title: msg`要戴护目镜吗`, paragraphs: [goggles] },
      ...(off ? [{ type: "warning", signal: "warning", title: offTitle, paragraphs: [off] } as const] : []),
      { type: "warning", signal: "warning", title: msg`着火了`, paragraphs: [fire] },
    ],
  };
};

const operations = inline(claims.operations);

const grid = ({ slug, source }: Machine): Chapter => {
  const { powers, speeds, cuts } = testGridOf(slug);
  const downloadedGrid = inline(
    source === "diode" ? claims.downloadedGridOfBlue : claims.downloadedGridOfCo2,
  );
  const name = inline(verbatim(`${slug}-test-grid`));
  const rows = inline(verbatim(`${powers[0]}–${powers.at(-1)}%`));
  const columns = inline(verbatim(`${speeds[0]}–${speeds.at(-1)} mm/s`));
  const fastest = inline(exact("mm/s", speeds.at(-1) ?? 0));
  const speed = speeds.includes(15) ? 15 : 1000;
  const layer = inline(verbatim(`P040-S${String(speed).padStart(3, "0")}`));
  const settings = inline(verbatim(`40%, ${speed} mm/s`));
  return {
    title: msg`从测试格开始`,
    lead: cuts
      ? msg`同样瓦数的两台机器，参数差一倍也不稀奇。别人的数只当起点，切板材的数从这张格子来。薄板要比 ${fastest} 更快的，在网站的“加工参数”页另做一张。${downloadedGrid}`
      : msg`同样瓦数的两台机器，参数差一倍也不稀奇。别人的数只当起点，自己的数从这张格子来。`,
    blocks: [
      {
        type: "steps",
        title: msg`做一张测试格`,
        steps: [
          { title: msg`取图`, text: msg`从下载页拿 ${name}，SVG 或 DXF 都行，1:1 导入，不要缩放。` },
          {
            title: msg`认层`,
            text: msg`一行是一档功率，${rows}；一列是一档速度，${columns}。一格一层，层名就是参数：${layer} 是 ${settings}。`,
          },
          {
            title: msg`设参数`,
            text: cuts
              ? msg`每格的层照层名设功率和速度，ENGRAVE 层（字）用看得清的轻刻，CUT 层（100 mm 方块）先关着。设一次，存成模板。`
              : msg`每格的层照层名设功率和速度；频率和线距各格都一样，先用软件里这台机型的默认值。ENGRAVE 层（字和 100 mm 的框）用看得清的轻打。设一次，存成模板。`,
          },
          {
            title: msg`放料`,
            text: cuts
              ? msg`和正式的活同一批料，压平，对焦，合盖，不出光走一圈边框。`
              : msg`和正式的活同一批料，放平，对焦，反光照不到人；手离开台面，戴好护目镜。`,
          },
          {
            title: msg`做，守在旁边`,
            text: msg`看有没有火和烟，不盯光点。先关掉所有格子的层，再一层一层开：从功率最低、速度最快的一格做起，同一行往慢处走，再换高一档的行。一冒火就停机；这一格、同一行更慢的格和功率更高的各行，都不做。`,
          },
          {
            title: msg`挑一格`,
            text: cuts
              ? msg`掉下来、边又最浅的那一格。`
              : msg`对着光看，擦一擦再看：颜色是要的那一种，均匀，边缘不毛。`,
          },
          {
            title: msg`量方块`,
            text: cuts
              ? msg`用挑好的一格的参数打开 CUT 层，切 100 mm 的方块；停下来，排风再开几分钟，再开盖取下来量。差得多，是导入的单位不对；只小一点，就是切缝。`
              : msg`关激光，吸口再开几分钟，再伸手取下试片，量 100 mm 的框。差得多，是导入的单位不对；差得少，是场镜要校正，找我们。`,
          },
          {
            title: msg`记下来`,
            text: cuts
              ? msg`材料、厚度、批次、功率、速度、遍数，写在料的背面，和图存在一起。`
              : msg`牌号、表面处理、批次、功率、速度、频率、线距、遍数，和图存在一起。`,
          },
        ],
      },
    ],
  };
};

/** Chapter about one material: the contents of the material's page, in working order. */
function materialChapter(material: Material, machine: Machine): Chapter {
  const beam = beamOf[machine.source];
  const { reason, note, preparation, kerf, fumes, finishing, never } = passagesOf(material, machine);
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
    lead: reason,
    blocks: [
      ...texts(preparation),
      {
        type: "factTable",
        title: msg`测试格从哪里起`,
        head: msg`情形`,
        columns: [msg`从这里试起`],
        rows: startsOf(material, machine),
        note,
      },
      ...texts(kerf, fumes, finishing),
      {
        type: "warning",
        signal: "warning",
        title: material.never.title,
        paragraphs: [never],
      },
    ],
  };
}

const forbiddenChapter = (machine: Machine): Chapter => ({
  title: msg`禁用清单：绝不能放进激光机的`,
  lead: msg`这是我们的清单，别家的可能不同。`,
  blocks: [
    {
      type: "factTable",
      title: msg`名字和原因`,
      head: msg`材料`,
      columns: [msg`会怎样`],
      rows: Object.values(forbidden).map(({ name, reason }) => ({ name, cells: [reason] })),
    },
    withoutAnswerOf(machine),
  ],
});

const running = ({ source, series }: Machine): Words => {
  if (source === "fiber") return msg`门关着，在场的人都戴好护目镜，吸口开，人在旁边，手不进打标范围。`;
  if (source === "diode") return msg`上盖合好，排风开，有吹气的也开，人在旁边。`;
  return series === "zhongtian"
    ? msg`上盖和门都关好，排风开，吹气开，人在旁边。`
    : msg`上盖合好，排风开，吹气开，人在旁边。`;
};

const part = (machine: Machine, cuts = machine.source !== "fiber"): Chapter => ({
  title: msg`从图到成品`,
  lead:
    beamOf[machine.source] === "co2"
      ? msg`每一件活都走这几步，材料的讲究在后面各章。${operations}${inline(claims.faceOnly)}`
      : msg`每一件活都走这几步，材料的讲究在后面各章。${operations}`,
  blocks: [
    {
      type: "steps",
      title: msg`一件活的次序`,
      steps: [
        { title: msg`确认材料`, text: msg`知道材料是什么做的，不在最后一章的表上；拿不准的，先问我们。` },
        { title: msg`备图`, text: msg`1:1，毫米；文字转成轮廓；重叠的线删到只剩一条。` },
        ...(cuts
          ? [{ title: msg`补切缝`, text: msg`要插接的件，按切缝测试片量出来的数补，只补一次。` }]
          : []),
        {
          title: msg`排次序`,
          text: cuts ? msg`先刻，再切内孔，外轮廓最后。` : msg`先浅后深，码和小字最后打。`,
        },
        cuts
          ? {
              title: msg`对焦，走边框`,
              text: msg`焦点在料面上；合盖，激光头不出光沿边框走一圈，不碰压块。`,
            }
          : {
              title: msg`对焦，定位`,
              text: msg`不出光，把焦点对到要打的面上。门关着，护目镜戴好，手离开台面，用小功率在废料上打一个框；关激光，再凑近看位置。`,
            },
        { title: msg`试一小块`, text: msg`在边料上用挑好的那一格做一个角，对了再做整件。` },
        {
          title: msg`做`,
          text: running(machine),
        },
        {
          title: msg`取件`,
          text: cuts
            ? msg`停下来，排风再开几分钟，再开盖。轻轻推，料不要移位；没断的，手拿出来，合上盖，补一遍，不硬掰。`
            : msg`关激光，再伸手；护目镜关机以后才摘。吸口再开几分钟，用手套或钳子取件，工件会烫；粉用吸的，不用吹的。`,
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
  const machine = machineOf(model);
  const { source } = machine;
  return {
    ...frontOf(model),
    title: msg`操作指南`,
    lead: msg`从测试格到成品，按材料写。`,
    chapters: [
      before(machine),
      grid(machine),
      part(machine),
      ...worked(beamOf[source]).map((material) => materialChapter(material, machine)),
      forbiddenChapter(machine),
    ],
  };
}
