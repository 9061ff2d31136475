import type { ModelFrame, ModelPlace } from "./ModelViewer.types.ts";
import type { Extent } from "./orbit.ts";

/** A line between two places of the stage with its label's place, in pixels. */
export interface Arrow {
  readonly from: ModelPlace;
  readonly to: ModelPlace;
  readonly label: ModelPlace;
}

/** Distance in metres of the arrows from the machine, as a share of its longest side. */
const beside = 0.07;
/** Pixels between the middles of two marks, and between a mark and the stage's edge. */
const [apart, inset] = [34, 20];

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

/**
 * Moves marks apart that would cover each other, and into the stage. Each stays as near to its place as it can.
 */
export function spread(
  places: readonly ModelPlace[],
  stage: { readonly width: number; readonly height: number },
): readonly ModelPlace[] {
  const within = (value: number, most: number) =>
    Math.min(Math.max(value, inset), Math.max(most - inset, inset));
  const marks = places.map(({ x, y }) => ({ x: within(x, stage.width), y: within(y, stage.height) }));
  for (let round = 0; round < 24; round += 1) {
    let isClear = true;
    for (const [index, one] of marks.entries())
      for (const other of marks.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= apart) continue;
        isClear = false;
        // Two marks at one place part sideways.
        const [ux, uy] = distance < 0.01 ? [1, 0] : [dx / distance, dy / distance];
        const way = (apart - distance) / 2 + 0.01;
        one.x = within(one.x - ux * way, stage.width);
        one.y = within(one.y - uy * way, stage.height);
        other.x = within(other.x + ux * way, stage.width);
        other.y = within(other.y + uy * way, stage.height);
      }
    if (isClear) break;
  }
  return marks;
}

const set = (element: Element | null, attributes: Readonly<Record<string, number>>) => {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value.toFixed(1));
};

/**
 * Draws arrows and marks of a frame into the elements that React has made: `data-arrow` and `data-mark` name them. It does not
 * render, because the model moves sixty times a second.
 */
export function drawOverlay(stage: HTMLElement, frame: ModelFrame, size: Extent): void {
  const box = { width: stage.clientWidth, height: stage.clientHeight };
  for (const [name, { from, to, label }] of Object.entries(arrowsOf(frame, size))) {
    const group = stage.querySelector(`[data-arrow=${name}]`);
    set(group?.querySelector("line") ?? null, { x1: from.x, y1: from.y, x2: to.x, y2: to.y });
    const text = stage.querySelector<HTMLElement>(`[data-arrow-label=${name}]`);
    if (!text) continue;
    // A long label stays within the stage: it is centred on its place.
    const half = text.offsetWidth / 2 + 4;
    const x = Math.min(Math.max(label.x, half), Math.max(box.width - half, half));
    text.style.setProperty("translate", `${x.toFixed(1)}px ${label.y.toFixed(1)}px`);
  }
  const marks = spread(frame.parts, box);
  for (const [index, part] of frame.parts.entries()) {
    const at = marks[index];
    const mark = stage.querySelector<HTMLElement>(`[data-mark="${part.node}"]`);
    if (!mark || !at) continue;
    mark.style.setProperty("translate", `${at.x.toFixed(1)}px ${at.y.toFixed(1)}px`);
    mark.toggleAttribute("data-behind", !part.isFacing);
    set(stage.querySelector(`[data-lead="${part.node}"]`), { x1: part.x, y1: part.y, x2: at.x, y2: at.y });
  }
  stage.dataset["azimuth"] = frame.azimuth.toFixed(1);
  stage.dataset["elevation"] = frame.elevation.toFixed(1);
  stage.dataset["zoom"] = frame.zoom.toFixed(2);
}
