export type * from "./Counters.data.ts";
export { Counters, type CountersProps } from "./Counters.tsx";
