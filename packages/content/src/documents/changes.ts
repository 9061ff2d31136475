import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import type { ModelId } from "../products/facts.ts";
import { fits, type Machine, type Scope } from "../products/scope.ts";
import { inOneText } from "../sentences.ts";
import type { PaperKind } from "./files.ts";

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
    papers: ["user-manual"],
    words: msg`您那台的激光功率，看报价单或合同，参数照它来找。`,
  },
  {
    papers: ["user-manual", "operation-guide"],
    words: msg`火灭以后，退到门外守着，从外面通风，烟散尽了再进屋。`,
  },
  {
    papers: ["user-manual", "operation-guide"],
    sources: ["fiber"],
    words: msg`护目镜的防护等级，由护目镜厂家按您这台机器核对。`,
  },
  {
    papers: ["user-manual"],
    sources: ["fiber"],
    words: msg`场镜不取下来，打过哪种金属都不用气吹。`,
  },
  {
    papers: ["user-manual"],
    accessory: "smokeFilter",
    words: msg`换滤芯的口罩是 KN100 或 KP100；一氧化碳报警器响了，从外面通风。`,
  },
  {
    papers: ["operation-guide"],
    sources: ["diode"],
    words: msg`下载的测试格，只拿来试切木板。`,
  },
  {
    papers: ["operation-guide"],
    sources: ["glassTube", "rfTube"],
    words: msg`含氨纶、腈纶的布先问我们；上过养护剂的石材，先要养护剂的 SDS。`,
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

const sameDrawing = msg`从 1.0 起，图形没有改过；有任何一版的，不用重新下载。`;

/** Returns what changed in the test grid of a model since its previous version. */
export const gridChangesOf = (model: ModelId): Words =>
  fastGrids.includes(model)
    ? msg`从 1.6 起，图形没有改过；1.5 和更早的图不要再用：有的格子太慢，会点着板材。删掉，换这一版。版本号小数点后面的数按整数比：1.11 比 1.9 新。`
    : sameDrawing;

/** Changes of the pack of cut files since its previous version. */
export const cutFileChanges = msg`六种图，SVG 和 DXF；${inline(sameDrawing)}`;
