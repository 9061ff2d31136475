import type { Catalogue, Item, Plan, RuleId, Verdict } from "@lightmaker/room";
import type {
  RoomPlanItem,
  RoomPlanOpening,
  RoomPlanZone,
  RoomSceneData,
  RoomSceneOpening,
} from "@lightmaker/ui";
import { lineOf, type RoomData, sayingOf } from "./plan-words.ts";

/** A plan and what is drawn of it in two dimensions. */
export interface DrawnPlan {
  readonly plan: Plan;
  readonly catalogue: Catalogue;
  readonly verdicts: readonly Verdict[];
  readonly openings: readonly RoomPlanOpening[];
  readonly items: readonly RoomPlanItem[];
}

/** Lower and upper edge of a drawn outlet in millimetres. The plan says only where it is on its wall. */
const outletHeights = { window: [900, 2000], duct: [1900, 2100] } as const;

/** Rules that say whether each kind of floor is free. */
const rulesOf: Readonly<Record<RoomPlanZone["kind"], readonly RuleId[]>> = {
  space: ["behind", "beside"],
  person: ["front"],
  board: ["boards"],
};

/** The plan with heights, models and what is broken: what its view in three dimensions draws. */
export function roomOf(
  data: RoomData,
  { plan, catalogue, verdicts, openings, items }: DrawnPlan,
): RoomSceneData {
  const { room, board, assumptions } = plan;
  return {
    width: room.width,
    depth: room.depth,
    openings: openings.map((opening): RoomSceneOpening => {
      const [sill, top] = opening.kind === "door" ? [0, room.door.height] : outletHeights[opening.kind];
      return { ...opening, sill, top };
    }),
    items: items.map(({ label: _, zones, ...drawn }, index) => {
      const item = plan.items[index] as Item;
      const thing = catalogue[item.thing] as Catalogue[string];
      const broken = verdicts.filter((each) => each.item === item.id && each.status === "broken");
      return {
        ...drawn,
        tall: thing.height,
        table: thing.base === "table" ? assumptions.table : 0,
        look: thing.role === "bench" ? "table" : "block",
        model: data.things.find(({ id }) => id === item.thing)?.model,
        ...(zones.some(({ kind }) => kind === "board") && { board }),
        zones: zones.map((zone) => ({
          ...zone,
          state: broken.some(({ rule }) => rulesOf[zone.kind].includes(rule)) ? "broken" : "met",
        })),
        stateLabel: data.states[drawn.state],
        notes: broken.map((verdict) => {
          const { name, text } = sayingOf(data, plan, verdict);
          return lineOf(data, name, text);
        }),
      };
    }),
  };
}
