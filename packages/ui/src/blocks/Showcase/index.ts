export type * from "./Showcase.data.ts";
export { Showcase, type ShowcaseProps } from "./Showcase.tsx";
