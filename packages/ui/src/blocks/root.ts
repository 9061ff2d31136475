import type { ComponentProps } from "react";

/** Props of every block besides its data: attributes, `ref` and `className` for its root `<section>`. */
export interface BlockRootProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** Level of the block's own heading; headings inside are one level below. Default 2, or 1 for blocks that open a page. */
  headingLevel?: 1 | 2 | 3;
}

/** Labels of a block with pictures. */
export interface PictureLabels {
  /** Text in place of a picture that failed to load. */
  imageError: string;
}

/** Returns the level of a heading inside a block whose own heading has `level`. */
export function levelBelow(level: 1 | 2 | 3): 2 | 3 | 4 {
  return level === 1 ? 2 : level === 2 ? 3 : 4;
}
