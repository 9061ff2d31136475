import type { Door, Item, Outlet, Room, Side, Standing, Turn, Wall } from "./plan.ts";

/** A rectangle along the walls. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size of a thing's outline on the plan after its turn. */
export const outlineOf = ({ width, depth }: Pick<Standing, "width" | "depth">, turn: Turn) =>
  turn % 2 === 0 ? { width, height: depth } : { width: depth, height: width };

/** Outline of a standing thing on the plan. */
export const boxOf = (each: Standing): Box => ({
  x: each.item.x,
  y: each.item.y,
  ...outlineOf(each, each.item.turn),
});

/** True if two boxes share more than an edge. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const isInside = ({ x, y, width, height }: Box, room: Room): boolean =>
  x >= 0 && y >= 0 && x + width <= room.width && y + height <= room.depth;

const sidesAtNoTurn: readonly (readonly [Wall, Side])[] = [
  ["north", "behind"],
  ["east", "left"],
  ["south", "front"],
  ["west", "right"],
];

/** Wall that a side of a turned thing looks at. Left and right are those of its operator, who looks at its front. */
export function wallOf(side: Side, turn: Turn): Wall {
  const index = sidesAtNoTurn.findIndex(([, each]) => each === side);
  return (sidesAtNoTurn[(index + turn) % 4] as readonly [Wall, Side])[0];
}

/** Free distance from one side of a box to the wall or to the nearest other box in front of that side; never negative. */
export function freeAt(box: Box, wall: Wall, others: readonly Box[], room: Room): number {
  const alongX = wall === "east" || wall === "west";
  const span = (each: Box) =>
    alongX ? ([each.x, each.x + each.width] as const) : ([each.y, each.y + each.height] as const);
  const across = (each: Box) =>
    alongX ? ([each.y, each.y + each.height] as const) : ([each.x, each.x + each.width] as const);
  const [from, to] = span(box);
  const [low, high] = across(box);
  const forward = wall === "east" || wall === "south";
  const end = forward ? (alongX ? room.width : room.depth) - to : from;
  const gaps = others.flatMap((each) => {
    const [start, stop] = span(each);
    const [left, right] = across(each);
    if (right <= low || left >= high) return [];
    if (forward) return stop > to ? [start - to] : [];
    return start < from ? [from - stop] : [];
  });
  return Math.max(0, Math.min(end, ...gaps));
}

/** Strip of the plan beside a box, as deep as given. */
export function stripAt({ x, y, width, height }: Box, wall: Wall, depth: number): Box {
  switch (wall) {
    case "north":
      return { x, y: y - depth, width, height: depth };
    case "south":
      return { x, y: y + height, width, height: depth };
    case "west":
      return { x: x - depth, y, width: depth, height };
    case "east":
      return { x: x + width, y, width: depth, height };
  }
}

/** Point on a wall, so far from its left or upper end. */
export function onWall(room: Room, wall: Wall, at: number): Point {
  switch (wall) {
    case "north":
      return { x: at, y: 0 };
    case "south":
      return { x: at, y: room.depth };
    case "west":
      return { x: 0, y: at };
    case "east":
      return { x: room.width, y: at };
  }
}

export const lengthOf = (room: Room, wall: Wall): number =>
  wall === "north" || wall === "south" ? room.width : room.depth;

/** Floor that an inward door needs: a square at its opening. Undefined for a door that opens outwards. */
export function sweepOf(room: Room, { wall, at, width, opens }: Door): Box | undefined {
  if (opens === "out") return undefined;
  const { x, y } = onWall(room, wall, at);
  return {
    x: wall === "east" ? room.width - width : x,
    y: wall === "south" ? room.depth - width : y,
    width,
    height: width,
  };
}

/** Middle of one side of a box. */
export function middleOf({ x, y, width, height }: Box, wall: Wall): Point {
  return {
    x: wall === "west" ? x : wall === "east" ? x + width : x + width / 2,
    y: wall === "north" ? y : wall === "south" ? y + height : y + height / 2,
  };
}

/** Length of a duct laid along the walls: from the middle of a machine's back to the outlet, in two directions at right angles. */
export function runTo(each: Standing, room: Room, outlet: Outlet): number {
  const from = middleOf(boxOf(each), wallOf("behind", each.item.turn));
  const to = onWall(room, outlet.wall, outlet.at);
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

/** Distance between two boxes along the walls: 0 if they touch. */
export function apart(a: Box, b: Box): number {
  const x = Math.max(0, b.x - (a.x + a.width), a.x - (b.x + b.width));
  const y = Math.max(0, b.y - (a.y + a.height), a.y - (b.y + b.height));
  return x + y;
}

/** Turns an item by a quarter around its middle, to whole millimetres, and keeps it in the room where it can. */
export function turned(each: Standing, room: Room): Item {
  const { item } = each;
  const turn = ((item.turn + 1) % 4) as Turn;
  const [before, after] = [outlineOf(each, item.turn), outlineOf(each, turn)];
  return movedTo({ ...each, item: { ...item, turn } }, room, {
    x: Math.round(item.x + (before.width - after.width) / 2),
    y: Math.round(item.y + (before.height - after.height) / 2),
  });
}

/** Moves an item to a place in the room, to whole millimetres. What is larger than the room lies at its left or upper wall. */
export function movedTo(each: Standing, room: Room, { x, y }: Point): Item {
  const { width, height } = outlineOf(each, each.item.turn);
  const within = (value: number, most: number) => Math.max(0, Math.min(Math.round(value), most));
  return { ...each.item, x: within(x, room.width - width), y: within(y, room.depth - height) };
}
