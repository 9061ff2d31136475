export type * from "./Limits.data.ts";
export { Limits, type LimitsProps } from "./Limits.tsx";
