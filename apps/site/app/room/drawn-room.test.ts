import { type Item, judge, type Plan, planIn, type RuleId, sentences, type Thing } from "@lightmaker/room";
import { expect, it } from "vitest";
import { itemsOf, openingsOf } from "./drawn-plan.ts";
import { roomOf } from "./drawn-room.ts";
import type { RoomData } from "./plan-words.ts";

const model = { src: "/models/a.glb", bytes: 10, size: [1080, 585, 320] as const };
const things: readonly (Thing & { name: string; model?: typeof model })[] = [
  {
    id: "table-machine",
    role: "machine",
    name: "Small",
    width: 1080,
    depth: 585,
    height: 320,
    published: true,
    base: "table",
    clearance: { behind: 200, beside: 200 },
    model,
  },
  {
    id: "floor-machine",
    role: "machine",
    name: "Large",
    width: 1450,
    depth: 950,
    height: 1180,
    published: true,
    base: "floor",
    boardBed: 600,
    clearance: { behind: 200, beside: 200 },
  },
  {
    id: "bench",
    role: "bench",
    name: "Bench",
    width: 1200,
    depth: 600,
    height: 750,
    published: true,
    base: "floor",
  },
];
const catalogue = Object.fromEntries(things.map((thing) => [thing.id, thing]));

/** The words that a room needs; each says its own name. */
const data = {
  things,
  states: { met: "kept", open: "to confirm", broken: "broken" },
  labels: { item: "{mark}", line: "{name}: {value}", planned: "planned" },
  rules: Object.fromEntries(
    (Object.keys(sentences) as RuleId[]).map((rule) => [
      rule,
      { name: rule, source: "source", sentences: { broken: `${rule} {free} of {need}` } },
    ]),
  ),
} as unknown as RoomData;

const item = (id: string, thing: string, own: Partial<Item>): Item => ({
  id,
  thing,
  x: 2000,
  y: 1000,
  turn: 0,
  pose: "stand",
  ...own,
});
function room(items: readonly Item[], change: Partial<Plan> = {}) {
  const plan: Plan = { ...planIn(new URLSearchParams("room=6000x4000"), catalogue), items, ...change };
  const verdicts = judge(plan, catalogue);
  const drawn = {
    plan,
    catalogue,
    verdicts,
    openings: openingsOf(plan),
    items: itemsOf(data, plan, verdicts),
  };
  return { plan, ...roomOf(data, drawn) };
}

it("stands a table machine on a table of the height that the plan assumes, and others on the floor", () => {
  const { plan, items } = room([
    item("a", "table-machine", {}),
    item("b", "floor-machine", { x: 4000 }),
    item("c", "bench", { x: 100, y: 3000 }),
  ]);
  expect(items.map(({ table, tall, look }) => ({ table, tall, look }))).toEqual([
    { table: plan.assumptions.table, tall: 320, look: "block" },
    { table: 0, tall: 1180, look: "block" },
    { table: 0, tall: 750, look: "table" },
  ]);
  expect(items.map((each) => each.model)).toEqual([model, undefined, undefined]);
});

it("colours only the floor that is not free, and says why in the rule's words", () => {
  const { items } = room([item("a", "table-machine", { y: 150 })]);
  const [machine] = items;
  expect(machine?.zones.map(({ kind, state }) => [kind, state])).toEqual([
    ["space", "broken"],
    ["person", "met"],
  ]);
  expect(machine?.stateLabel).toBe("broken");
  expect(machine?.notes).toContain("behind: behind 150 of 200");
});

it("draws a board only through a machine whose bed is shorter", () => {
  const boards = (board: number) =>
    room([item("a", "floor-machine", { y: 1500 }), item("b", "table-machine", { x: 200 })], {
      board,
    }).items.map((each) => each.board);
  expect(boards(2400)).toEqual([2400, undefined]);
  expect(boards(600)).toEqual([undefined, undefined]);
});

it("gives the door its clear height, and an outlet a drawn one", () => {
  const { plan, openings } = room([]);
  const [door, outlet] = openings;
  expect(door).toMatchObject({
    kind: "door",
    width: plan.room.door.width,
    sill: 0,
    top: plan.room.door.height,
  });
  expect(outlet?.kind).toBe(plan.room.outlet?.kind);
  expect((outlet?.top ?? 0) - (outlet?.sill ?? 0)).toBeGreaterThan(0);
});
