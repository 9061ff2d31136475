import { expect, it } from "vitest";
import { moved, viewAt, wholeView, zoomed, zoomOf } from "./view.ts";

const whole = wholeView(100, 50);

it("zooms around the point under the pointer", () => {
  const at = { x: 20, y: 10 };
  const view = zoomed(whole, whole, 4, at);
  expect(zoomOf(view, whole)).toBeCloseTo(4, 10);
  expect((at.x - view.x) / view.width).toBeCloseTo((at.x - whole.x) / whole.width, 10);
  expect((at.y - view.y) / view.height).toBeCloseTo((at.y - whole.y) / whole.height, 10);
});

it("shows the whole at the end of zooming out", () => {
  expect(zoomed(zoomed(whole, whole, 3, { x: 0, y: 0 }), whole, 0.1)).toBe(whole);
});

it("keeps the drawing in view, however far it is moved", () => {
  let view = zoomed(whole, whole, 5);
  for (let step = 0; step < 50; step += 1) view = moved(view, whole, 0.5, 0.5);
  expect(view.x).toBeLessThan(whole.x + whole.width);
  expect(view.y).toBeLessThan(whole.y + whole.height);
});

it("shows a place in the middle, at the edge too", () => {
  const view = viewAt(whole, 100, 0);
  expect(view.x + view.width / 2).toBeCloseTo(100, 10);
  expect(view.y + view.height / 2).toBeCloseTo(0, 10);
});
