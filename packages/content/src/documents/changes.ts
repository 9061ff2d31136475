import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";
import type { SourceId } from "../products/facts.ts";
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

const co2: readonly SourceId[] = ["glassTube", "rfTube"];
const cutters: readonly SourceId[] = [...co2, "diode"];

/**
 * Changes since the previous version, in the order of the chapters, each for the machines whose documents have the text. A changed
 * procedure is named, so that owners read it again.
 */
const changes: readonly Change[] = [
  {
    papers: both,
    series: "zhongtian",
    words: msg`联锁的试法改了：台面空着、门口放着板、抬起挡板，各试一次。着火时正在过长板的，挡板不抬，板不拉。`,
  },
  {
    papers: manual,
    series: "zhongtian",
    words: msg`送长板：排风怎样试、钥匙什么时候插回，次序写清了。`,
  },
  {
    papers: manual,
    sources: ["glassTube"],
    words: msg`换管的人要受过高压换管培训，操作培训不算。`,
  },
  {
    papers: manual,
    sources: ["rfTube", "diode"],
    words: msg`检修以后，先在不出光时试联锁，再出光。`,
  },
  { papers: manual, words: msg`第一次开机以前，六项检查做完，激光类别和符合性声明拿到手。` },
  {
    papers: manual,
    models: ["light-530-rf", "light-blue-530"],
    words: msg`重量不清楚以前，不抬机器。`,
  },
  {
    papers: manual,
    sources: ["fiber"],
    words: msg`搬运改了：立柱和光源箱由光纤连着，两个人一起走。`,
  },
  {
    papers: manual,
    series: "zhongtian",
    words: msg`铭牌和市电不一致的，报价单或合同写明能接才接。`,
  },
  { papers: guide, sources: cutters, words: msg`下载的测试格只用来试切木板和亚克力，别的料和雕刻另做一张。` },
  { papers: guide, sources: ["fiber"], words: msg`测试格写明频率和线距怎样设。` },
  { papers: both, sources: ["fiber"], words: msg`铝改为有条件：牌号、漆和铝粉的规定写在一起。` },
  { papers: both, sources: ["diode"], words: msg`切缝不再写 CO₂ 机型的数，自己量。` },
  { papers: guide, sources: co2, words: msg`玻璃上的刻字膜、窗贴揭不干净的，不放。` },
  {
    papers: both,
    sources: ["diode", "fiber"],
    words: msg`“另外这几样，也不放”的表写明：这台本来不做的料，条件满足了也不放。`,
  },
];

const otherwiseWording = msg`其他只改了措辞。`;

/** Returns what changed in a document of a machine since its previous version. */
export function changesOf(paper: PaperKind, machine: Machine): Words {
  if (paper === "spec-sheet") return msg`参数没有改动。`;
  const own = changes.filter((change) => change.papers.includes(paper) && fits(change, machine));
  const [first = otherwiseWording, ...more] = [...own.map(({ words }) => words), otherwiseWording];
  return inOneText(first, ...more);
}

/** Changes of each drawing since its previous version. */
export const drawingChanges: Readonly<Record<"test-grid" | "cut-files", Words>> = {
  "test-grid": msg`从 1.0 起，图形没有改过；有任何一版的，不用重新下载。`,
  "cut-files": msg`六种图，SVG 和 DXF；从 1.0 起，图形没有改过；有任何一版的，不用重新下载。`,
};
