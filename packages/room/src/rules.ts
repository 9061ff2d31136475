import {
  apart,
  type Box,
  boxOf,
  freeAt,
  isInside,
  overlap,
  runTo,
  stripAt,
  sweepOf,
  wallOf,
} from "./geometry.ts";
import { type Catalogue, type Plan, type Standing, standing } from "./plan.ts";
import { reached } from "./way.ts";

/** Rules about places on the floor: a proposal keeps all of them. */
export const placeRules = [
  "inside",
  "overlap",
  "behind",
  "beside",
  "front",
  "swing",
  "way",
  "boards",
  "alone",
] as const;

/** Rules about the building: no other place in the room mends them, except the exhaust's length. */
export const buildingRules = ["door", "crate", "access", "lid", "exhaust", "mains", "chiller"] as const;

export type RuleId = (typeof placeRules)[number] | (typeof buildingRules)[number];

/** Sentences of each rule: one of them stands in every {@link Verdict}. */
export const sentences = {
  inside: ["met", "broken"],
  overlap: ["met", "broken"],
  behind: ["met", "broken"],
  beside: ["met", "broken"],
  front: ["stand", "standNot", "seat", "seatNot"],
  swing: ["met", "broken"],
  way: ["met", "broken"],
  boards: ["onBed", "met", "broken"],
  alone: ["met", "broken"],
  door: ["met", "broken"],
  crate: ["met", "unpack"],
  access: [
    "ground",
    "stairs",
    "stairsCarry",
    "stairsUnknown",
    "lift",
    "liftDoor",
    "liftCar",
    "liftLoad",
    "liftUnknown",
  ],
  lid: ["unknown", "met", "broken"],
  exhaust: ["met", "long", "purifier", "noOutlet", "outletOnly", "dust"],
  mains: ["unpublished", "met", "ask", "volts", "weak", "circuits"],
  chiller: ["met", "missing"],
} as const satisfies Record<RuleId, readonly string[]>;

/** Names of the sentences of a rule. */
export type SentenceOf<Rule extends RuleId> = (typeof sentences)[Rule][number];

/** `open`: it cannot be settled here, because a figure is missing or must be asked for. */
export type Status = "met" | "broken" | "open";

/** What one rule says of one item. */
export interface Verdict {
  readonly rule: RuleId;
  /** Id of the item. */
  readonly item: string;
  readonly status: Status;
  /** Which of the rule's sentences says it. */
  readonly says: string;
  /** Figures for the sentence: lengths in millimetres, powers in watts, weights in kilograms. */
  readonly figures: Readonly<Record<string, number>>;
  /** Another item that the rule is about. */
  readonly other?: string;
  /** True if the limit is an assumption for planning, and not a published figure. */
  readonly assumed: boolean;
}

interface Scene {
  readonly plan: Plan;
  readonly all: readonly Standing[];
  readonly boxes: readonly Box[];
}

const isMachine = ({ thing }: Standing): boolean => thing.role === "machine";

/** Free depth that the operator of an item needs in front of it. */
export const frontOf = ({ item, thing }: Standing, { assumptions }: Plan): number =>
  thing.role === "machine" ? assumptions[item.pose] : 0;

/** Free space that an item needs behind and beside it, and whether we have assumed it. */
export const spaceOf = ({ thing }: Standing, { assumptions: { air } }: Plan) =>
  thing.role === "bench"
    ? undefined
    : thing.clearance
      ? { ...thing.clearance, assumed: false }
      : { behind: air, beside: air, assumed: true };

type Say = Omit<Verdict, "item">;
const met = (rule: RuleId, figures: Say["figures"] = {}, assumed = false, says = "met"): Say => ({
  rule,
  status: "met",
  says,
  figures,
  assumed,
});
const broken = (rule: RuleId, figures: Say["figures"] = {}, assumed = false, says = "broken"): Say => ({
  rule,
  status: "broken",
  says,
  figures,
  assumed,
});
const open = (rule: RuleId, says: string, figures: Say["figures"] = {}, assumed = false): Say => ({
  rule,
  status: "open",
  says,
  figures,
  assumed,
});
const atLeast = (rule: RuleId, free: number, need: number, assumed: boolean, says?: string): Say =>
  free >= need
    ? met(rule, { free: Math.round(free), need }, assumed, says)
    : broken(rule, { free: Math.round(free), need }, assumed, says && `${says}Not`);

function placeVerdicts({ plan, all, boxes }: Scene, index: number): Say[] {
  const [each, box] = [all[index] as Standing, boxes[index] as Box];
  const { item, thing } = each;
  const others = boxes.filter((_, other) => other !== index);
  const free = (side: Parameters<typeof wallOf>[0]) =>
    freeAt(box, wallOf(side, item.turn), others, plan.room);
  const said: Say[] = [isInside(box, plan.room) ? met("inside") : broken("inside")];
  const hit = all.findIndex((_, other) => other !== index && overlap(box, boxes[other] as Box));
  said.push(hit < 0 ? met("overlap") : { ...broken("overlap"), other: (all[hit] as Standing).item.id });
  const space = spaceOf(each, plan);
  if (space) {
    said.push(atLeast("behind", free("behind"), space.behind, space.assumed));
    said.push(atLeast("beside", Math.min(free("left"), free("right")), space.beside, space.assumed));
  }
  const sweep = sweepOf(plan.room, plan.room.door);
  if (sweep) said.push(overlap(box, sweep) ? broken("swing") : met("swing"));
  if (!isMachine(each)) return said;
  said.push(atLeast("front", free("front"), frontOf(each, plan), true, item.pose));
  if (plan.board > 0 && thing.boardBed !== undefined) {
    const [behind, front] = [Math.round(free("behind")), Math.round(free("front"))];
    const figures = { board: plan.board, bed: thing.boardBed, behind, front };
    said.push(
      plan.board <= thing.boardBed
        ? met("boards", figures, false, "onBed")
        : Math.min(behind, front) >= plan.board
          ? met("boards", figures)
          : broken("boards", figures),
    );
  }
  const neighbours = all.filter((other) => isMachine(other) && other !== each);
  const marker = thing.alone ? neighbours[0] : undefined;
  if (thing.alone) said.push(marker ? { ...broken("alone"), other: marker.item.id } : met("alone"));
  return said;
}

/** Verdicts about the ways from the door, in the order of the items; undefined for what nobody works at. */
function ways({ plan, all, boxes }: Scene): readonly (Say | undefined)[] {
  const { assumptions, room } = plan;
  const machines = all.flatMap((each, index) => (isMachine(each) ? [index] : []));
  const goals = machines.map((index) => {
    const each = all[index] as Standing;
    return stripAt(boxes[index] as Box, wallOf("front", each.item.turn), frontOf(each, plan));
  });
  const can = reached(room, boxes, goals, assumptions.aisle);
  const need = Math.min(assumptions.aisle, room.door.width);
  return all.map((_, index) => {
    const place = machines.indexOf(index);
    if (place < 0) return undefined;
    return can[place] ? met("way", { need }, true) : broken("way", { need }, true);
  });
}

/** Pairs each machine that needs one with the nearest accessory of a kind, the nearest pair first. */
function paired(
  { plan, all, boxes }: Scene,
  role: "purifier" | "chiller",
  needs: (each: Standing) => boolean,
): ReadonlyMap<number, number> {
  const pairs = all.flatMap((each, machine) =>
    needs(each)
      ? all.flatMap(({ thing }, index) =>
          thing.role === role
            ? [{ machine, index, far: apart(boxes[machine] as Box, boxes[index] as Box) }]
            : [],
        )
      : [],
  );
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const { machine, index, far } of pairs.toSorted((a, b) => a.far - b.far))
    if (far <= plan.assumptions.hose && !found.has(machine) && !taken.has(index)) {
      found.set(machine, far);
      taken.add(index);
    }
  return found;
}

function doorVerdicts({ item, thing, width, depth }: Standing, { room, assumptions }: Plan): Say[] {
  const { door } = room;
  const { hands, truck, crate, crateHeight } = assumptions;
  const narrow = Math.min(width, depth);
  const tall = thing.height + (thing.base === "floor" ? truck : 0);
  const figures = {
    narrow,
    needWidth: narrow + hands,
    needHeight: tall,
    doorWidth: door.width,
    doorHeight: door.height,
  };
  const passes = door.width >= figures.needWidth && door.height >= figures.needHeight;
  const through = passes ? met("door", figures, true) : broken("door", figures, true);
  if (!passes || item.size) return [through];
  const packed = { needWidth: narrow + 2 * crate, needHeight: tall + crateHeight };
  const inCrate = door.width >= packed.needWidth && door.height >= packed.needHeight;
  return [
    through,
    inCrate
      ? met("crate", { ...figures, ...packed }, true)
      : open("crate", "unpack", { ...figures, ...packed }, true),
  ];
}

function accessVerdict({ thing, width, depth }: Standing, { room, assumptions }: Plan): Say {
  const { access } = room;
  const { weight } = thing;
  if (access.kind === "ground") return met("access", {}, false, "ground");
  const weighs = weight === undefined ? {} : { weight };
  if (access.kind === "stairs") {
    if (thing.base === "floor") return broken("access", weighs, false, "stairs");
    return open("access", weight === undefined ? "stairsUnknown" : "stairsCarry", weighs);
  }
  const { hands, truck, lifters } = assumptions;
  const [narrow, long] = [Math.min(width, depth), Math.max(width, depth)];
  const needHeight = thing.height + (thing.base === "floor" ? truck : 0);
  const needLoad = (weight ?? 0) + lifters;
  const { doorWidth, doorHeight, load } = access;
  const [carNarrow, carLong] = [Math.min(access.width, access.depth), Math.max(access.width, access.depth)];
  const figures = {
    needWidth: narrow + hands,
    needHeight,
    long,
    needLoad,
    doorWidth,
    doorHeight,
    car: carLong,
    load,
    ...weighs,
  };
  const passes = doorWidth >= narrow + hands && doorHeight >= needHeight;
  const fits = carLong >= long && carNarrow >= narrow;
  if (!passes) return broken("access", figures, true, "liftDoor");
  if (!fits) return broken("access", figures, true, "liftCar");
  if (load < needLoad) return broken("access", figures, true, "liftLoad");
  return weight === undefined
    ? open("access", "liftUnknown", figures, true)
    : met("access", figures, true, "lift");
}

function lidVerdict({ thing }: Standing, { room, assumptions: { table, lid } }: Plan): Say {
  const need = thing.height + (thing.base === "table" ? table : 0) + lid;
  if (room.height === undefined) return open("lid", "unknown", { need }, true);
  return atLeast("lid", room.height, need, true);
}

function exhaustVerdict(each: Standing, { room, assumptions }: Plan, purifier: number | undefined): Say {
  const { fumes } = each.thing;
  const takesPurifier = fumes === "outsideOrPurifier";
  if (takesPurifier && purifier !== undefined)
    return met("exhaust", { far: purifier, need: assumptions.hose }, true, "purifier");
  if (!room.outlet)
    return broken(
      "exhaust",
      { need: assumptions.hose },
      takesPurifier,
      takesPurifier ? "noOutlet" : "outletOnly",
    );
  const figures = { run: Math.round(runTo(each, room, room.outlet)), need: assumptions.run };
  if (figures.run > assumptions.run) return broken("exhaust", figures, true, "long");
  return fumes === "dust" ? open("exhaust", "dust", figures, true) : met("exhaust", figures, true);
}

/** @param turn place of the machine among those that need a circuit of their own, from 1 */
function mainsVerdict({ thing: { circuit } }: Standing, { room: { mains } }: Plan, turn: number): Say {
  const { volts, amps, circuits } = mains;
  if (!circuit) return open("mains", "unpublished");
  const figures = {
    volts,
    amps,
    circuits,
    turn,
    need: circuit.volts,
    watts: circuit.watts,
    has: volts * amps,
  };
  if (turn > circuits) return broken("mains", figures, false, "circuits");
  if (figures.has < circuit.watts) return broken("mains", figures, false, "weak");
  if (volts === circuit.volts) return met("mains", figures);
  // Nominal 220 and 240 V are near enough to ask; 127 V and less is another supply.
  return Math.abs(volts - circuit.volts) <= 20
    ? open("mains", "ask", figures)
    : broken("mains", figures, false, "volts");
}

function chillerVerdict(far: number | undefined, { assumptions: { hose } }: Plan): Say {
  return far === undefined
    ? open("chiller", "missing", { need: hose }, true)
    : met("chiller", { far, need: hose }, true);
}

const sceneOf = (plan: Plan, catalogue: Catalogue): Scene => {
  const all = plan.items.map((item) => standing(item, catalogue));
  return { plan, all, boxes: all.map(boxOf) };
};

/** True if no rule about places is broken. Looks at the last item first, which a proposal has just placed. */
export function placesAreKept(plan: Plan, catalogue: Catalogue): boolean {
  const scene = sceneOf(plan, catalogue);
  for (let index = scene.all.length - 1; index >= 0; index -= 1)
    if (placeVerdicts(scene, index).some(({ status }) => status === "broken")) return false;
  return ways(scene).every((say) => say?.status !== "broken");
}

/**
 * Judges every item of a plan by every rule that is about it: items in their order, rules in that of {@link placeRules} and
 * {@link buildingRules}.
 * @throws RangeError if an item's thing is not in the catalogue
 */
export function judge(plan: Plan, catalogue: Catalogue): readonly Verdict[] {
  const scene = sceneOf(plan, catalogue);
  const reach = ways(scene);
  const purifiers = paired(scene, "purifier", ({ thing }) => thing.fumes === "outsideOrPurifier");
  const chillers = paired(scene, "chiller", ({ thing }) => thing.needsChiller === true);
  const order: readonly RuleId[] = [...placeRules, ...buildingRules];
  let circuits = 0;
  return scene.all.flatMap((each, index) => {
    const said = placeVerdicts(scene, index);
    const way = reach[index];
    if (way) said.push(way);
    if (isMachine(each)) {
      if (each.thing.circuit) circuits += 1;
      said.push(
        ...doorVerdicts(each, plan),
        accessVerdict(each, plan),
        // An open beam has no lid.
        ...(each.thing.alone ? [] : [lidVerdict(each, plan)]),
        exhaustVerdict(each, plan, purifiers.get(index)),
        mainsVerdict(each, plan, circuits),
      );
      if (each.thing.needsChiller) said.push(chillerVerdict(chillers.get(index), plan));
    }
    return said
      .toSorted((a, b) => order.indexOf(a.rule) - order.indexOf(b.rule))
      .map((say) => ({ ...say, item: each.item.id }));
  });
}

/** The worst status of some verdicts: `broken` before `open` before `met`. */
export const worstOf = (verdicts: readonly Pick<Verdict, "status">[]): Status =>
  verdicts.some(({ status }) => status === "broken")
    ? "broken"
    : verdicts.some(({ status }) => status === "open")
      ? "open"
      : "met";
