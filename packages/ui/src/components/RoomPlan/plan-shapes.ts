/** A rectangle on the floor, in millimetres from the upper left corner of the room. */
export interface RoomPlanBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An opening in a wall. */
export interface RoomPlanOpening {
  readonly kind: "door" | "window" | "duct";
  /** North is the upper wall of the plan. */
  readonly wall: "north" | "east" | "south" | "west";
  /** From the wall's left or upper end to the opening, in millimetres. */
  readonly at: number;
  readonly width: number;
  /** True for a door that opens into the room. Its hinges are at `at`. */
  readonly inwards?: boolean;
}

/** Margin around the room for openings and the scale bar, on paper in millimetres. */
export const paperMargin = 8;
/** Height of letters on paper, in millimetres. */
const paperText = 2.6;

/** Height of letters in millimetres of the room. */
export const textSize = (width: number, depth: number, scale?: number): number =>
  scale === undefined ? Math.max(width, depth) / 36 : paperText * scale;

/** Width of a text in a letter height: Han characters are as wide as they are high. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 1 : 0.6), 0.6) * size;

/** Visible part of the plan and, on paper, the size of the drawing and its turn. */
export function viewOf(
  width: number,
  depth: number,
  paper?: { readonly scale: number; readonly turned: boolean },
) {
  const margin = paper ? paperMargin * paper.scale : Math.max(width, depth) / 16;
  const [wide, high] = [width + 2 * margin, depth + 2 * margin];
  if (!paper?.turned) {
    return {
      box: `${-margin} ${-margin} ${wide} ${high}`,
      width: wide / (paper?.scale ?? 1),
      height: high / (paper?.scale ?? 1),
      transform: undefined,
    };
  }
  return {
    box: `${-margin} ${-margin} ${high} ${wide}`,
    width: high / paper.scale,
    height: wide / paper.scale,
    // A quarter turn clockwise; the left wall becomes the upper edge.
    transform: `translate(${depth} 0) rotate(90)`,
  };
}

/** Lines at every whole metre. */
export function gridOf(width: number, depth: number): string {
  const lines = (size: number) =>
    Array.from({ length: Math.ceil(size / 1000) - 1 }, (_, index) => (index + 1) * 1000);
  return [
    ...lines(width).map((x) => `M${x} 0V${depth}`),
    ...lines(depth).map((y) => `M0 ${y}H${width}`),
  ].join("");
}

/** Ends of an opening on its wall. */
function endsOf(width: number, depth: number, { wall, at, width: wide }: RoomPlanOpening) {
  switch (wall) {
    case "north":
      return [at, 0, at + wide, 0] as const;
    case "south":
      return [at, depth, at + wide, depth] as const;
    case "west":
      return [0, at, 0, at + wide] as const;
    case "east":
      return [width, at, width, at + wide] as const;
  }
}

/** Line that opens the wall. */
export function gapOf(width: number, depth: number, opening: RoomPlanOpening): string {
  const [x1, y1, x2, y2] = endsOf(width, depth, opening);
  return `M${x1} ${y1}L${x2} ${y2}`;
}

/** Leaf of an inward door with its sweep, threshold of another, panes of a window, or circle of a duct. */
export function leafOf(width: number, depth: number, opening: RoomPlanOpening): string {
  const [x1, y1, x2, y2] = endsOf(width, depth, opening);
  const { kind, wall, width: wide, inwards = false } = opening;
  const isHorizontal = wall === "north" || wall === "south";
  if (kind === "door" && !inwards) return `M${x1} ${y1}L${x2} ${y2}`;
  if (kind === "door") {
    const into = wall === "north" || wall === "west" ? 1 : -1;
    const [tipX, tipY] = isHorizontal ? [x1, y1 + into * wide] : [x1 + into * wide, y1];
    const clockwise = isHorizontal === into > 0 ? 0 : 1;
    return `M${x1} ${y1}L${tipX} ${tipY}A${wide} ${wide} 0 0 ${clockwise} ${x2} ${y2}`;
  }
  if (kind === "window") {
    const half = 40;
    return isHorizontal
      ? `M${x1} ${y1 - half}H${x2}V${y1 + half}H${x1}ZM${x1} ${y1}H${x2}`
      : `M${x1 - half} ${y1}V${y2}H${x1 + half}V${y1}ZM${x1} ${y1}V${y2}`;
  }
  const [x, y, r] = [(x1 + x2) / 2, (y1 + y2) / 2, wide / 2];
  return `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;
}

/** Line along the front of a thing, a little inside. */
export function frontMark(
  { x, y, width, height }: RoomPlanBox,
  front: RoomPlanOpening["wall"],
  size: number,
): string {
  const inset = Math.min(size * 0.35, width / 6, height / 6);
  switch (front) {
    case "south":
      return `M${x + inset} ${y + height - inset}H${x + width - inset}`;
    case "north":
      return `M${x + inset} ${y + inset}H${x + width - inset}`;
    case "west":
      return `M${x + inset} ${y + inset}V${y + height - inset}`;
    case "east":
      return `M${x + width - inset} ${y + inset}V${y + height - inset}`;
  }
}

/** Scale bar of one metre below the room, with the place of its text. */
export function barAt(_width: number, depth: number, size: number) {
  const [y, tick] = [depth + size * 1.3, size * 0.3];
  return {
    data: `M0 ${y - tick}V${y + tick}M0 ${y}H1000M1000 ${y - tick}V${y + tick}`,
    x: 1000 + size * 0.5,
    y: y + size * 0.35,
  };
}
