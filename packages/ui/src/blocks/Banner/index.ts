export type * from "./Banner.data.ts";
