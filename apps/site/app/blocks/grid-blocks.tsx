import { TestGrid } from "@lightmaker/ui";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** The test grid of a material to touch. */
export const renderers: Renderers<BlocksIn<"grid-blocks">> = {
  testGrid: (data, { root }) => <TestGrid {...data} {...root} />,
};
