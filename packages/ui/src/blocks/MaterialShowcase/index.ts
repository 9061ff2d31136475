export type * from "./MaterialShowcase.data.ts";
