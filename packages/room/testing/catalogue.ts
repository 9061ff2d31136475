import type { Catalogue, Plan, Room, Thing } from "../src/index.ts";
import { usualAssumptions } from "../src/index.ts";

const machine = {
  role: "machine",
  published: true,
  clearance: { behind: 200, beside: 100 },
  fumes: "outside",
} as const satisfies Partial<Thing>;

/** Things with round sizes, so that the examples can be worked out in the head. */
export const catalogue: Catalogue = {
  cutter: {
    ...machine,
    id: "cutter",
    width: 1400,
    depth: 900,
    height: 1200,
    weight: 300,
    base: "floor",
    circuit: { volts: 230, watts: 1500 },
    needsChiller: true,
    boardBed: 600,
  },
  desk: {
    ...machine,
    id: "desk",
    width: 1000,
    depth: 600,
    height: 300,
    weight: 70,
    base: "table",
    fumes: "outsideOrPurifier",
  },
  unweighed: { ...machine, id: "unweighed", width: 1000, depth: 600, height: 300, base: "table" },
  marker: {
    ...machine,
    id: "marker",
    width: 400,
    depth: 500,
    height: 500,
    base: "table",
    fumes: "dust",
    alone: true,
  },
  purifier: {
    id: "purifier",
    role: "purifier",
    width: 400,
    depth: 400,
    height: 600,
    published: false,
    base: "floor",
  },
  chiller: {
    id: "chiller",
    role: "chiller",
    width: 300,
    depth: 500,
    height: 500,
    published: false,
    base: "floor",
  },
  bench: { id: "bench", role: "bench", width: 1200, depth: 600, height: 750, published: true, base: "floor" },
};

/** A room of 5 × 4 m with a door of 1 m in the south, a window in the north, and two circuits. */
export const room: Room = {
  width: 5000,
  depth: 4000,
  height: 2800,
  door: { wall: "south", at: 4000, width: 1000, height: 2100, opens: "out" },
  outlet: { kind: "window", wall: "north", at: 2500 },
  mains: { volts: 230, amps: 16, circuits: 2 },
  access: { kind: "ground" },
};

export const emptyPlan: Plan = { room, items: [], board: 0, assumptions: usualAssumptions };
