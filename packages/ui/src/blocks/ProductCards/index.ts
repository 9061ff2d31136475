export type * from "./ProductCards.data.ts";
