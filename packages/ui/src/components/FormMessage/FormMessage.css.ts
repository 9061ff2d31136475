import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { components } from "../../styles/layers.css.ts";
import { fontSize, space } from "../../styles/scale.ts";

export const root = recipe({
  base: inComponents({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: space.m,
    padding: space.l,
    border: "1px solid",
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    fontSize: fontSize.small,
    overflowWrap: "anywhere",
  }),
  variants: {
    tone: {
      success: inComponents({ borderColor: vars.color.success }),
      error: inComponents({ borderColor: vars.color.danger }),
    },
  },
});

/** Centred on the first line of text, whatever the line height of the language. */
export const icon = style(
  inComponents({
    marginBlockStart: "calc((1lh - 1.25rem) / 2)",
    selectors: {
      "[data-tone=error] > &": { color: vars.color.danger },
      "[data-tone=success] > &": { color: vars.color.success },
    },
  }),
);

export const body = style(inComponents({ display: "grid", gap: space.xs, color: vars.color.text }));

globalStyle(`${body} a`, {
  "@layer": { [components]: { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
});
