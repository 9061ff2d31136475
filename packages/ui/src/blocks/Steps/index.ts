export type * from "./Steps.data.ts";
