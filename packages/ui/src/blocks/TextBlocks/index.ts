export type * from "./TextBlocks.data.ts";
