export type * from "./Comparison.data.ts";
export { Comparison, type ComparisonProps } from "./Comparison.tsx";
