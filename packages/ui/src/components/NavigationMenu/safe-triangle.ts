/** A place in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Which side of the line from `a` to `b` a point lies on; 0 on the line itself. */
const side = (point: Point, a: Point, b: Point): number =>
  (point.x - b.x) * (a.y - b.y) - (a.x - b.x) * (point.y - b.y);

/**
 * Whether a pointer that left a menu's entry is on its way into the menu that hangs below or above it: inside the triangle
 * between the place where it left and the menu's near edge. A slanting way there crosses the neighbours, which must not open.
 *
 * @param from where the pointer left the entry
 * @param now where it is
 * @param menu the menu's place
 */
export function headsFor(from: Point, now: Point, menu: Pick<DOMRect, "left" | "right" | "top" | "bottom">) {
  const y = from.y < menu.top ? menu.top : menu.bottom;
  const [left, right] = [
    { x: menu.left, y },
    { x: menu.right, y },
  ];
  const sides = [side(now, from, left), side(now, left, right), side(now, right, from)];
  return sides.every((each) => each >= 0) || sides.every((each) => each <= 0);
}
