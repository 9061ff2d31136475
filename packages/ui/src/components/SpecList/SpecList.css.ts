import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";

/** Each row has a line above it, and the list has a line below the last row. */
export const list = recipe({
  base: inComponents({
    display: "grid",
    alignContent: "start",
    columnGap: space.xl,
    fontSize: fontSize.small,
    // Draws the last line directly below the last row, also if the list is stretched to the height of a taller
    // neighbour.
    "::after": { content: "", gridColumn: "1 / -1", borderBlockEnd: `1px solid ${vars.color.line}` },
  }),
  variants: {
    columns: {
      1: {},
      2: inComponents({
        "@media": { [above.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
      }),
    },
  },
  defaultVariants: { columns: 1 },
});

export const row = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space.l,
    minInlineSize: 0,
    paddingBlock: space.m,
    borderBlockStart: `1px solid ${vars.color.line}`,
    // A last pair without a partner takes the full width.
    selectors: { "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" } },
  }),
);

export const label = style(inComponents({ color: vars.color.textMuted }));

export const value = style(
  inComponents({
    marginInlineStart: "auto",
    textAlign: "end",
    fontWeight: fontWeight.medium,
    overflowWrap: "anywhere",
  }),
);
