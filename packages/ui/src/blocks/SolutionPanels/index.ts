export type * from "./SolutionPanels.data.ts";
export { SolutionPanels, type SolutionPanelsProps } from "./SolutionPanels.tsx";
