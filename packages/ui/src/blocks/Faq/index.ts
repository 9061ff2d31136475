export type * from "./Faq.data.ts";
export { Faq, type FaqProps } from "./Faq.tsx";
