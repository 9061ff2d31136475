export type * from "./ProductModule.data.ts";
export { ProductModule, type ProductModuleProps } from "./ProductModule.tsx";
