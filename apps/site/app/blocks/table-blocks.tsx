import { FactTable, VerdictTable } from "@lightmaker/ui";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** Plain tables. All kinds of pages have them except the home page. */
export const renderers: Renderers<BlocksIn<"table-blocks">> = {
  factTable: (data, { root }) => <FactTable {...data} {...root} />,
  verdictTable: (data, { root }) => <VerdictTable {...data} {...root} />,
};
