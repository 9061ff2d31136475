export type * from "./Comparison.data.ts";
export { Comparison, type ComparisonProps } from "./Comparison.tsx";
export type { ComparisonToolLabels } from "./ComparisonTools.tsx";
