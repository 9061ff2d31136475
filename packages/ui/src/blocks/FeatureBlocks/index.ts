export type * from "./FeatureBlocks.data.ts";
export { FeatureBlocks, type FeatureBlocksProps } from "./FeatureBlocks.tsx";
