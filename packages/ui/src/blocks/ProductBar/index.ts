export type * from "./ProductBar.data.ts";
export { ProductBar, type ProductBarProps } from "./ProductBar.tsx";
