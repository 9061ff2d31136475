export type * from "./MaterialCheck.data.ts";
export { MaterialCheck, type MaterialCheckLabels, type MaterialCheckProps } from "./MaterialCheck.tsx";
