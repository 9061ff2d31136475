export type * from "./FeatureIcons.data.ts";
