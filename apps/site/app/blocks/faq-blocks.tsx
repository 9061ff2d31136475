import { AddressedFaq } from "../support/AddressedFaq.tsx";
import type { FaqBlock, Renderers } from "./registry.ts";

/** Questions and answers. */
export const renderers: Renderers<FaqBlock> = {
  faq: (data, { root }) => <AddressedFaq {...data} {...root} />,
};
