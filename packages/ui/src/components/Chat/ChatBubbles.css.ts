import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, fontWeight, space } from "../../styles/scale.ts";

/**
 * With `column-reverse`, a scroll container starts at its end and stays there when content is added, without a script.
 */
export const root = style(
  inComponents({
    flex: "1 1 auto",
    minBlockSize: 0,
    display: "flex",
    flexDirection: "column-reverse",
    overflowY: "auto",
    overscrollBehavior: "contain",
    padding: space.l,
    fontSize: fontSize.small,
    selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
  }),
);

/** The auto margin takes the free space, so that a few messages start at the top. */
export const content = style(
  inComponents({ display: "grid", gap: space.l, marginBlockEnd: "auto", minInlineSize: 0 }),
);

export const list = style(inComponents({ display: "grid", gap: space.l }));

export const message = recipe({
  base: inComponents({ display: "grid", columnGap: space.s, minInlineSize: 0 }),
  variants: {
    type: {
      assistant: inComponents({ gridTemplateColumns: "2rem minmax(0, 1fr)", justifyItems: "start" }),
      visitor: inComponents({ gridTemplateColumns: "minmax(0, 1fr) 2rem", justifyItems: "end" }),
      notice: inComponents({ justifyItems: "center", textAlign: "center", color: vars.color.textMuted }),
    },
  },
});

export const avatar = style(
  inComponents({
    gridRow: "1 / span 2",
    display: "grid",
    placeItems: "center",
    inlineSize: "2rem",
    blockSize: "2rem",
    overflow: "clip",
    border: `1px solid ${vars.color.line}`,
    borderRadius: "50%",
    backgroundColor: vars.color.canvas,
    color: vars.color.textMuted,
    fontSize: fontSize.micro,
    fontWeight: fontWeight.medium,
    selectors: { "[data-type=visitor] > &": { gridColumn: 2 } },
  }),
);

export const meta = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.s,
    fontSize: fontSize.micro,
    color: vars.color.textMuted,
    selectors: { "[data-type=visitor] > &": { gridColumn: 1, gridRow: 1 } },
  }),
);

export const bubble = style(
  inComponents({
    display: "grid",
    gap: space.s,
    minInlineSize: 0,
    maxInlineSize: "100%",
    marginBlockStart: space.xs,
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
    selectors: {
      "[data-type=assistant] > &": {
        paddingBlock: space.s,
        paddingInline: space.m,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.field,
        borderStartStartRadius: 0,
        backgroundColor: vars.color.canvas,
      },
      "[data-type=visitor] > &": {
        gridColumn: 1,
        paddingBlock: space.s,
        paddingInline: space.m,
        border: `1px solid ${vars.color.text}`,
        borderRadius: vars.radius.field,
        borderStartEndRadius: 0,
        backgroundColor: vars.color.text,
        color: vars.color.canvas,
      },
    },
  }),
);

export const sources = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space.m,
    paddingBlockStart: space.s,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: fontSize.micro,
    color: vars.color.textMuted,
    whiteSpace: "normal",
  }),
);

export const sourceLink = style(
  inComponents({ display: "inline-flex", alignItems: "center", minBlockSize: "1.75rem" }),
);

export const choices = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    gap: space.s,
    marginBlockStart: space.s,
    selectors: { "[data-type=assistant] > &": { gridColumn: 2 } },
  }),
);
