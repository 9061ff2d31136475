import { placeMarks, set, tellFrame } from "../../stage/marks.ts";
import type { Extent } from "../../stage/orbit.ts";
import type { ModelFrame, ModelPlace } from "./ModelViewer.types.ts";

/** A line between two places of the stage with its label's place, in pixels. */
export interface Arrow {
  readonly from: ModelPlace;
  readonly to: ModelPlace;
  readonly label: ModelPlace;
}

/** Distance in metres of the arrows from the machine, as a share of its longest side. */
const beside = 0.07;

/**
 * Where the arrows of width, depth and height are drawn: along the edges of the machine's box that are nearest to the camera,
 * and upright at its left.
 */
export function arrowsOf(
  { azimuth, project }: Pick<ModelFrame, "azimuth" | "project">,
  [width, depth, height]: Extent,
): Readonly<Record<"width" | "depth" | "height", Arrow>> {
  const radians = (azimuth * Math.PI) / 180;
  const front = Math.cos(radians) >= 0 ? 1 : -1;
  const right = Math.sin(radians) >= 0 ? 1 : -1;
  const [x, z, off] = [width / 2, depth / 2, Math.max(width, depth, height) * beside];
  const arrow = (a: readonly [number, number, number], b: readonly [number, number, number]): Arrow => {
    const [from, to] = [project(...a), project(...b)];
    return { from, to, label: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
  };
  const corners = [
    [-x - off, -z - off],
    [-x - off, z + off],
    [x + off, -z - off],
    [x + off, z + off],
  ] as const;
  const left = corners.reduce((best, corner) =>
    project(corner[0], 0, corner[1]).x < project(best[0], 0, best[1]).x ? corner : best,
  );
  return {
    width: arrow([-x, 0, front * (z + off)], [x, 0, front * (z + off)]),
    depth: arrow([right * (x + off), 0, -z], [right * (x + off), 0, z]),
    height: arrow([left[0], 0, left[1]], [left[0], height, left[1]]),
  };
}

/** A label with its middle at a place, and its size; in pixels. */
export interface LabelBox extends ModelPlace {
  readonly width: number;
  readonly height: number;
}

/** Moves each label up that would cover an earlier one. */
export function partLabels(labels: readonly LabelBox[]): readonly LabelBox[] {
  const placed: LabelBox[] = [];
  for (const label of labels) {
    let { y } = label;
    // From the lowest to the highest: what was moved up from one may come to the next.
    for (const other of placed.toSorted((a, b) => b.y - a.y)) {
      const high = (label.height + other.height) / 2;
      const isBeside = Math.abs(label.x - other.x) >= (label.width + other.width) / 2;
      if (!isBeside && Math.abs(y - other.y) < high) y = other.y - high;
    }
    placed.push({ ...label, y });
  }
  return placed;
}

/** Puts the labels of the arrows into the stage: a long one stays within it, and none covers another. */
function placeLabels(stage: HTMLElement, arrows: readonly (readonly [string, Arrow])[]): void {
  const labels = arrows.flatMap(([name, { label }]) => {
    const text = stage.querySelector<HTMLElement>(`[data-arrow-label=${name}]`);
    if (!text) return [];
    const { offsetWidth: width, offsetHeight: height } = text;
    const half = width / 2 + 4;
    const x = Math.min(Math.max(label.x, half), Math.max(stage.clientWidth - half, half));
    return [{ text, box: { x, y: label.y, width, height } }];
  });
  for (const [index, { x, y }] of partLabels(labels.map(({ box }) => box)).entries())
    labels[index]?.text.style.setProperty("translate", `${x.toFixed(1)}px ${y.toFixed(1)}px`);
}

/**
 * Draws arrows and marks of a frame into the elements that React has made: `data-arrow` and `data-mark` name them. It does not
 * render, because the model moves sixty times a second.
 */
export function drawOverlay(stage: HTMLElement, frame: ModelFrame, size: Extent): void {
  const arrows = Object.entries(arrowsOf(frame, size));
  for (const [name, { from, to }] of arrows) {
    const line = stage.querySelector(`[data-arrow=${name}] line`);
    set(line, { x1: from.x, y1: from.y, x2: to.x, y2: to.y });
  }
  placeLabels(stage, arrows);
  const marks = placeMarks(
    stage,
    frame.parts.map(({ node, ...at }) => ({ id: node, ...at })),
  );
  for (const [index, part] of frame.parts.entries()) {
    const at = marks[index];
    if (!at) continue;
    stage.querySelector(`[data-mark="${part.node}"]`)?.toggleAttribute("data-behind", !part.isFacing);
    set(stage.querySelector(`[data-lead="${part.node}"]`), { x1: part.x, y1: part.y, x2: at.x, y2: at.y });
  }
  tellFrame(stage, frame);
}
