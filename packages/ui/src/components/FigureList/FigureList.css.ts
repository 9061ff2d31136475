import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, fontWeight, space } from "../../styles/scale.ts";

export const list = recipe({
  base: inComponents({
    display: "flex",
    flexWrap: "wrap",
    columnGap: "clamp(1.5rem, 4vw, 3rem)",
    rowGap: space.xl,
  }),
  variants: {
    orientation: {
      horizontal: inComponents({ flexDirection: "row" }),
      vertical: inComponents({ flexDirection: "column" }),
    },
    align: {
      start: {},
      end: inComponents({ alignItems: "flex-end", textAlign: "end" }),
    },
  },
  defaultVariants: { orientation: "horizontal", align: "start" },
});

/** The term is shown below the figure, but comes first in the source, as a description list requires. */
export const item = style(inComponents({ display: "flex", flexDirection: "column-reverse" }));

export const value = style(
  inComponents({
    fontSize: fontSize.figure,
    fontWeight: fontWeight.semibold,
    fontVariantNumeric: "tabular-nums",
    letterSpacing: "-0.02em",
    lineHeight: 1.15,
    whiteSpace: "nowrap",
  }),
);

export const unit = style(
  inComponents({
    fontSize: "max(0.45em, 0.75rem)",
    fontWeight: fontWeight.medium,
    letterSpacing: 0,
    color: vars.color.textMuted,
  }),
);

export const label = style(
  inComponents({
    marginBlockStart: space.xs,
    fontSize: fontSize.small,
    color: vars.color.textMuted,
    textWrap: "balance",
  }),
);
