import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, fontWeight, space } from "../../styles/scale.ts";

/**
 * Custom property for the height of the elements that stick to the top of the page above a table's head, such as the
 * site's header. `0px` unless a page sets it.
 */
export const stickyTopProperty = "--lm-sticky-top";

/** Minimum width for two pairs side by side. */
const wide = "(inline-size > 44rem)";

export const root = style(inComponents({ containerType: "inline-size", minInlineSize: 0 }));

export const head = style(
  inComponents({
    position: "sticky",
    insetBlockStart: `var(${stickyTopProperty}, 0px)`,
    zIndex: 1,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space.l,
    minBlockSize: "4rem",
    paddingBlock: space.s,
    // The background of the surrounding section. `inherit` does not work because the parents are transparent.
    backgroundColor: vars.color.canvas,
    borderBlockEnd: `1px solid ${vars.color.lineControl}`,
    selectors: { "[data-tone=surface] &": { backgroundColor: vars.color.surface } },
    "@media": { print: { position: "static" } },
  }),
);

export const group = style(inComponents({ selectors: { "& + &": { marginBlockStart: space.xl } } }));

export const groupTitle = style(inComponents({ paddingBlock: `${space.xl} ${space.m}` }));

/** Gap between the two pairs of a line. */
const pairGap = space["2xl"];

/** Each row has a line below it. The two pairs of a line have the same height. */
export const list = style(
  inComponents({
    display: "grid",
    columnGap: pairGap,
    fontSize: fontSize.small,
    "@container": { [wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    selectors: { [`${groupTitle} + &`]: { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);

export const row = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    columnGap: space.l,
    alignItems: "baseline",
    alignContent: "start",
    paddingBlock: space.m,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    breakInside: "avoid",
    "@container": {
      [wide]: {
        selectors: {
          // A last pair without a partner takes the full width. Its value stays aligned with the values above it.
          "&:last-child:nth-child(odd)": {
            gridColumn: "1 / -1",
            gridTemplateColumns: `calc(((100% - ${pairGap}) / 2 - ${space.l}) * 0.4) minmax(0, 1fr)`,
          },
        },
      },
    },
  }),
);

export const label = style(inComponents({ color: vars.color.textMuted, overflowWrap: "anywhere" }));

export const value = style(
  inComponents({ minInlineSize: 0, fontWeight: fontWeight.medium, overflowWrap: "anywhere" }),
);
