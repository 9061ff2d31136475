export type { RoomPlanBox, RoomPlanOpening } from "./plan-shapes.ts";
export {
  RoomPlan,
  type RoomPlanItem,
  type RoomPlanLabels,
  type RoomPlanProps,
  type RoomPlanState,
  type RoomPlanZone,
} from "./RoomPlan.tsx";
