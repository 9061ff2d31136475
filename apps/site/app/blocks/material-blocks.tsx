import { VerdictTable } from "@lightmaker/ui";
import { AddressedCheck } from "../materials/AddressedCheck.tsx";
import type { MaterialBlock, Renderers } from "./registry.ts";

/** The blocks of the pages about materials. */
export const renderers: Renderers<MaterialBlock> = {
  materialCheck: (data, { root }) => <AddressedCheck {...data} {...root} />,
  verdictTable: (data, { root }) => <VerdictTable {...data} {...root} />,
};
