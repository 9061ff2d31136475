export type * from "./MaterialGrid.data.ts";
export { MaterialGrid, type MaterialGridProps } from "./MaterialGrid.tsx";
