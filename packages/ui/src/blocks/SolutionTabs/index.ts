export type * from "./SolutionTabs.data.ts";
export { SolutionTabs, type SolutionTabsProps } from "./SolutionTabs.tsx";
