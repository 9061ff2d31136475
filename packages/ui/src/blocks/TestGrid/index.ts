export type * from "./TestGrid.data.ts";
export { TestGrid, type TestGridLabels, type TestGridProps } from "./TestGrid.tsx";
