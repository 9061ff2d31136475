export type * from "./CardGrid.data.ts";
export { CardGrid, type CardGridProps } from "./CardGrid.tsx";
