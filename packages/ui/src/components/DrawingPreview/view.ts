/** Visible part of a drawing, in its units. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Space around the drawing, as a share of its longer side. */
const margin = 0.04;
/** Strongest magnification. */
const most = 400;

/** Returns the view of the whole drawing. */
export function wholeView(width: number, height: number): View {
  const space = Math.max(width, height, 0.001) * margin;
  return { x: -space, y: -space, width: width + 2 * space, height: height + 2 * space };
}

/** Returns how far a view is magnified: 1 for the whole drawing. */
export const zoomOf = (view: View, whole: View): number => whole.width / view.width;

/** Tells whether two views show the same. */
export const sameView = (one: View | undefined, other: View | undefined): boolean =>
  one?.x === other?.x && one?.y === other?.y && one?.width === other?.width && one?.height === other?.height;

const limited = (value: number, least: number, largest: number) => Math.min(Math.max(value, least), largest);

/** Keeps a part of the drawing in view. */
const inside = (view: View, whole: View): View => ({
  ...view,
  x: limited(view.x, whole.x - view.width / 2, whole.x + whole.width - view.width / 2),
  y: limited(view.y, whole.y - view.height / 2, whole.y + whole.height - view.height / 2),
});

/**
 * Magnifies a view around a point that stays where it is. Never shows less than a 400th or more than the whole.
 * @param at point in units of the drawing; default: the middle
 */
export function zoomed(
  view: View,
  whole: View,
  factor: number,
  at?: { readonly x: number; readonly y: number },
): View {
  const zoom = limited(zoomOf(view, whole) * factor, 1, most);
  if (zoom <= 1.001) return whole;
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  const { x, y } = at ?? { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  return inside(
    {
      x: x - ((x - view.x) / view.width) * width,
      y: y - ((y - view.y) / view.height) * height,
      width,
      height,
    },
    whole,
  );
}

/** Moves a view by shares of its own size. */
export const moved = (view: View, whole: View, right: number, down: number): View =>
  zoomOf(view, whole) <= 1.001
    ? view
    : inside({ ...view, x: view.x + right * view.width, y: view.y + down * view.height }, whole);

/** Returns a view of a place, at least eight times magnified. */
export function viewAt(whole: View, x: number, y: number, zoom = 8): View {
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  return inside({ x: x - width / 2, y: y - height / 2, width, height }, whole);
}
