export type * from "./TextBlocks.data.ts";
export { TextBlocks, type TextBlocksProps } from "./TextBlocks.tsx";
