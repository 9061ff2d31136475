/** Position in the viewport, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The sign of the result tells on which side of the line from `a` to `b` the point is. 0 means on the line. */
const side = (point: Point, a: Point, b: Point): number =>
  (point.x - b.x) * (a.y - b.y) - (a.x - b.x) * (point.y - b.y);

/**
 * Returns `true` if a pointer that left a menu's entry moves towards the menu below or above it: the pointer is inside
 * the triangle between the point where it left and the near edge of the menu. A diagonal path to the menu crosses
 * neighbouring entries, which must not open.
 *
 * @param from position where the pointer left the entry
 * @param now current position of the pointer
 * @param menu position of the menu
 */
export function movesTowards(
  from: Point,
  now: Point,
  menu: Pick<DOMRect, "left" | "right" | "top" | "bottom">,
) {
  const y = from.y < menu.top ? menu.top : menu.bottom;
  const [left, right] = [
    { x: menu.left, y },
    { x: menu.right, y },
  ];
  const sides = [side(now, from, left), side(now, left, right), side(now, right, from)];
  return sides.every((each) => each >= 0) || sides.every((each) => each <= 0);
}
