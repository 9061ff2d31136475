import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import { clearance } from "../products/facts.ts";
import type { Machine } from "../products/scope.ts";
import { specLabels } from "../products/specs.ts";
import { exact, most, type Quantity } from "../quantity.ts";

/** A length in a drawing: a number for the proportions, and the same length as readers see it. */
interface Measure {
  readonly length: number;
  readonly label: Words;
}

/** A drawing with its title and its description for readers who do not see it. */
type Figure = { readonly title: Words; readonly alt: Words } & (
  | { readonly type: "outline"; readonly width: Measure; readonly depth: Measure; readonly height: Measure }
  | { readonly type: "field"; readonly width: Measure; readonly depth: Measure }
  | { readonly type: "space"; readonly behind: Measure; readonly beside: Measure }
);

/** Drawings of a machine, side by side. They show what its facts give, and no more. */
export interface Drawings {
  readonly type: "drawings";
  readonly figures: readonly Figure[];
  /** Name of the machine's front. */
  readonly front: Words;
  readonly note: Words;
}

const measures = ({ unit, figures, shape }: Quantity): readonly Measure[] =>
  figures.map((length) => ({ length, label: (shape === "areaMost" ? most : exact)(unit, length) }));

const outline = (size: Quantity): readonly Figure[] => {
  const [width, depth, height] = measures(size);
  if (!width || !depth || !height) return [];
  const [wide, deep, high] = [inline(width.label), inline(depth.label), inline(height.label)];
  const alt = msg`机器外形：宽 ${wide}，深 ${deep}，高 ${high}。`;
  return [{ type: "outline", title: specLabels.machineSize, alt, width, depth, height }];
};

const field = (area: Quantity, { source }: Machine): readonly Figure[] => {
  const [width, depth] = measures(area);
  if (!width || !depth) return [];
  const title = source === "fiber" ? msg`打标范围` : specLabels.workingArea;
  const [name, size] = [inline(title), inline(area)];
  return [{ type: "field", title, alt: msg`${name}：${size}。`, width, depth }];
};

const space = (): readonly Figure[] => {
  const [behind, beside] = [...measures(clearance.behind), ...measures(clearance.beside)];
  if (!behind || !beside) return [];
  const [back, side] = [inline(behind.label), inline(beside.label)];
  const alt = msg`从上面看的机器：机身后面留 ${back}，左右两侧各留 ${side}。`;
  return [{ type: "space", title: msg`四周要留的空间`, alt, behind, beside }];
};

/** Returns the drawings of a machine: its outline, the area that it works on, and the space to leave around it. */
export function drawingsOf(machine: Machine): Drawings {
  const { machineSize, workArea } = machine;
  return {
    type: "drawings",
    figures: [
      ...(machineSize ? outline(machineSize) : []),
      ...(workArea ? field(workArea, machine) : []),
      ...space(),
    ],
    front: msg`前面`,
    note: msg`各图比例不同；四周的空间不按比例画。`,
  };
}
