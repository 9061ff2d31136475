import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";
import type { SourceId } from "../products/facts.ts";
import type { PaperKind } from "./files.ts";

type BySource = Readonly<Record<SourceId, Words>>;

const sameForAll = (words: Words): BySource => ({
  glassTube: words,
  rfTube: words,
  diode: words,
  fiber: words,
});
const clearer = msg`句子改得更清楚，做法没有改。`;
const sameFigures = msg`参数没有改动。`;
const cooling = msg`冷却方式只写“不用水”，其他参数没有改动。`;

/** Changes of each paper since its previous version, by the kind of laser source of its machine. */
export const paperChanges: Readonly<Record<PaperKind, BySource>> = {
  "user-manual": {
    ...sameForAll(clearer),
    glassTube: msg`冷却水改为照附带资料的期限换；其他句子改得更清楚，做法没有改。`,
    fiber: msg`写明没有急停时怎样断电、怎样试停机；其他句子改得更清楚，做法没有改。`,
  },
  "spec-sheet": { ...sameForAll(sameFigures), diode: cooling, fiber: cooling },
  "operation-guide": sameForAll(clearer),
};

/** Changes of each drawing since its previous version. */
export const drawingChanges: Readonly<Record<"test-grid" | "cut-files", Words>> = {
  "test-grid": msg`图形与 1.0 相同；手上有 1.0 的，不用重新下载。`,
  "cut-files": msg`六种图，SVG 和 DXF；图形与 1.0 相同，手上有 1.0 的，不用重新下载。`,
};
