import {
  type Box,
  boxOf,
  frontOf,
  onWall,
  type Plan,
  type Side,
  type Standing,
  spaceOf,
  standing,
  stripAt,
  type Verdict,
  wallOf,
  worstOf,
} from "@lightmaker/room";
import type { RoomPlanBox, RoomPlanItem, RoomPlanOpening } from "@lightmaker/ui";
import { fill } from "../fill.ts";
import { catalogueOf, nameOfThing, type RoomData } from "./plan-words.ts";

/** Width of a drawn window, and diameter of a drawn duct, in millimetres. Only their middles are in the plan. */
const drawnWidth = { window: 1000, duct: 200 } as const;

/** Door and outlet, as the plan draws them. */
export function openingsOf({ room: { door, outlet } }: Plan): readonly RoomPlanOpening[] {
  const { wall, at, width, opens } = door;
  return [
    { kind: "door", wall, at, width, inwards: opens === "in" },
    ...(outlet
      ? [
          {
            kind: outlet.kind,
            wall: outlet.wall,
            at: outlet.at - drawnWidth[outlet.kind] / 2,
            width: drawnWidth[outlet.kind],
          },
        ]
      : []),
  ];
}

/** The smallest box around two. */
function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

function zonesOf(each: Standing, plan: Plan): RoomPlanItem["zones"] {
  const box = boxOf(each);
  const strip = (side: Side, depth: number, of = box) => stripAt(of, wallOf(side, each.item.turn), depth);
  const space = spaceOf(each, plan);
  const front = frontOf(each, plan);
  const bed = each.thing.boardBed;
  const zones: { kind: "space" | "person" | "board"; box: RoomPlanBox }[] = [];
  if (space) {
    const wide = around(strip("left", space.beside), strip("right", space.beside));
    zones.push({ kind: "space", box: around(wide, strip("behind", space.behind, wide)) });
  }
  if (front > 0) zones.push({ kind: "person", box: strip("front", front) });
  if (bed !== undefined && plan.board > bed)
    zones.push({ kind: "board", box: around(strip("behind", plan.board), strip("front", plan.board)) });
  return zones.map(({ kind, box: own }) => ({ kind, ...own }));
}

/** Way of a duct from the middle of a machine's back to the outlet, if fumes leave by it. */
function ductOf(each: Standing, plan: Plan, verdicts: readonly Verdict[]): RoomPlanItem["duct"] {
  const { room } = plan;
  const isDirect = verdicts.some(({ rule, says }) => rule === "exhaust" && says !== "purifier");
  if (!room.outlet || !isDirect) return undefined;
  const { x, y, width, height } = stripAt(boxOf(each), wallOf("behind", each.item.turn), 0);
  const from = { x: x + width / 2, y: y + height / 2 };
  const to = onWall(room, room.outlet.wall, room.outlet.at);
  const alongX = room.outlet.wall === "north" || room.outlet.wall === "south";
  return [from, alongX ? { x: to.x, y: from.y } : { x: from.x, y: to.y }, to];
}

/** Items as the plan draws them, each with its zones and the worst that the rules say of it. */
export function itemsOf(data: RoomData, plan: Plan, verdicts: readonly Verdict[]): readonly RoomPlanItem[] {
  const catalogue = catalogueOf(data);
  return plan.items.map((item, index) => {
    const each = standing(item, catalogue);
    const own = verdicts.filter((verdict) => verdict.item === item.id);
    const state = worstOf(own);
    const [mark, name] = [String(index + 1), nameOfThing(data, item.thing)];
    return {
      id: item.id,
      mark,
      name,
      label: fill(data.labels.item, {
        mark,
        name,
        width: String(each.width),
        depth: String(each.depth),
        x: String(item.x),
        y: String(item.y),
        state: data.states[state],
      }),
      ...boxOf(each),
      front: each.thing.role === "machine" ? wallOf("front", item.turn) : undefined,
      state,
      zones: zonesOf(each, plan),
      duct: ductOf(each, plan, own),
    };
  });
}
