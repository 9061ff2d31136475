export type * from "./Finder.data.ts";
export { Finder, type FinderLabels, type FinderProps } from "./Finder.tsx";
export type { FinderAnswers } from "./match.ts";
