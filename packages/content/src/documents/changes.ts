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

const both: readonly PaperKind[] = ["user-manual", "operation-guide"];
/** Models whose test grid has other columns since version 1.6. */
const fastGrids: readonly ModelId[] = ["light-1390", "light-1610"];

/**
 * Changes since the previous version, in the order of the chapters, each for the machines whose documents have the text. A changed
 * procedure is named, so that owners read it again.
 */
const changes: readonly Change[] = [
  {
    papers: both,
    series: "zhongtian",
    words: msg`联锁的试法改了：每次只开一处，其余关好，哪一处坏了才查得出。`,
  },
  {
    papers: both,
    series: "zhongtian",
    words: msg`着火时，正在送的和正在切的长板都算：挡板不抬，板不拉。`,
  },
  { papers: both, words: msg`要先问我们的材料，写明了：我们书面同意，才能放。` },
];

const otherwiseWording = msg`其他只改了措辞。`;
const sameFigures = msg`数值没有改动，几行的说明写得更明白。`;

/** Returns what changed in a document of a machine since its previous version. */
export function changesOf(paper: PaperKind, machine: Machine): Words {
  const own = changes
    .filter((change) => change.papers.includes(paper) && fits(change, machine))
    .map(({ words }) => words);
  const [first, ...more] = paper === "spec-sheet" ? [sameFigures, ...own] : [...own, otherwiseWording];
  return inOneText(first ?? otherwiseWording, ...more);
}

const sameDrawing = msg`从 1.0 起，图形没有改过；有任何一版的，不用重新下载。`;

/** Returns what changed in the test grid of a model since its previous version. */
export const gridChangesOf = (model: ModelId): Words =>
  fastGrids.includes(model)
    ? msg`从 1.6 起，图形没有改过；1.5 和更早的图格子太慢，请换这一版。`
    : sameDrawing;

/** Changes of the pack of cut files since its previous version. */
export const cutFileChanges = msg`六种图，SVG 和 DXF；${inline(sameDrawing)}`;
