import { DrawingCheck } from "../drawing-check/DrawingCheck.tsx";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Check of a visitor's drawing. */
export const renderers: Renderers<BlocksIn<"drawing-blocks">> = {
  drawingCheck: (data, { language, root: { id } }) => (
    <DrawingCheck {...data} {...(id !== undefined && { id })} language={language} />
  ),
};
