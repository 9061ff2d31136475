import { RoomPlanner } from "../room/RoomPlanner.tsx";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Planner of the visitor's room. */
export const renderers: Renderers<BlocksIn<"room-blocks">> = {
  roomPlanner: (data, { language, root: { id } }) => (
    <RoomPlanner {...data} {...(id !== undefined && { id })} language={language} />
  ),
};
