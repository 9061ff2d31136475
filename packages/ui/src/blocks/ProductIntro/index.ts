export type * from "./ProductIntro.data.ts";
export { ProductIntro, type ProductIntroProps } from "./ProductIntro.tsx";
