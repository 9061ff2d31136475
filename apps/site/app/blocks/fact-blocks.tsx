import { FactTable } from "@lightmaker/ui";
import type { FactBlock, Renderers } from "./registry.ts";

/** Plain tables, which few pages have. */
export const renderers: Renderers<FactBlock> = {
  factTable: (data, { root }) => <FactTable {...data} {...root} />,
};
