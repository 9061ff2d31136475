import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontWeight, reducedMotion, space } from "../../styles/scale.ts";

const underlined = {
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.22em",
} as const;

export const link = recipe({
  base: inComponents({
    borderRadius: "2px",
    transition: `color ${duration.fast} ${easing}, text-decoration-color ${duration.fast} ${easing}`,
    "@media": { [reducedMotion]: { transition: "none" } },
  }),
  variants: {
    variant: {
      text: inComponents({
        color: vars.color.accentText,
        ...underlined,
        textDecorationColor: `color-mix(in oklab, ${vars.color.accentText} 45%, transparent)`,
        selectors: { "&:hover": { textDecorationColor: "currentColor" } },
      }),
      quiet: inComponents({
        color: vars.color.textMuted,
        ...underlined,
        textDecorationColor: "transparent",
        selectors: { "&:hover": { color: vars.color.text, textDecorationColor: "currentColor" } },
      }),
      arrow: inComponents({
        display: "inline-flex",
        alignItems: "center",
        gap: space.s,
        minBlockSize: "1.5rem",
        color: vars.color.accentText,
        fontWeight: fontWeight.medium,
        ...underlined,
        textDecorationColor: "transparent",
        "@media": { "(pointer: coarse)": { minBlockSize: "2.75rem" } },
        selectors: { "&:hover": { textDecorationColor: "currentColor" } },
      }),
    },
  },
  defaultVariants: { variant: "text" },
});
