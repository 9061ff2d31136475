export type * from "./FeatureIcons.data.ts";
export { FeatureIcons, type FeatureIconsProps } from "./FeatureIcons.tsx";
