export type * from "./CallToAction.data.ts";
