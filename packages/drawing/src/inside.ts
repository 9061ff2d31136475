import type { Chain } from "./drawing.ts";

/** True if a closed chain goes around a point (even-odd). */
export function isInside({ points }: Chain, x: number, y: number): boolean {
  let inside = false;
  const count = points.length;
  for (let i = 0, before = count - 2; i < count; before = i, i += 2) {
    const [ay, by] = [points[i + 1] as number, points[before + 1] as number];
    if (ay > y !== by > y) {
      const [ax, bx] = [points[i] as number, points[before] as number];
      if (x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}
