export type * from "./Showcase.data.ts";
