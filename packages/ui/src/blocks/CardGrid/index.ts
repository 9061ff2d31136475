export type * from "./CardGrid.data.ts";
