import type { ComponentProps } from "react";

/** What a block takes besides its data: attributes, `ref` and `className` for its root `<section>`. */
export interface BlockRootProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /**
   * Level of the block's own heading; headings inside follow one below. Default 2, and 1 for the blocks that
   * open a page.
   */
  headingLevel?: 1 | 2 | 3;
}

/** Texts of a block that shows pictures. */
export interface PictureLabels {
  /** Stands where a picture could not be loaded. */
  imageError: string;
}

/** The level of a heading inside a block whose own heading has `level`. */
export function levelBelow(level: 1 | 2 | 3): 2 | 3 | 4 {
  return level === 1 ? 2 : level === 2 ? 3 : 4;
}
