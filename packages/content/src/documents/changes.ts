import { msg } from "@lingui/core/macro";
import { inline, verbatim, type Words } from "../authoring.ts";
import type { ModelId } from "../products/facts.ts";
import { fits, type Machine, type Scope } from "../products/scope.ts";
import { inOneText } from "../sentences.ts";
import { type PaperKind, release } from "./files.ts";

interface Change extends Scope {
  readonly papers: readonly PaperKind[];
  readonly words: Words;
}

/** Models whose test grid has other columns since version 1.6. */
const fastGrids: readonly ModelId[] = ["light-1390", "light-1610"];

/**
 * Changes since the previous version, in the order of the chapters, each for the machines whose documents have the text. A changed
 * procedure is named, so that owners read it again.
 */
const changes: readonly Change[] = [
  {
    papers: ["user-manual", "operation-guide"],
    sources: ["glassTube", "rfTube", "diode"],
    words: msg`联锁怎样试，改成一步步的：先合盖空跑，最大、最小功率都设为 0；每开一处，都关好、重新空跑，再开下一处。`,
  },
  {
    papers: ["user-manual", "operation-guide"],
    words: msg`灭火第五步，改为还有火的迹象就不开门。`,
  },
  {
    papers: ["user-manual", "operation-guide"],
    sources: ["fiber"],
    words: msg`激光防护屏、防护帘，改为由它的厂家按您这台的功率书面核对。`,
  },
  {
    papers: ["user-manual"],
    words: msg`第一次开机，改为先选型号、连上，再试联锁或停机。`,
  },
  {
    papers: ["user-manual"],
    sources: ["fiber"],
    words: msg`新加：第一次使用以前写风险评估，指定激光安全员；收金属粉、清集尘设备，戴手套和防颗粒物口罩。`,
  },
  {
    papers: ["user-manual"],
    series: "zhongtian",
    words: msg`送长板，改为两个学过的人，先停机、锁住。`,
  },
  {
    papers: ["user-manual"],
    accessory: "smokeFilter",
    words: msg`一氧化碳报警器响了，改为只开不用进屋就能开的门窗。`,
  },
  {
    papers: ["user-manual"],
    words: msg`禁用清单加了氯丁橡胶。`,
  },
  {
    papers: ["operation-guide"],
    sources: ["glassTube", "rfTube"],
    words: msg`羊毛、真丝、尼龙和皮革的烟里可能有氰化氢；石材填色只用美纹纸遮。`,
  },
  {
    papers: ["user-manual"],
    models: ["light-1390"],
    words: msg`1220 mm 宽的板能不能从后门送，先问我们。`,
  },
];

const onlyWording = msg`只改了措辞。`;
const otherwiseWording = msg`其他只改了措辞。`;
const sameFigures = msg`数值没有改动，几行的说明写得更明白。`;

/** Returns what changed in a document of a machine since its previous version. */
export function changesOf(paper: PaperKind, machine: Machine): Words {
  const own = changes
    .filter((change) => change.papers.includes(paper) && fits(change, machine))
    .map(({ words }) => words);
  if (paper === "spec-sheet") return inOneText(sameFigures, ...own);
  const [first, ...more] = own;
  return first ? inOneText(first, ...more, otherwiseWording) : onlyWording;
}

const current = inline(verbatim(release.version));
const sameDrawing = msg`从 1.0 起，图形没有改过；有任何一版的，不用重新下载。`;

/** Returns what changed in the test grid of a model since its previous version. */
export const gridChangesOf = (model: ModelId): Words =>
  fastGrids.includes(model)
    ? msg`从 1.6 起，图形没有改过；1.5 和更早的图不要再用：有的格子太慢，会点着板材。删掉，换这一版。版本号小数点后面的数按整数比：${current} 比 1.9 新。`
    : sameDrawing;

/** Changes of the pack of cut files since its previous version. */
export const cutFileChanges = msg`六种图，SVG 和 DXF；${inline(sameDrawing)}`;
