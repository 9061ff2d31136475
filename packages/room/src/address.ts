import { lengthOf } from "./geometry.ts";
import {
  type Access,
  type Assumption,
  type Assumptions,
  type Catalogue,
  type Door,
  type Item,
  type Mains,
  type Outlet,
  type Plan,
  type Room,
  type Turn,
  usualAssumptions,
  type Wall,
  walls,
} from "./plan.ts";
import { newId } from "./propose.ts";

/** Limits of what a visitor may type or a link may bring: lengths in millimetres. */
export const roomLimits = {
  room: { least: 1000, most: 30_000 },
  door: { least: 400, most: 6000 },
  length: { least: 0, most: 30_000 },
  volts: { least: 100, most: 400 },
  amps: { least: 1, most: 125 },
  circuits: { least: 0, most: 20 },
  load: { least: 100, most: 10_000 },
  items: 24,
} as const;

/**
 * Room that the planner shows at first. 220 V is nominal in mainland China: with the machine's 230 V, the planner would say that
 * it may be connected before anybody has typed a voltage.
 */
export const usualRoom: Room = {
  width: 6000,
  depth: 4000,
  height: 2800,
  door: { wall: "south", at: 4800, width: 1000, height: 2050, opens: "out" },
  outlet: { kind: "window", wall: "north", at: 3000 },
  mains: { volts: 220, amps: 16, circuits: 2 },
  access: { kind: "ground" },
};

/** Parameters of a link. An empty value stands for what is usual. */
export type PlanParameters = Readonly<
  Record<"room" | "door" | "vent" | "mains" | "way" | "board" | "put" | "plan", string>
>;

const within = (text: string | undefined, { least, most }: { least: number; most: number }) => {
  const value = text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

const letterOf = (wall: Wall): string => wall.charAt(0);
const wallBy = (letter: string | undefined): Wall | undefined =>
  walls.find((each) => letterOf(each) === letter);

/** Keeps door and outlet on their walls. */
export function fitted(room: Room): Room {
  const { door, outlet } = room;
  const wall = lengthOf(room, door.wall);
  const width = Math.min(door.width, wall);
  return {
    ...room,
    door: { ...door, width, at: Math.max(0, Math.min(door.at, wall - width)) },
    ...(outlet && {
      outlet: { ...outlet, at: Math.max(0, Math.min(outlet.at, lengthOf(room, outlet.wall))) },
    }),
  };
}

const sizeText = ({ width, depth, height }: Room) =>
  [width, depth, ...(height === undefined ? [] : [height])].join("x");
const doorText = ({ wall, at, width, height, opens }: Door) =>
  `${letterOf(wall)}${at}.${width}.${height}${opens === "in" ? "i" : "o"}`;
const outletText = (outlet: Outlet | undefined) =>
  outlet ? `${outlet.kind === "window" ? "w" : "d"}${letterOf(outlet.wall)}${outlet.at}` : "no";
const mainsText = ({ volts, amps, circuits }: Mains) => `${volts}.${amps}.${circuits}`;
const accessText = (access: Access) =>
  access.kind === "lift"
    ? ["lift", access.doorWidth, access.doorHeight, access.width, access.depth, access.load].join(".")
    : access.kind;
const itemText = ({ thing, turn, x, y, pose, size }: Item) =>
  [
    thing,
    turn,
    x,
    y,
    ...(pose === "seat" ? ["seat"] : []),
    ...(size ? [`${size.width}x${size.depth}`] : []),
  ].join(".");

/** Writes a plan as URL parameters. */
export function parametersOf({ room, items, board, assumptions }: Plan): PlanParameters {
  const unless = (usual: string, text: string) => (text === usual ? "" : text);
  const names = Object.keys(usualAssumptions) as readonly Assumption[];
  return {
    room: unless(sizeText(usualRoom), sizeText(room)),
    door: unless(doorText(usualRoom.door), doorText(room.door)),
    vent: unless(outletText(usualRoom.outlet), outletText(room.outlet)),
    mains: unless(mainsText(usualRoom.mains), mainsText(room.mains)),
    way: unless(accessText(usualRoom.access), accessText(room.access)),
    board: unless("0", String(board)),
    put: items.map(itemText).join(",") || "none",
    plan: names
      .filter((name) => assumptions[name] !== usualAssumptions[name])
      .map((name) => `${name}.${assumptions[name]}`)
      .join(","),
  };
}

function doorIn(text: string): Door | undefined {
  const [, letter, at, width, height, way] = /^([nesw])(\d+)\.(\d+)\.(\d+)([io])$/.exec(text) ?? [];
  const wall = wallBy(letter);
  const [start, wide, high] = [
    within(at, roomLimits.length),
    within(width, roomLimits.door),
    within(height, roomLimits.door),
  ];
  if (!wall || start === undefined || wide === undefined || high === undefined) return undefined;
  return { wall, at: start, width: wide, height: high, opens: way === "i" ? "in" : "out" };
}

function outletIn(text: string): Outlet | undefined {
  const [, kind, letter, at] = /^([wd])([nesw])(\d+)$/.exec(text) ?? [];
  const [wall, middle] = [wallBy(letter), within(at, roomLimits.length)];
  return wall && middle !== undefined
    ? { kind: kind === "w" ? "window" : "duct", wall, at: middle }
    : undefined;
}

function mainsIn(text: string): Mains | undefined {
  const [first, second, third, ...more] = text.split(".");
  const [volts, amps, circuits] = [
    within(first, roomLimits.volts),
    within(second, roomLimits.amps),
    within(third, roomLimits.circuits),
  ];
  return volts !== undefined && amps !== undefined && circuits !== undefined && more.length === 0
    ? { volts, amps, circuits }
    : undefined;
}

function accessIn(text: string): Access | undefined {
  if (text === "ground" || text === "stairs") return { kind: text };
  const [kind, ...parts] = text.split(".");
  if (kind !== "lift" || parts.length !== 5) return undefined;
  const lengths = parts.slice(0, 4).map((each) => within(each, roomLimits.door));
  const load = within(parts[4], roomLimits.load);
  const [doorWidth, doorHeight, width, depth] = lengths;
  return doorWidth !== undefined &&
    doorHeight !== undefined &&
    width !== undefined &&
    depth !== undefined &&
    load !== undefined
    ? { kind: "lift", doorWidth, doorHeight, width, depth, load }
    : undefined;
}

/** Reads the items of a link. Those that are damaged or unknown are left out. */
function itemsIn(text: string, catalogue: Catalogue): Item[] {
  const items: Item[] = [];
  for (const each of text.split(",").slice(0, roomLimits.items)) {
    const [, thing, turn, left, upper, seat, width, depth] =
      /^([\w-]+)\.([0-3])\.(\d+)\.(\d+)(\.seat)?(?:\.(\d+)x(\d+))?$/.exec(each) ?? [];
    const [x, y] = [within(left, roomLimits.length), within(upper, roomLimits.length)];
    if (thing === undefined || !Object.hasOwn(catalogue, thing) || x === undefined || y === undefined)
      continue;
    const [wide, deep] = [within(width, sizeLimits), within(depth, sizeLimits)];
    items.push({
      id: newId(thing, items),
      thing,
      x,
      y,
      turn: Number(turn) as Turn,
      pose: seat ? "seat" : "stand",
      ...(wide !== undefined && deep !== undefined && { size: { width: wide, depth: deep } }),
    });
  }
  return items;
}

/** Limits of a typed size of a thing. */
export const sizeLimits = { least: 100, most: 10_000 } as const;

function assumptionsIn(text: string): Assumptions {
  const found: Record<Assumption, number> = { ...usualAssumptions };
  for (const each of text.split(",")) {
    const [name = "", figure] = each.split(".");
    const value = within(figure, { least: 0, most: 10_000 });
    if (Object.hasOwn(usualAssumptions, name) && value !== undefined) found[name as Assumption] = value;
  }
  return found;
}

/**
 * Reads a plan from URL parameters. What is missing or damaged is as usual.
 * @returns the plan, with `items` undefined if the link says nothing of them
 */
export function planIn(
  parameters: Pick<URLSearchParams, "get">,
  catalogue: Catalogue,
): Omit<Plan, "items"> & { readonly items: readonly Item[] | undefined } {
  const get = (name: keyof PlanParameters) => parameters.get(name) ?? "";
  const [, width, depth, height] = /^(\d+)x(\d+)(?:x(\d+))?$/.exec(get("room")) ?? [];
  const [wide, deep] = [within(width, roomLimits.room), within(depth, roomLimits.room)];
  const high = within(height, roomLimits.room);
  const {
    width: usualWidth,
    depth: usualDepth,
    height: usualHeight,
    outlet: usualOutlet,
    ...rest
  } = usualRoom;
  const size =
    wide !== undefined && deep !== undefined
      ? { width: wide, depth: deep, ...(high !== undefined && { height: high }) }
      : { width: usualWidth, depth: usualDepth, ...(usualHeight !== undefined && { height: usualHeight }) };
  const outlet = get("vent") === "no" ? undefined : (outletIn(get("vent")) ?? usualOutlet);
  const put = get("put");
  return {
    room: fitted({
      ...rest,
      ...size,
      door: doorIn(get("door")) ?? rest.door,
      ...(outlet && { outlet }),
      mains: mainsIn(get("mains")) ?? rest.mains,
      access: accessIn(get("way")) ?? rest.access,
    }),
    items: put === "" ? undefined : itemsIn(put, catalogue),
    board: within(get("board"), roomLimits.length) ?? 0,
    assumptions: assumptionsIn(get("plan")),
  };
}
