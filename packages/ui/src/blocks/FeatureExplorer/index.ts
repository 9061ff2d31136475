export type * from "./FeatureExplorer.data.ts";
export { FeatureExplorer, type FeatureExplorerProps } from "./FeatureExplorer.tsx";
