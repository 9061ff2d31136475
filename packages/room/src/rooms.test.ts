import { describe, expect, it } from "vitest";
import { catalogue, emptyPlan, room } from "../testing/catalogue.ts";
import { type Item, judge, type Plan, type RuleId, type Status } from "./index.ts";

const item = (thing: string, x: number, y: number, more: Partial<Item> = {}): Item => ({
  id: thing,
  thing,
  x,
  y,
  turn: 0,
  pose: "stand",
  ...more,
});

interface Worked {
  readonly name: string;
  /** The arithmetic, in words. */
  readonly because: string;
  readonly plan: Partial<Plan>;
  /** Status and figures of some rules, worked out by hand. */
  readonly says: readonly (readonly [
    item: string,
    rule: RuleId,
    status: Status,
    figures?: Readonly<Record<string, number>>,
  ])[];
}

/** Twelve rooms whose answers were worked out by hand before the rules were run. */
const rooms: readonly Worked[] = [
  {
    name: "1: a cutter in the middle of the north wall",
    because:
      "Its back is at y = 200, so 200 mm are free behind. It lies from x = 1800 to 3200: 1800 mm to the left wall and 5000 − 3200 = 1800 mm to the right one. Its front is at 200 + 900 = 1100, so 4000 − 1100 = 2900 mm are free. The middle of its back is at x = 2500, below the window: the duct is as long as the gap, 200 mm.",
    plan: { items: [item("cutter", 1800, 200)] },
    says: [
      ["cutter", "behind", "met", { free: 200, need: 200 }],
      ["cutter", "beside", "met", { free: 1800, need: 100 }],
      ["cutter", "front", "met", { free: 2900, need: 800 }],
      ["cutter", "exhaust", "met", { run: 200, need: 3000 }],
      ["cutter", "way", "met"],
      ["cutter", "mains", "met", { has: 3680, watts: 1500 }],
      ["cutter", "chiller", "open"],
    ],
  },
  {
    name: "2: the same, one millimetre too near to the wall",
    because: "At y = 199 there are 199 mm behind, and 200 are required. 199 + 900 + 2901 = 4000.",
    plan: { items: [item("cutter", 1800, 199)] },
    says: [
      ["cutter", "behind", "broken", { free: 199, need: 200 }],
      ["cutter", "front", "met", { free: 2901, need: 800 }],
    ],
  },
  {
    name: "3: turned to the east wall",
    because:
      "At turn 1 the back looks east, and the outline is 900 wide and 1400 high. From x = 3900 to 4800, 200 mm are free behind it. The front looks west: 3900 mm. Left and right of its operator are north (100 mm) and south: 4000 − 100 − 1400 = 2500. The smaller one counts: 100. The duct goes from (4800, 800) to the window at (2500, 0): 2300 + 800 = 3100 mm, 100 too long.",
    plan: { items: [item("cutter", 3900, 100, { turn: 1 })] },
    says: [
      ["cutter", "behind", "met", { free: 200, need: 200 }],
      ["cutter", "beside", "met", { free: 100, need: 100 }],
      ["cutter", "front", "met", { free: 3900, need: 800 }],
      ["cutter", "exhaust", "broken", { run: 3100, need: 3000 }],
    ],
  },
  {
    name: "4: two desks side by side, 100 mm apart",
    because:
      "The first lies from x = 500 to 1500, the second from 1600 to 2600: 100 mm between them, which is what each asks for. 500 mm and 5000 − 2600 = 2400 mm remain outside; the narrower side counts for both.",
    plan: { items: [item("desk", 500, 200), item("unweighed", 1600, 200)] },
    says: [
      ["desk", "beside", "met", { free: 100, need: 100 }],
      ["unweighed", "beside", "met", { free: 100, need: 100 }],
      ["desk", "overlap", "met"],
    ],
  },
  {
    name: "5: two desks, the second one millimetre into the first",
    because:
      "The first ends at x = 1500, the second begins at 1499: they share 1 mm, and nothing is free beside them.",
    plan: { items: [item("desk", 500, 200), item("unweighed", 1499, 200)] },
    says: [
      ["desk", "overlap", "broken"],
      ["unweighed", "overlap", "broken"],
      ["desk", "beside", "broken", { free: 0, need: 100 }],
    ],
  },
  {
    name: "6: a door just wide enough, and a crate that is not",
    because:
      "The narrower side of the cutter is 900; with 50 for hands 950 are needed, and the door has 950. Its height is 1200 and 100 for the truck, 1300 of 2100. In a crate: 900 + 2 × 100 = 1100, more than 950.",
    plan: { room: { ...room, door: { ...room.door, width: 950 } }, items: [item("cutter", 1800, 200)] },
    says: [
      ["cutter", "door", "met", { needWidth: 950, doorWidth: 950, needHeight: 1300 }],
      ["cutter", "crate", "open", { needWidth: 1100, needHeight: 1500 }],
    ],
  },
  {
    name: "7: the door one millimetre narrower",
    because:
      "949 is less than 950. Of a crate nothing is said, because the machine does not even pass without.",
    plan: { room: { ...room, door: { ...room.door, width: 949 } }, items: [item("cutter", 1800, 200)] },
    says: [["cutter", "door", "broken", { needWidth: 950, doorWidth: 949 }]],
  },
  {
    name: "8: a lift that carries 549 kg",
    because:
      "The cutter weighs 300 kg, truck and people 250: 550. The car is 1000 × 1400: the sides 900 and 1400 go in. Its door has 1000 of the 950 that are needed. So only the load is wrong, by 1 kg.",
    plan: {
      room: {
        ...room,
        access: { kind: "lift", doorWidth: 1000, doorHeight: 2000, width: 1000, depth: 1400, load: 549 },
      },
      items: [item("cutter", 1800, 200)],
    },
    says: [["cutter", "access", "broken", { needLoad: 550, load: 549, long: 1400, car: 1400 }]],
  },
  {
    name: "9: a board of 2 m through the back door",
    because:
      "The bed takes 600, so the board goes through. From the back at y = 1550 there are 1550 mm to the wall, and from the front at 1550 + 900 = 2450 there are 4000 − 2450 = 1550 mm. 2000 are needed at both ends. The room would have to be 2000 + 900 + 2000 = 4900 deep.",
    plan: { board: 2000, items: [item("cutter", 1800, 1550)] },
    says: [["cutter", "boards", "broken", { board: 2000, bed: 600, behind: 1550, front: 1550 }]],
  },
  {
    name: "10: the same board in a room 4.9 m deep",
    because: "2000 + 900 + 2000 = 4900: with the back at y = 2000 there are exactly 2000 mm at both ends.",
    plan: { room: { ...room, depth: 4900 }, board: 2000, items: [item("cutter", 1800, 2000)] },
    says: [["cutter", "boards", "met", { behind: 2000, front: 2000 }]],
  },
  {
    name: "11: a desk behind a wall of benches",
    because:
      "Six benches stand in a row of 0 to 4201 mm at y = 2000, made of three of 1200 and one of 601: the gap at the right is 5000 − 4201 = 799 mm, and the way needs 800. So nobody gets from the door in the south to the desk in the north.",
    plan: {
      items: [
        item("desk", 500, 200),
        ...[0, 1200, 2400].map((x) => item("bench", x, 2000, { id: `bench ${x}` })),
        item("bench", 3600, 2000, { id: "last", size: { width: 601, depth: 600 } }),
      ],
    },
    says: [
      ["desk", "way", "broken", { need: 800 }],
      ["desk", "front", "met", { free: 1200, need: 800 }],
    ],
  },
  {
    name: "12: no outlet, a purifier 1.5 m away",
    because:
      "The desk ends at x = 1500, the purifier begins at 3000: 1500 mm, the longest hose. Without a window it is the only way for the fumes. One millimetre farther it would not count; the second desk takes no purifier and has none.",
    plan: {
      room: (({ outlet: _, ...rest }) => rest)(room),
      items: [item("desk", 500, 200), item("purifier", 3000, 200), item("unweighed", 500, 2400, { turn: 2 })],
    },
    says: [
      ["desk", "exhaust", "met", { far: 1500, need: 1500 }],
      ["unweighed", "exhaust", "broken"],
    ],
  },
];

describe("rooms worked out by hand", () => {
  it.each(rooms)("$name", ({ plan, says }) => {
    const verdicts = judge({ ...emptyPlan, ...plan }, catalogue);
    for (const [id, rule, status, figures] of says) {
      const [verdict, ...more] = verdicts.filter((each) => each.item === id && each.rule === rule);
      expect(more, `${id}: ${rule} is judged once`).toEqual([]);
      expect(verdict, `${id}: ${rule}`).toMatchObject({ status, ...(figures && { figures }) });
    }
  });

  it("have a gap of 800 mm that lets people through", () => {
    const [desk, ...benches] = rooms[10]?.plan.items ?? [];
    const items = [
      desk,
      ...benches.slice(0, 3),
      { ...benches[3], size: { width: 600, depth: 600 } },
    ] as Item[];
    const verdicts = judge({ ...emptyPlan, items }, catalogue);
    expect(verdicts.find(({ rule }) => rule === "way")).toMatchObject({ status: "met" });
  });

  it("need the board's length at both ends, to the millimetre", () => {
    const by = (depth: number, y: number) =>
      judge(
        { ...emptyPlan, room: { ...room, depth }, board: 2000, items: [item("cutter", 1800, y)] },
        catalogue,
      ).find(({ rule }) => rule === "boards")?.status;
    expect([by(4900, 2000), by(4899, 2000), by(4900, 1999)]).toEqual(["met", "broken", "broken"]);
    const short = { ...emptyPlan, board: 600, items: [item("cutter", 1800, 200)] };
    expect(judge(short, catalogue).find(({ rule }) => rule === "boards")?.says).toBe("onBed");
  });

  it("say nothing of a crate whose machine does not pass, and of a hose a millimetre too long", () => {
    const narrow = { ...emptyPlan, ...rooms[6]?.plan } as Plan;
    expect(judge(narrow, catalogue).map(({ rule }) => rule)).not.toContain("crate");
    const far = { ...emptyPlan, ...rooms[11]?.plan } as Plan;
    const items = far.items.map((each) => (each.thing === "purifier" ? { ...each, x: 3001 } : each));
    expect(judge({ ...far, items }, catalogue)).toContainEqual(
      expect.objectContaining({ item: "desk", rule: "exhaust", says: "noOutlet", status: "broken" }),
    );
  });
});

describe("buildings", () => {
  const verdictOf = (plan: Partial<Plan>, thing: string, rule: RuleId) =>
    judge({ ...emptyPlan, items: [item(thing, 500, 200)], ...plan }, catalogue).find(
      (each) => each.item === thing && each.rule === rule,
    );

  it("let floor machines up by a lift only, and what is not weighed not at all before it is", () => {
    const stairs = { room: { ...room, access: { kind: "stairs" } as const } };
    expect(verdictOf(stairs, "cutter", "access")).toMatchObject({ status: "broken", says: "stairs" });
    expect(verdictOf(stairs, "desk", "access")).toMatchObject({ status: "open", says: "stairsCarry" });
    expect(verdictOf(stairs, "unweighed", "access")).toMatchObject({ status: "open", says: "stairsUnknown" });
    expect(verdictOf({}, "cutter", "access")).toMatchObject({ status: "met", says: "ground" });
  });

  it("need a lift whose door, car and load all suffice", () => {
    const lift = {
      kind: "lift",
      doorWidth: 950,
      doorHeight: 1300,
      width: 900,
      depth: 1400,
      load: 550,
    } as const;
    const by = (more: Partial<typeof lift> | Record<string, number>) =>
      verdictOf({ room: { ...room, access: { ...lift, ...more } } }, "cutter", "access")?.says;
    expect(by({})).toBe("lift");
    // The machine goes in either way round.
    expect(by({ width: 1400, depth: 900 })).toBe("lift");
    expect(by({ doorWidth: 949 })).toBe("liftDoor");
    expect(by({ doorHeight: 1299 })).toBe("liftDoor");
    expect(by({ depth: 1399 })).toBe("liftCar");
    expect(by({ width: 899 })).toBe("liftCar");
    expect(by({ load: 549 })).toBe("liftLoad");
    expect(verdictOf({ room: { ...room, access: lift } }, "unweighed", "access")?.says).toBe("liftUnknown");
  });

  it("give each machine a circuit of its own, of the right voltage and strength", () => {
    const by = (mains: Partial<Plan["room"]["mains"]>) =>
      verdictOf({ room: { ...room, mains: { ...room.mains, ...mains } } }, "cutter", "mains")?.says;
    expect(by({})).toBe("met");
    expect(by({ volts: 220 })).toBe("ask");
    expect(by({ volts: 127 })).toBe("volts");
    expect(by({ amps: 6 })).toBe("weak");
    expect(by({ circuits: 0 })).toBe("circuits");
    expect(verdictOf({}, "desk", "mains")?.says).toBe("unpublished");
    const items = [item("cutter", 200, 200), item("cutter", 2000, 200, { id: "second" })];
    const one = { ...room, mains: { ...room.mains, circuits: 1 } };
    expect(
      judge({ ...emptyPlan, room: one, items }, catalogue).flatMap(({ rule, says }) =>
        rule === "mains" ? [says] : [],
      ),
    ).toEqual(["met", "circuits"]);
  });

  it("are high enough for an open lid, or it is asked", () => {
    const { height: _, ...unknown } = room;
    // 300 on a table of 750, with 600 above.
    expect(verdictOf({ room: { ...room, height: 1650 } }, "desk", "lid")?.status).toBe("met");
    expect(verdictOf({ room: { ...room, height: 1649 } }, "desk", "lid")?.status).toBe("broken");
    expect(verdictOf({ room: unknown }, "cutter", "lid")).toMatchObject({
      says: "unknown",
      figures: { need: 1800 },
    });
    expect(verdictOf({}, "marker", "lid")).toBeUndefined();
  });

  it("keep an open beam apart, and its dust out of any purifier", () => {
    expect(verdictOf({}, "marker", "alone")?.status).toBe("met");
    expect(verdictOf({}, "marker", "exhaust")).toMatchObject({ says: "dust", status: "open" });
    const both = { items: [item("marker", 500, 200), item("desk", 2000, 200)] };
    expect(verdictOf(both, "marker", "alone")).toMatchObject({ status: "broken", other: "desk" });
    const { outlet: _, ...shut } = room;
    const near = { room: shut, items: [item("marker", 500, 200), item("purifier", 1100, 200)] };
    expect(verdictOf(near, "marker", "exhaust")?.says).toBe("outletOnly");
  });

  it("have an inward door that nothing blocks", () => {
    const inwards = { ...room, door: { ...room.door, opens: "in" as const } };
    const at = (y: number) =>
      verdictOf({ room: inwards, items: [item("bench", 3800, y)] }, "bench", "swing")?.status;
    // The leaf sweeps from y = 3000; the bench is 600 deep.
    expect([at(2400), at(2401)]).toEqual(["met", "broken"]);
    expect(verdictOf({ items: [item("bench", 3800, 3400)] }, "bench", "swing")).toBeUndefined();
  });

  it("pair a chiller with one machine, the nearest", () => {
    const items = [
      item("cutter", 200, 200),
      item("cutter", 2000, 200, { id: "second" }),
      item("chiller", 3600, 200),
    ];
    const said = judge({ ...emptyPlan, items }, catalogue).filter(({ rule }) => rule === "chiller");
    expect(said.map(({ item: id, says }) => [id, says])).toEqual([
      ["cutter", "missing"],
      ["second", "met"],
    ]);
  });
});
