import { apart, type Box, boxOf, isInside, outlineOf, overlap, runTo, wallOf } from "./geometry.ts";
import {
  type Catalogue,
  type Item,
  type Plan,
  type Standing,
  standing,
  type Thing,
  type Turn,
  type Wall,
} from "./plan.ts";
import { placesAreKept, spaceOf } from "./rules.ts";

/** A thing to be placed, with what the visitor has chosen for it. */
export type Wanted = Pick<Item, "thing"> & Partial<Pick<Item, "pose" | "size">>;

export interface Proposal {
  readonly items: readonly Item[];
  /** Things for which there is no place that keeps the rules. */
  readonly left: readonly Wanted[];
}

export interface ProposeOptions {
  /** Adds the chiller that a machine needs, and the purifier where fumes cannot leave the room. Default: false. */
  readonly withAccessories?: boolean;
}

/** A machine with the accessories that stand near it; or one accessory alone. */
interface Group {
  readonly first: Wanted;
  readonly more: readonly Wanted[];
}

/** Steps along the walls, in millimetres, and positions across the middle of the room. */
const [alongWalls, acrossTheMiddle] = [50, 40];
/** Places of a machine that are tried before it is given up, if its accessories find no place near it. */
const mostTries = 24;

/** Returns an id for another item of a thing. */
export function newId(thing: string, items: readonly Pick<Item, "id">[]): string {
  const taken = new Set(items.map(({ id }) => id));
  let count = 1;
  while (taken.has(`${thing}.${count}`)) count += 1;
  return `${thing}.${count}`;
}

function groupsOf(plan: Plan, wanted: readonly Wanted[], catalogue: Catalogue, adds: boolean): Group[] {
  const thingOf = ({ thing }: Wanted) => standing({ ...blank, thing }, catalogue).thing;
  const rest = wanted.filter((each) => thingOf(each).role !== "machine");
  const taken = new Set<Wanted>();
  const take = (role: Thing["role"]): readonly Wanted[] => {
    const own = rest.find((each) => !taken.has(each) && thingOf(each).role === role);
    if (own) {
      taken.add(own);
      return [own];
    }
    const known = Object.values(catalogue).find((each) => each.role === role);
    return adds && known ? [{ thing: known.id }] : [];
  };
  const machines = wanted
    .filter((each) => thingOf(each).role === "machine")
    .map((first) => {
      const { needsChiller, fumes } = thingOf(first);
      const purifier = !plan.room.outlet && fumes === "outsideOrPurifier";
      return {
        first,
        more: [...(needsChiller ? take("chiller") : []), ...(purifier ? take("purifier") : [])],
      };
    });
  return [...machines, ...rest.filter((each) => !taken.has(each)).map((first) => ({ first, more: [] }))];
}

const blank = { id: "", x: 0, y: 0, turn: 0, pose: "stand" } as const satisfies Omit<Item, "thing">;
const turns: readonly Turn[] = [0, 1, 2, 3];

/** Numbers from `low` to `high` in steps, with both ends. */
function steps(low: number, high: number, step: number): number[] {
  if (high < low) return [];
  const found = [];
  for (let value = low; value < high; value += step) found.push(value);
  return [...found, high];
}

/** Places with the back to a wall, as near to it as the rules allow; then with room for a board behind. */
function atWalls(item: Item, catalogue: Catalogue, plan: Plan): Item[] {
  const each = standing(item, catalogue);
  const { behind, beside } = spaceOf(each, plan) ?? { behind: 0, beside: 0 };
  const { room, board } = plan;
  const isLong = each.thing.boardBed !== undefined && board > each.thing.boardBed;
  return turns.flatMap((turn) => {
    const { width, height } = outlineOf(each, turn);
    const back: Wall = wallOf("behind", turn);
    const far = isLong ? board : behind;
    const near = {
      north: { y: far },
      south: { y: room.depth - height - far },
      west: { x: far },
      east: { x: room.width - width - far },
    }[back];
    const isHorizontal = "y" in near;
    const most = (isHorizontal ? room.width - width : room.depth - height) - beside;
    return steps(beside, most, alongWalls).map((value) => ({
      ...item,
      turn,
      x: "x" in near ? near.x : value,
      y: "y" in near ? near.y : value,
    }));
  });
}

/** Places anywhere in the room, on a coarse grid. */
function anywhere(item: Item, catalogue: Catalogue, { room }: Plan): Item[] {
  const each = standing(item, catalogue);
  return turns.flatMap((turn) => {
    const { width, height } = outlineOf(each, turn);
    const step = Math.ceil(Math.max(room.width, room.depth) / acrossTheMiddle);
    return steps(0, room.width - width, step).flatMap((x) =>
      steps(0, room.depth - height, step).map((y) => ({ ...item, turn, x, y })),
    );
  });
}

/** Cost of a place, in millimetres: a machine's duct, or an accessory's distance from its machine. Corners come first. */
function costOf(each: Standing, plan: Plan, machine: Box | undefined): number {
  const box = boxOf(each);
  const { room } = plan;
  const corner =
    Math.min(box.x, room.width - box.x - box.width) + Math.min(box.y, room.depth - box.y - box.height);
  if (machine) return apart(box, machine) * 10 + corner;
  return (room.outlet && each.thing.fumes ? runTo(each, room, room.outlet) * 10 : 0) + corner;
}

/** Places that keep the rules, the cheapest first. */
function* placesFor(item: Item, plan: Plan, catalogue: Catalogue, machine: Box | undefined): Generator<Item> {
  const boxes = plan.items.map((each) => boxOf(standing(each, catalogue)));
  for (const candidates of [atWalls, anywhere]) {
    const priced = candidates(item, catalogue, plan).flatMap((place) => {
      const each = standing(place, catalogue);
      const box = boxOf(each);
      if (!isInside(box, plan.room) || boxes.some((other) => overlap(box, other))) return [];
      if (machine && apart(box, machine) > plan.assumptions.hose) return [];
      return [{ place, cost: costOf(each, plan, machine) }];
    });
    for (const { place } of priced.toSorted((a, b) => a.cost - b.cost))
      if (placesAreKept({ ...plan, items: [...plan.items, place] }, catalogue)) yield place;
  }
}

const itemOf = ({ thing, pose = "stand", size }: Wanted, items: readonly Item[]): Item => ({
  ...blank,
  thing,
  pose,
  id: newId(thing, items),
  ...(size && { size }),
});

/** Places a whole group, or returns undefined. */
function placeGroup({ first, more }: Group, plan: Plan, catalogue: Catalogue): readonly Item[] | undefined {
  let tries = 0;
  for (const place of placesFor(itemOf(first, plan.items), plan, catalogue, undefined)) {
    const machine = boxOf(standing(place, catalogue));
    let items: readonly Item[] | undefined = [...plan.items, place];
    for (const each of more) {
      if (!items) break;
      const next: Item | undefined = placesFor(
        itemOf(each, items),
        { ...plan, items },
        catalogue,
        machine,
      ).next().value;
      items = next && [...items, next];
    }
    if (items) return items;
    tries += 1;
    if (tries >= mostTries) return undefined;
  }
  return undefined;
}

function placeAll(groups: readonly Group[], plan: Plan, catalogue: Catalogue): Proposal {
  let items = plan.items;
  const left: Wanted[] = [];
  for (const group of groups) {
    const next = placeGroup(group, { ...plan, items }, catalogue);
    if (next) items = next;
    else left.push(group.first, ...group.more);
  }
  return { items, left };
}

/**
 * Proposes places for things. What stands already stays, and no rule about places is broken by a proposal if none is before
 * it. Machines get the shortest ducts; their accessories stand near them. It is a search by steps, not a proof: if a thing is
 * left over, somebody may still find a place by hand.
 * @throws RangeError if a thing is not in the catalogue
 */
export function propose(
  plan: Plan,
  wanted: readonly Wanted[],
  catalogue: Catalogue,
  { withAccessories = false }: ProposeOptions = {},
): Proposal {
  const thingOf = ({ thing }: Pick<Item, "thing">) => standing({ ...blank, thing }, catalogue).thing;
  const groups = groupsOf(plan, wanted, catalogue, withAccessories);
  const isMachine = (each: Pick<Item, "thing">) => thingOf(each).role === "machine";
  // A machine that needs a room of its own would keep out all others, or they it.
  const others = groups.filter(({ first }) => isMachine(first) && !thingOf(first).alone);
  const isTaken = others.length > 0 || plan.items.some(isMachine);
  const barred = groups.filter(({ first }) => thingOf(first).alone && isTaken);
  const placeable = groups.filter((group) => !barred.includes(group));
  const area = ({ first }: Group) => {
    const { width, depth } = standing(itemOf(first, []), catalogue);
    return width * depth;
  };
  const largestFirst = placeAll(
    placeable.toSorted((a, b) => area(b) - area(a)),
    plan,
    catalogue,
  );
  const machinesLeft = ({ left }: Proposal) => left.filter(isMachine).length;
  const smallestFirst =
    machinesLeft(largestFirst) > 0
      ? placeAll(
          placeable.toSorted((a, b) => area(a) - area(b)),
          plan,
          catalogue,
        )
      : largestFirst;
  const best = machinesLeft(smallestFirst) < machinesLeft(largestFirst) ? smallestFirst : largestFirst;
  return { items: best.items, left: [...best.left, ...barred.map(({ first }) => first)] };
}
