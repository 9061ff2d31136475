import { AddressedFaq } from "../support/AddressedFaq.tsx";
import type { BlocksIn, Renderers } from "./registry.ts";

export const renderers: Renderers<BlocksIn<"faq-blocks">> = {
  faq: (data, { root }) => <AddressedFaq {...data} {...root} />,
};
