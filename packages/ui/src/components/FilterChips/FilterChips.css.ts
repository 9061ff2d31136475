import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { chosenInForcedColors, chosenOption } from "../../styles/chosen-option.ts";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontSize, reducedMotion, space } from "../../styles/scale.ts";

export const root = recipe({
  base: inComponents({ display: "flex" }),
  variants: {
    variant: {
      chip: inComponents({ flexWrap: "wrap", gap: space.s }),
      segment: inComponents({
        display: "inline-flex",
        border: `1px solid ${vars.color.lineControl}`,
        borderRadius: vars.radius.control,
        backgroundColor: vars.color.surface,
      }),
    },
  },
});

const innerRadius = `calc(${vars.radius.control} - 1px)`;

export const option = recipe({
  base: inComponents({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.s,
    minBlockSize: "2.75rem",
    paddingInline: space.l,
    fontSize: fontSize.small,
    color: vars.color.textMuted,
    cursor: "pointer",
    transition: `color ${duration.fast} ${easing}, background-color ${duration.fast} ${easing}, border-color ${duration.fast} ${easing}`,
    "@media": {
      [reducedMotion]: { transition: "none" },
      ...chosenInForcedColors,
    },
    selectors: {
      ...chosenOption,
    },
  }),
  variants: {
    variant: {
      chip: inComponents({
        border: `1px solid ${vars.color.line}`,
        borderRadius: "999px",
        backgroundColor: vars.color.surface,
        selectors: {
          "&:hover": { borderColor: vars.color.lineControl },
          "&:has(:checked)": { borderColor: vars.color.text },
        },
      }),
      segment: inComponents({
        minInlineSize: "3.5rem",
        selectors: {
          "&:first-of-type": { borderStartStartRadius: innerRadius, borderEndStartRadius: innerRadius },
          "&:last-of-type": { borderStartEndRadius: innerRadius, borderEndEndRadius: innerRadius },
        },
      }),
    },
  },
});

/** Transparent and placed over its label, so that the whole chip is the radio button. */
export const radio = style(
  inComponents({
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    margin: 0,
    opacity: 0,
    cursor: "inherit",
  }),
);

export const count = style(inComponents({ fontFamily: vars.font.mono, fontSize: fontSize.micro }));
