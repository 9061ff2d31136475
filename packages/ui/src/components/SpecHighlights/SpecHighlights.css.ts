import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, space } from "../../styles/scale.ts";

export const root = style(inComponents({ containerType: "inline-size", minInlineSize: 0 }));

/** Four columns or two, never three and one. */
export const list = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    borderBlockStart: `1px solid ${vars.color.line}`,
    "@container": {
      "(inline-size > 48rem)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  }),
);

export const item = style(
  inComponents({
    display: "flex",
    // The term is shown below the figure, but comes first in the source, as a description list requires.
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    paddingBlock: space.xl,
    paddingInlineEnd: space.m,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    "@container": {
      "(inline-size > 48rem)": {
        borderBlockEnd: 0,
        selectors: {
          "& + &": { paddingInlineStart: space.xl, borderInlineStart: `1px solid ${vars.color.line}` },
        },
      },
      "(inline-size <= 48rem)": {
        selectors: {
          "&:nth-child(even)": {
            paddingInlineStart: space.l,
            borderInlineStart: `1px solid ${vars.color.line}`,
          },
        },
      },
    },
  }),
);

/** The longest usual figure, 1600 × 1000 mm, fits into its cell at this size. Longer figures wrap. */
export const value = style(
  inComponents({
    fontSize: `min(${fontSize.figure}, 5.5cqi)`,
    whiteSpace: "normal",
    "@container": { "(inline-size > 48rem)": { fontSize: `min(${fontSize.figure}, 2.75cqi)` } },
  }),
);
