import type { StageFrame, StagePlace } from "./stage.types.ts";

/** Pixels between the middles of two marks, and between a mark and the stage's edge. */
const [apart, inset] = [34, 20];

/**
 * Moves marks apart that would cover each other, and into the stage. Each stays as near to its place as it can.
 */
export function spread(
  places: readonly StagePlace[],
  stage: { readonly width: number; readonly height: number },
): readonly StagePlace[] {
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

export const set = (element: Element | null, attributes: Readonly<Record<string, number>>) => {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value.toFixed(1));
};

/**
 * Puts the marks of a frame to their places: `data-mark` names them. It does not render, because a scene moves sixty times a
 * second.
 * @returns where each is, moved apart
 */
export function placeMarks(
  stage: HTMLElement,
  marks: readonly (StagePlace & { readonly id: string })[],
): readonly StagePlace[] {
  const places = spread(marks, { width: stage.clientWidth, height: stage.clientHeight });
  for (const [index, { id }] of marks.entries()) {
    const at = places[index];
    if (!at) continue;
    stage
      .querySelector<HTMLElement>(`[data-mark="${id}"]`)
      ?.style.setProperty("translate", `${at.x.toFixed(1)}px ${at.y.toFixed(1)}px`);
  }
  return places;
}

/** Says on the stage what a frame shows. */
export function tellFrame(stage: HTMLElement, { azimuth, elevation, zoom }: StageFrame): void {
  stage.dataset["azimuth"] = azimuth.toFixed(1);
  stage.dataset["elevation"] = elevation.toFixed(1);
  stage.dataset["zoom"] = zoom.toFixed(2);
}
