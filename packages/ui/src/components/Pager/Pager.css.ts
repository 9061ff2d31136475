import { style } from "@vanilla-extract/css";
import { inComponents } from "../../styles/in-components.ts";
import { space } from "../../styles/scale.ts";

/** Custom property for the number of cells on a page. */
export const columnsProperty = "--lm-page-size";

export const root = style(inComponents({ containerType: "inline-size" }));

const narrow = "(inline-size < 40rem)";

/** All cells of a page in one row; in a narrow container two per row. */
export const grid = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: `repeat(var(${columnsProperty}), minmax(0, 1fr))`,
    columnGap: space.l,
    rowGap: space.l,
    "@container": {
      [narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.m },
    },
  }),
);

/** With an odd number of cells, the first one takes a full row, so that no place stays empty. */
export const cell = style(
  inComponents({
    minInlineSize: 0,
    "@container": {
      [narrow]: { selectors: { "[data-odd] > &:first-child": { gridColumn: "1 / -1" } } },
    },
  }),
);
