import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import type { ModelId, SourceId } from "../products/facts.ts";
import { fits, type Machine, type Scope } from "../products/scope.ts";
import { inOneText } from "../sentences.ts";
import type { PaperKind } from "./files.ts";

interface Change extends Scope {
  readonly papers: readonly PaperKind[];
  readonly words: Words;
}

const both: readonly PaperKind[] = ["user-manual", "operation-guide"];
const manual: readonly PaperKind[] = ["user-manual"];
const guide: readonly PaperKind[] = ["operation-guide"];
const everything: readonly PaperKind[] = [...both, "spec-sheet"];
/** Models whose test grid has other columns since this version. */
const fastGrids: readonly ModelId[] = ["light-1390", "light-1610"];

const co2: readonly SourceId[] = ["glassTube", "rfTube"];
const cutters: readonly SourceId[] = [...co2, "diode"];

/**
 * Changes since the previous version, in the order of the chapters, each for the machines whose documents have the text. A changed
 * procedure is named, so that owners read it again.
 */
const changes: readonly Change[] = [
  {
    papers: both,
    words: msg`停机怎样停，写成了一句：有急停的按急停，没有、够不到或者按了不停就断电。着火时也这样停。`,
  },
  { papers: both, sources: ["diode"], words: msg`停机的卡片上写什么，照抄就行，不用再向我们要。` },
  { papers: both, sources: ["fiber"], words: msg`“关激光”分三步，做完才伸手；圆件怎样打，也写清了。` },
  { papers: both, sources: cutters, words: msg`排风改在排风的出口试，够不着的才到进风口试。` },
  { papers: manual, series: "zhongtian", words: msg`送长板时，没有急停的怎样断电，写清了。` },
  { papers: manual, words: msg`选型号不等于选激光功率：您那台的功率看铭牌。` },
  { papers: both, words: msg`切割、雕刻、打标各指什么，写了一遍。` },
  { papers: both, sources: co2, words: msg`40 W 那一行出自椴木，注明出处没有写实木还是胶合板。` },
  { papers: guide, models: fastGrids, words: msg`测试格的速度改到 60 mm/s，请用这一版的图。` },
  {
    papers: everything,
    words: msg`几份资料说法不同时听哪一份，写明了；网站的地址也写上了。`,
  },
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
    ? msg`速度一直排到 60 mm/s：130 W 以上切 3 mm 的板，起点比 40 mm/s 快。旧图的格子太慢，请换这一版。`
    : sameDrawing;

/** Changes of the pack of cut files since its previous version. */
export const cutFileChanges = msg`六种图，SVG 和 DXF；${inline(sameDrawing)}`;
