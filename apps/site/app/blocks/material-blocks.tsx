import { AddressedCheck } from "../materials/AddressedCheck.tsx";
import type { MaterialBlock, Renderers } from "./registry.ts";

/** The check of what a laser can do with a material. */
export const renderers: Renderers<MaterialBlock> = {
  materialCheck: (data, { root }) => <AddressedCheck {...data} {...root} />,
};
