export type * from "./FeatureExplorer.data.ts";
