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
    papers: ["user-manual", "operation-guide"],
    sources: ["glassTube", "rfTube", "diode"],
    words: msg`隔着上盖看，不用戴护目镜，只限我们书面写明 1 类的机器。`,
  },
  {
    papers: ["operation-guide"],
    sources: ["glassTube", "rfTube"],
    words: msg`毛毡改为从最高速度、最低功率试起。`,
  },
  {
    papers: ["spec-sheet"],
    sources: ["fiber"],
    words: msg`“可加工材料”补上碳钢、工具钢、钛、硬质合金和金银。`,
  },
  {
    papers: ["spec-sheet"],
    sources: ["rfTube", "fiber"],
    words: msg`“标称测试材料数”怎样统计，向我们索取。`,
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
    ? msg`从 1.6 起，图形没有改过；1.5 和更早的图不要再用：有的格子太慢，会点着板材。删掉，换这一版。`
    : sameDrawing;

/** Changes of the pack of cut files since its previous version. */
export const cutFileChanges = msg`六种图，SVG 和 DXF；${inline(sameDrawing)}`;
