import { AddressedCheck } from "../materials/AddressedCheck.tsx";
import type { BlocksIn, Renderers } from "./registry.ts";

/** The check of which processing a laser can do on a material. */
export const renderers: Renderers<BlocksIn<"material-blocks">> = {
  materialCheck: (data, { root }) => <AddressedCheck {...data} {...root} />,
};
