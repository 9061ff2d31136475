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

/**
 * Returns `aria-labelledby` for the link of a card: its label and the card's title, so that links with one label differ. Returns
 * `undefined` if the label says the title itself, which a screen reader would say twice.
 *
 * @param linkId `id` of the link
 * @param titleId `id` of the card's title
 */
export const cardLinkNamedBy = (label: string, title: string, linkId: string, titleId: string) =>
  label.includes(title) ? undefined : `${linkId} ${titleId}`;
