export type * from "./Hero.data.ts";
