import { UrlMaterialCheck } from "../materials/UrlMaterialCheck.tsx";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

/** The check of which processing a laser can do on a material. */
export const renderers: Renderers<BlocksIn<"material-blocks">> = {
  materialCheck: (data, { root }) => <UrlMaterialCheck {...data} {...root} />,
};
