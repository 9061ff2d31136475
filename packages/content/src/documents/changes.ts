import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import { beamOf } from "../products/cuts.ts";
import type { Machine } from "../products/scope.ts";
import type { PaperKind } from "./files.ts";

interface Change {
  readonly papers: readonly PaperKind[];
  readonly words: Words;
  /** Machines whose documents have the text that changed. */
  readonly affects: (machine: Machine) => boolean;
}

const both: readonly PaperKind[] = ["user-manual", "operation-guide"];
const manual: readonly PaperKind[] = ["user-manual"];
const guide: readonly PaperKind[] = ["operation-guide"];

const isMarker = ({ source }: Machine) => source === "fiber";
const isRadiance = ({ series }: Machine) => series === "zhongtian";
const cuts = ({ source }: Machine) => source !== "fiber";

/** Changes since the previous version, in the order of the chapters. A changed procedure is named, so that owners read it again. */
const changes: readonly Change[] = [
  {
    papers: both,
    affects: isRadiance,
    words: msg`联锁的试法改了：台面空着、门口放着板、抬起挡板，各试一次。着火时正在过长板的，挡板不抬，板不拉。`,
  },
  { papers: manual, affects: isRadiance, words: msg`送长板：排风怎样试、钥匙什么时候插回，次序写清了。` },
  {
    papers: manual,
    affects: ({ source }) => source === "rfTube" || source === "diode",
    words: msg`检修以后，先在不出光时试联锁，再出光。`,
  },
  {
    papers: manual,
    affects: () => true,
    words: msg`第一次开机以前，六项检查做完，激光类别和符合性声明拿到手。`,
  },
  {
    papers: manual,
    affects: (machine) => cuts(machine) && !isRadiance(machine) && !machine.weight,
    words: msg`重量不清楚以前，不抬机器。`,
  },
  { papers: manual, affects: isMarker, words: msg`搬运改了：立柱和光源箱由光纤连着，两个人一起走。` },
  {
    papers: guide,
    affects: cuts,
    words: msg`下载的测试格只用来试切木板和亚克力，别的料和雕刻另做一张。`,
  },
  { papers: guide, affects: isMarker, words: msg`测试格写明频率和线距怎样设。` },
  { papers: both, affects: isMarker, words: msg`铝改为有条件：牌号、漆和铝粉的规定写在一起。` },
  {
    papers: guide,
    affects: ({ source }) => source === "diode",
    words: msg`切缝不再写 CO₂ 机型的数，自己量。`,
  },
  {
    papers: both,
    affects: ({ source }) => beamOf[source] !== "co2",
    words: msg`“另外这几样，也不放”的表写明：这台本来不做的料，条件满足了也不放。`,
  },
];
const otherwiseWording = msg`其他只改了措辞。`;
const sameFigures = msg`参数没有改动。`;

/** Returns what changed in a document of a machine since its previous version. */
export function changesOf(paper: PaperKind, machine: Machine): Words {
  if (paper === "spec-sheet") return sameFigures;
  return [
    ...changes
      .filter(({ papers, affects }) => papers.includes(paper) && affects(machine))
      .map(({ words }) => words),
    otherwiseWording,
  ].reduce((text, sentence) => {
    const [before, next] = [inline(text), inline(sentence)];
    return msg`${before}${next}`;
  });
}

/** Changes of each drawing since its previous version. */
export const drawingChanges: Readonly<Record<"test-grid" | "cut-files", Words>> = {
  "test-grid": msg`从 1.0 起，图形没有改过；有任何一版的，不用重新下载。`,
  "cut-files": msg`六种图，SVG 和 DXF；从 1.0 起，图形没有改过；有任何一版的，不用重新下载。`,
};
