import { AddressedCheck } from "../materials/AddressedCheck.tsx";
import type { BlocksIn, Renderers } from "./registry.ts";

/** The check of what a laser can do with a material. */
export const renderers: Renderers<BlocksIn<"material-blocks">> = {
  materialCheck: (data, { root }) => <AddressedCheck {...data} {...root} />,
};
