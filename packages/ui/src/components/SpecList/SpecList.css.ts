import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";

/** The rules are the list's own lines: each row draws one above itself, the list one below the last. */
export const list = recipe({
  base: inComponents({
    display: "grid",
    alignContent: "start",
    columnGap: space.xl,
    fontSize: fontSize.small,
    // Closes the list under its last row, also where the list is stretched beside a taller neighbour.
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
    // A last pair without a partner takes the whole line.
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
