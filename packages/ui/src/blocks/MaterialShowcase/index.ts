export type * from "./MaterialShowcase.data.ts";
export { MaterialShowcase, type MaterialShowcaseProps } from "./MaterialShowcase.tsx";
