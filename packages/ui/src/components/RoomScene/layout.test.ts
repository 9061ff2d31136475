import fc from "fast-check";
import { expect, it } from "vitest";
import { type LaidBox, layoutOf, type Spot } from "./layout.ts";
import { examples } from "./RoomScene.examples.ts";
import type { RoomSceneItem, RoomSceneOpening } from "./RoomScene.types.ts";

const walls = ["north", "east", "south", "west"] as const;
const millimetres = (min: number, max: number) => fc.integer({ min, max });
const wall = fc.constantFrom(...walls);

/** A point of the plan in millimetres. */
const onPlan = ([x, , z]: Spot, width: number, depth: number) => ({
  // Without a negative zero.
  x: Math.round(x * 1000 + width / 2) + 0,
  y: Math.round(z * 1000 + depth / 2) + 0,
});

/** Where a point of a box lies after its turn; `right` and `front` are shares of its halves. */
function pointOf({ at, size, turn }: LaidBox, right: number, front: number): Spot {
  const [x, z] = [(size[0] / 2) * right, (size[2] / 2) * front];
  // As three.js turns about y.
  return [
    at[0] + x * Math.cos(turn) + z * Math.sin(turn),
    at[1],
    at[2] - x * Math.sin(turn) + z * Math.cos(turn),
  ];
}

const room = fc.record({ width: millimetres(1500, 20_000), depth: millimetres(1500, 20_000) });
const box = {
  x: millimetres(-500, 19_000),
  y: millimetres(-500, 19_000),
  width: millimetres(100, 4000),
  height: millimetres(100, 4000),
};
const item = fc.record({
  ...box,
  front: fc.option(wall, { nil: undefined }),
  tall: millimetres(100, 2000),
  table: fc.constantFrom(0, 750),
});
const itemOf = (own: Partial<RoomSceneItem>): RoomSceneItem => ({
  id: "a",
  mark: "1",
  name: "A",
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  tall: 1,
  table: 0,
  look: "block",
  state: "met",
  stateLabel: "",
  notes: [],
  zones: [],
  ...own,
});

it("puts each thing where the plan has it, to the millimetre, at its height", () => {
  fc.assert(
    fc.property(room, item, ({ width, depth }, own) => {
      const { things } = layoutOf({ width, depth, openings: [], items: [itemOf(own)] });
      const [thing] = things;
      if (!thing) throw new Error("The thing is not there.");
      const corners = [-1, 1].flatMap((right) =>
        [-1, 1].map((front) => onPlan(pointOf(thing, right, front), width, depth)),
      );
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
      expect(Math.min(...xs)).toBe(own.x);
      expect(Math.max(...xs)).toBe(own.x + own.width);
      expect(Math.min(...ys)).toBe(own.y);
      expect(Math.max(...ys)).toBe(own.y + own.height);
      expect(Math.round(thing.at[1] * 1000)).toBe(own.table);
      expect(Math.round(thing.size[1] * 1000)).toBe(own.tall);
      expect(thing.table === undefined).toBe(own.table === 0);
    }),
  );
});

it("turns each front to the wall that it looks at on the plan", () => {
  fc.assert(
    fc.property(room, item, wall, ({ width, depth }, own, front) => {
      const [thing] = layoutOf({ width, depth, openings: [], items: [itemOf({ ...own, front })] }).things;
      if (!thing) throw new Error("The thing is not there.");
      const at = onPlan(pointOf(thing, 0, 1), width, depth);
      const middle = { x: own.x + own.width / 2, y: own.y + own.height / 2 };
      const edge = {
        north: { ...middle, y: own.y },
        south: { ...middle, y: own.y + own.height },
        west: { ...middle, x: own.x },
        east: { ...middle, x: own.x + own.width },
      }[front];
      expect(Math.abs(at.x - edge.x)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(at.y - edge.y)).toBeLessThanOrEqual(0.5);
    }),
  );
});

it("puts free floor where the plan has it, and marks things that do not stand well", () => {
  fc.assert(
    fc.property(room, fc.record(box), item, ({ width, depth }, zone, own) => {
      const items = [
        itemOf({ ...own, state: "broken", zones: [{ ...zone, kind: "space", state: "broken" }] }),
      ];
      const { zones } = layoutOf({ width, depth, openings: [], items });
      const places = zones.map((each) => ({
        kind: each.kind,
        state: each.state,
        from: onPlan(pointOf(each, -1, -1), width, depth),
        to: onPlan(pointOf(each, 1, 1), width, depth),
      }));
      const ends = ({ x, y, width: wide, height }: typeof zone) => ({
        from: { x, y },
        to: { x: x + wide, y: y + height },
      });
      expect(places).toEqual([
        { kind: "space", state: "broken", ...ends(zone) },
        { kind: "outline", state: "broken", ...ends(own) },
      ]);
    }),
  );
});

it("opens walls where the plan does, and a door as wide and high as it is", () => {
  const opening = fc.record({
    kind: fc.constantFrom("door" as const, "window" as const, "duct" as const),
    wall,
    at: millimetres(0, 5000),
    width: millimetres(100, 2000),
    inwards: fc.boolean(),
    sill: millimetres(0, 1000),
    top: millimetres(1100, 3000),
  });
  fc.assert(
    fc.property(room, opening, ({ width, depth }, own: RoomSceneOpening) => {
      const layout = layoutOf({ width, depth, openings: [own], items: [] });
      const [laid] = layout.openings;
      if (!laid) throw new Error("The opening is not there.");
      const ends = [-1, 1].map((right) => onPlan(pointOf(laid, right, 0), width, depth));
      const isAcross = own.wall === "east" || own.wall === "west";
      const along = ends.map(({ x, y }) => (isAcross ? y : x)).sort((a, b) => a - b);
      expect(along).toEqual([own.at, own.at + own.width]);
      const across = { north: 0, south: depth, west: 0, east: width }[own.wall];
      expect(ends.map(({ x, y }) => (isAcross ? x : y))).toEqual([across, across]);
      expect(Math.round(laid.at[1] * 1000)).toBe(own.sill);
      expect(Math.round(laid.size[1] * 1000)).toBe(own.top - own.sill);
      expect(layout.size[2]).toBeGreaterThan(own.top / 1000);
      expect(laid.leaf !== undefined).toBe(own.kind === "door" && own.inwards === true);
      if (!laid.leaf) return;
      // Hinges at the nearer end; the tip as far in the room as the door is wide.
      const tips = [-1, 1].map((front) => onPlan(pointOf(laid.leaf as LaidBox, 0, front), width, depth));
      for (const { x, y } of tips) expect(isAcross ? y : x).toBe(own.at);
      const into = own.wall === "north" || own.wall === "west" ? own.width : -own.width;
      expect(tips.map(({ x, y }) => (isAcross ? x : y) - across).sort((a, b) => a - b)).toEqual(
        [0, into].sort((a, b) => a - b),
      );
    }),
  );
});

it("stands the walls around the floor, each looking in", () => {
  const { size, walls: laid } = layoutOf({ width: 6000, depth: 4000, openings: [], items: [] });
  expect(size).toEqual([6, 4, 2.15]);
  for (const each of laid) {
    // A wall without depth looks along its own z.
    const [x, z] = [Math.sin(each.turn), Math.cos(each.turn)];
    expect(each.at[0] * x + each.at[2] * z).toBeCloseTo(each.size[0] === 6 ? -2 : -3, 6);
  }
});

it("lays the duct along the plan's corners, from the machine's back up to the middle of the outlet", () => {
  const { width, depth, openings, items } = examples.zh.default;
  const [corners] = layoutOf({ width, depth, openings, items }).ducts;
  expect(corners?.map((corner) => onPlan(corner, width, depth))).toEqual([
    { x: 2125, y: 200 },
    { x: 2125, y: 200 },
    { x: 2000, y: 200 },
    { x: 2000, y: 0 },
  ]);
  expect(corners?.map(([, y]) => y)).toEqual([1.18 * 0.4, 1.5, 1.5, 1.5]);
  expect(layoutOf({ width, depth, openings: [], items }).ducts[0]?.at(-1)?.[1]).toBe(2);
});
