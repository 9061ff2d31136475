import type { Analysis } from "./analyse.ts";
import { boxOf, type Operation } from "./drawing.ts";
import type { Size } from "./sheet.ts";

/** Returns the size of each part that the cut frees: its outer outlines. */
export const partsOf = ({ outlines }: Analysis, operations: readonly Operation[]): readonly Size[] =>
  outlines.flatMap(({ chain, depth, duplicate }) => {
    if (duplicate || depth > 0 || !chain.closed || operations[chain.layer] !== "cut") return [];
    const { left, lower, right, upper } = boxOf([chain]);
    return [{ width: right - left, height: upper - lower }];
  });
