import { UrlFaq } from "../support/UrlFaq.tsx";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

export const renderers: Renderers<BlocksIn<"faq-blocks">> = {
  faq: (data, { root }) => <UrlFaq {...data} {...root} />,
};
