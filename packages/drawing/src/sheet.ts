/** Width and height in millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a drawing fits a work area. */
export type Fit =
  | { readonly kind: "fits" | "turned" }
  /** Larger than the area, but each part fits by itself: in `count` portions. */
  | { readonly kind: "tiles"; readonly count: number }
  /** A part is larger than the area. */
  | { readonly kind: "no" };

const within = (piece: Size, area: Size): boolean => piece.width <= area.width && piece.height <= area.height;
export const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

/**
 * Tells whether a drawing fits a work area, in millimetres.
 * @param parts sizes of its parts, each of which must be cut without moving the sheet
 */
export function fitOf(drawing: Size, parts: readonly Size[], area: Size): Fit {
  if (within(drawing, area)) return { kind: "fits" };
  if (within(turned(drawing), area)) return { kind: "turned" };
  const each = parts.every((part) => within(part, area) || within(turned(part), area));
  if (parts.length < 2 || !each) return { kind: "no" };
  const tiles = ({ width, height }: Size) =>
    Math.ceil(drawing.width / width) * Math.ceil(drawing.height / height);
  return { kind: "tiles", count: Math.max(2, Math.min(tiles(area), tiles(turned(area)))) };
}

/** Pieces in rows on a sheet. */
export interface Nesting {
  readonly count: number;
  /** Share of the sheet inside the pieces' boxes, from 0 to 1. */
  readonly used: number;
}

const grid = (piece: Size, sheet: Size, gap: number): readonly [columns: number, rows: number] => [
  // A thousandth for figures like 0.1 + 0.2.
  Math.max(0, Math.floor((sheet.width + gap + 0.001) / (piece.width + gap))),
  Math.max(0, Math.floor((sheet.height + gap + 0.001) / (piece.height + gap))),
];

/**
 * Lays pieces on a sheet in rows: all one way, and turned ones in the strip that is left above.
 * @param gap between pieces, in millimetres
 */
export function nest(piece: Size, sheet: Size, gap: number): Nesting {
  if (!(piece.width > 0 && piece.height > 0 && sheet.width > 0 && sheet.height > 0))
    return { count: 0, used: 0 };
  let best = 0;
  for (const each of [piece, turned(piece)]) {
    const [columns, rows] = grid(each, sheet, gap);
    const other = turned(each);
    for (let kept = 0; kept <= Math.min(rows, 500); kept += 1) {
      const left = sheet.height - kept * (each.height + gap);
      const [more, moreRows] = grid(other, { width: sheet.width, height: left }, gap);
      best = Math.max(best, columns * kept + more * moreRows);
    }
    best = Math.max(best, columns * rows);
  }
  return { count: best, used: (best * piece.width * piece.height) / (sheet.width * sheet.height) };
}
