export type * from "./ProductCards.data.ts";
export { ProductCards, type ProductCardsProps } from "./ProductCards.tsx";
