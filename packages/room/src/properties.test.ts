import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue, emptyPlan } from "../testing/catalogue.ts";
import {
  type Access,
  boxOf,
  fitted,
  type Item,
  judge,
  movedTo,
  type Plan,
  paperOf,
  paperScales,
  parametersOf,
  planIn,
  propose,
  type Room,
  sentences,
  standing,
  type Turn,
  turned,
  usualAssumptions,
  walls,
} from "./index.ts";

const length = (min: number, max: number) => fc.integer({ min, max });
const wall = fc.constantFrom(...walls);
const access: fc.Arbitrary<Access> = fc.oneof(
  fc.constantFrom<Access>({ kind: "ground" }, { kind: "stairs" }),
  fc.record({
    kind: fc.constant("lift" as const),
    doorWidth: length(400, 2000),
    doorHeight: length(400, 2500),
    width: length(400, 3000),
    depth: length(400, 3000),
    load: length(100, 5000),
  }),
);
const room: fc.Arbitrary<Room> = fc
  .record(
    {
      width: length(1000, 9000),
      depth: length(1000, 9000),
      height: length(1000, 5000),
      door: fc.record({
        wall,
        at: length(0, 9000),
        width: length(400, 2000),
        height: length(400, 3000),
        opens: fc.constantFrom("in" as const, "out" as const),
      }),
      outlet: fc.record({
        kind: fc.constantFrom("window" as const, "duct" as const),
        wall,
        at: length(0, 9000),
      }),
      mains: fc.record({ volts: length(100, 400), amps: length(1, 63), circuits: length(0, 9) }),
      access,
    },
    { requiredKeys: ["width", "depth", "door", "mains", "access"] },
  )
  .map((each) => fitted(each as Room));
const item: fc.Arbitrary<Item> = fc.record(
  {
    id: fc.uuid(),
    thing: fc.constantFrom(...Object.keys(catalogue)),
    x: length(0, 8000),
    y: length(0, 8000),
    turn: fc.constantFrom<Turn>(0, 1, 2, 3),
    pose: fc.constantFrom("stand" as const, "seat" as const),
    size: fc.record({ width: length(100, 3000), depth: length(100, 3000) }),
  },
  { requiredKeys: ["id", "thing", "x", "y", "turn", "pose"] },
) as fc.Arbitrary<Item>;
const plan: fc.Arbitrary<Plan> = fc.record({
  room,
  items: fc.array(item, { maxLength: 6 }),
  board: fc.constantFrom(0, 500, 1500),
  assumptions: fc
    .record({ stand: length(0, 2000), aisle: length(0, 2000), run: length(0, 9000) })
    .map((own) => ({ ...usualAssumptions, ...own })),
});

/** True if two boxes share a square millimetre, counted anew and not by the package. */
const shares = (a: ReturnType<typeof boxOf>, b: ReturnType<typeof boxOf>) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0;

describe("any plan", () => {
  it("is never accepted with an overlap, and never called overlapping without one", () => {
    fc.assert(
      fc.property(plan, (each) => {
        const boxes = each.items.map((own) => boxOf(standing(own, catalogue)));
        const verdicts = judge(each, catalogue);
        each.items.forEach(({ id }, index) => {
          const box = boxes[index] as (typeof boxes)[number];
          const hits = boxes.some((other, at) => at !== index && shares(other, box));
          const said = verdicts.find(({ item: of, rule }) => of === id && rule === "overlap");
          expect(said?.status).toBe(hits ? "broken" : "met");
        });
      }),
    );
  });

  it("keeps the clearance of a machine whose rules are kept free of walls and things", () => {
    fc.assert(
      fc.property(plan, (each) => {
        const boxes = each.items.map((own) => boxOf(standing(own, catalogue)));
        const verdicts = judge(each, catalogue);
        each.items.forEach((own, index) => {
          const space = catalogue[own.thing]?.clearance;
          const mine = verdicts.filter(({ item: of }) => of === own.id);
          const isKept = ["inside", "overlap", "behind", "beside"].every((rule) =>
            mine.some((said) => said.rule === rule && said.status === "met"),
          );
          if (!space || !isKept) return;
          const { x, y, width, height } = boxes[index] as (typeof boxes)[number];
          // Behind is north, east, south and west in the order of turns.
          const [north = 0, east = 0, south = 0, west = 0] = [
            [space.behind, space.beside, 0, space.beside],
            [space.beside, space.behind, space.beside, 0],
            [0, space.beside, space.behind, space.beside],
            [space.beside, 0, space.beside, space.behind],
          ][own.turn] as number[];
          const strips = [
            { x: x - west, y, width: width + west + east, height },
            { x, y: y - north, width, height: height + north + south },
          ];
          for (const strip of strips) {
            expect(strip.x).toBeGreaterThanOrEqual(0);
            expect(strip.y).toBeGreaterThanOrEqual(0);
            expect(strip.x + strip.width).toBeLessThanOrEqual(each.room.width);
            expect(strip.y + strip.height).toBeLessThanOrEqual(each.room.depth);
            expect(boxes.some((other, at) => at !== index && shares(other, strip))).toBe(false);
          }
        });
      }),
    );
  });

  it("says each rule of an item at most once, in a sentence that is known", () => {
    fc.assert(
      fc.property(plan, (each) => {
        const verdicts = judge(each, catalogue);
        expect(new Set(verdicts.map(({ item: of, rule }) => `${of} ${rule}`)).size).toBe(verdicts.length);
        for (const { rule, says } of verdicts) expect(sentences[rule]).toContain(says);
      }),
    );
  });

  it("comes back from its link as it was", () => {
    fc.assert(
      fc.property(plan, (each) => {
        const parameters = new URLSearchParams({ ...parametersOf(each) });
        const back = planIn(parameters, catalogue);
        const bare = ({ id: _, ...rest }: Item) => rest;
        // A missing height is the only thing that the usual room has and a room may lack.
        expect({ ...back, items: back.items?.map(bare) }).toEqual({ ...each, items: each.items.map(bare) });
      }),
    );
  });

  it("keeps an item in the room when it is moved or turned, and after four turns as it was in the middle", () => {
    fc.assert(
      fc.property(room, item, length(-5000, 20_000), length(-5000, 20_000), (own, moving, x, y) => {
        const put = movedTo(standing(moving, catalogue), own, { x, y });
        const isIn = (each: Item) => {
          const box = boxOf(standing(each, catalogue));
          return (
            box.x >= 0 &&
            box.y >= 0 &&
            (box.width > own.width || box.x + box.width <= own.width) &&
            (box.height > own.depth || box.y + box.height <= own.depth)
          );
        };
        expect(isIn(put)).toBe(true);
        const once = turned(standing(put, catalogue), own);
        expect(isIn(once)).toBe(true);
        expect(once.turn).toBe((put.turn + 1) % 4);
      }),
    );
  });
});

describe("a proposal", () => {
  it("keeps all that stands, breaks no rule about places, and loses nothing", () => {
    const wanted = fc.array(fc.constantFrom("cutter", "desk", "unweighed", "marker", "bench"), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(room, wanted, fc.boolean(), (own, things, withAccessories) => {
        const empty = { ...emptyPlan, room: own };
        const asked = things.map((thing) => ({ thing }));
        const { items, left } = propose(empty, asked, catalogue, { withAccessories });
        for (const thing of ["cutter", "desk", "unweighed", "marker", "bench"]) {
          const among = (all: readonly { thing: string }[]) =>
            all.filter((each) => each.thing === thing).length;
          expect(among(items) + among(left)).toBe(among(asked));
        }
        const rules = ["inside", "overlap", "behind", "beside", "front", "swing", "way", "alone"];
        const broken = judge({ ...empty, items }, catalogue).filter(
          ({ rule, status }) => status === "broken" && rules.includes(rule),
        );
        expect(broken).toEqual([]);
        // Once more, beside what stands.
        const more = propose({ ...empty, items }, [{ thing: "bench" }], catalogue);
        expect(more.items.slice(0, items.length)).toEqual(items);
      }),
      { numRuns: 40 },
    );
  });

  it("finds the only place there is", () => {
    // A cutter needs 100 + 1400 + 100 across, and 200 + 900 + 800 from wall to wall.
    const tight: Room = {
      ...emptyPlan.room,
      width: 1600,
      depth: 1900,
      door: { ...emptyPlan.room.door, at: 300, width: 1000 },
    };
    const at = (own: Partial<Room>) =>
      propose({ ...emptyPlan, room: { ...tight, ...own } }, [{ thing: "cutter" }], catalogue).items;
    expect(at({})).toMatchObject([{ x: 100, y: 200, turn: 0 }]);
    expect(at({ width: 1599 })).toEqual([]);
    expect(at({ depth: 1899 })).toEqual([]);
  });

  it("brings chiller and purifier where they are needed, near the machine", () => {
    const { outlet: _, ...shut } = emptyPlan.room;
    const asked = [{ thing: "cutter" }, { thing: "desk" }];
    const { items } = propose({ ...emptyPlan, room: shut }, asked, catalogue, { withAccessories: true });
    expect(items.map(({ thing }) => thing).toSorted()).toEqual(["chiller", "cutter", "desk", "purifier"]);
    const said = judge({ ...emptyPlan, room: shut, items }, catalogue);
    expect(said.find(({ rule }) => rule === "chiller")?.status).toBe("met");
    expect(said.find(({ item: of, rule }) => of.startsWith("desk") && rule === "exhaust")?.says).toBe(
      "purifier",
    );
  });

  it("leaves the open beam out beside other machines", () => {
    const { items, left } = propose(emptyPlan, [{ thing: "marker" }, { thing: "desk" }], catalogue);
    expect(items.map(({ thing }) => thing)).toEqual(["desk"]);
    expect(left).toEqual([{ thing: "marker" }]);
    expect(propose(emptyPlan, [{ thing: "marker" }], catalogue).items).toHaveLength(1);
  });
});

describe("the door", () => {
  it("decides at the millimetre", () => {
    fc.assert(
      fc.property(length(400, 3000), length(400, 3000), length(-1, 1), (width, depth, spare) => {
        const need = Math.min(width, depth) + usualAssumptions.hands;
        const door = { ...emptyPlan.room.door, width: need + spare };
        const items = [{ ...blank, size: { width, depth } }];
        const said = judge({ ...emptyPlan, room: { ...emptyPlan.room, door }, items }, catalogue);
        expect(said.find(({ rule }) => rule === "door")?.status).toBe(spare < 0 ? "broken" : "met");
      }),
    );
  });
  it("decides at the millimetre of height too", () => {
    for (const [height, status] of [
      [1300, "met"],
      [1299, "broken"],
    ] as const) {
      const door = { ...emptyPlan.room.door, height };
      const said = judge({ ...emptyPlan, room: { ...emptyPlan.room, door }, items: [blank] }, catalogue);
      expect(said.find(({ rule }) => rule === "door")?.status).toBe(status);
    }
  });
});

const blank: Item = { id: "a", thing: "cutter", x: 0, y: 0, turn: 0, pose: "stand" };

describe("links", () => {
  it("with damaged parts are read as usual, and never throw", () => {
    const usual = planIn(new URLSearchParams(), catalogue);
    expect(usual.items).toBeUndefined();
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom("room", "door", "vent", "mains", "way", "board", "put", "plan"),
          fc.string(),
        ),
        (query) => {
          const read = planIn(new URLSearchParams(query), catalogue);
          expect(read.room.width).toBeGreaterThan(0);
          expect(read.board).toBeGreaterThanOrEqual(0);
        },
      ),
    );
    const bad = new URLSearchParams(
      "room=0x4000&door=x5&vent=wq1&mains=1.2&way=lift.1&board=-5&put=nothing.0.1.1,desk.9.1.1&plan=stand.x,__proto__.5",
    );
    expect(planIn(bad, catalogue)).toEqual({ ...usual, items: [] });
  });

  it("are short", () => {
    const items = [{ ...blank, x: 1800, y: 200 }];
    const query = Object.entries(parametersOf({ ...planIn(new URLSearchParams(), catalogue), items })).filter(
      ([, value]) => value !== "",
    );
    expect(query).toEqual([["put", "cutter.0.1800.200"]]);
  });
});

describe("paper", () => {
  it("takes the largest scale at which the room fits, turned only if that helps", () => {
    const area = { width: 180, height: 200 };
    expect(paperOf({ width: 3600, depth: 4000 }, area)).toEqual({ scale: 20, turned: false });
    expect(paperOf({ width: 4000, depth: 3600 }, area)).toEqual({ scale: 20, turned: true });
    expect(paperOf({ width: 3601, depth: 4001 }, area)).toEqual({ scale: 25, turned: false });
    expect(paperOf({ width: 6000, depth: 4000 }, area, 8)).toEqual({ scale: 50, turned: false });
    fc.assert(
      fc.property(length(1000, 30_000), length(1000, 30_000), (width, depth) => {
        const { scale, turned: isTurned } = paperOf({ width, depth }, area, 8);
        const [wide, high] = isTurned ? [depth, width] : [width, depth];
        const fits = (at: number) => wide / at + 16 <= area.width && high / at + 16 <= area.height;
        if (scale !== paperScales.at(-1)) expect(fits(scale)).toBe(true);
        for (const larger of paperScales.filter((each) => each < scale)) expect(fits(larger)).toBe(false);
      }),
    );
  });
});
