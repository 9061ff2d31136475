import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontWeight, reducedMotion, space } from "../../styles/scale.ts";

export const root = recipe({
  base: inComponents({ minInlineSize: 0 }),
  variants: {
    variant: {
      rule: inComponents({ borderBlockEnd: `1px solid ${vars.color.line}` }),
      plain: {},
    },
  },
  defaultVariants: { variant: "rule" },
});

export const summary = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.l,
    minBlockSize: "3.5rem",
    borderRadius: vars.radius.control,
    paddingBlock: space.m,
    fontWeight: fontWeight.medium,
    transition: `color ${duration.fast} ${easing}`,
    selectors: { "&:hover": { color: vars.color.accentText } },
  }),
);

const still = { [reducedMotion]: { transition: "none" } };

export const chevron = style(
  inComponents({
    transition: `rotate ${duration.medium} ${easing}`,
    "@media": still,
    selectors: { "details[open] > summary > &": { rotate: "-180deg" } },
  }),
);

const bar = {
  content: "",
  position: "absolute",
  inset: 0,
  margin: "auto",
  inlineSize: "0.875rem",
  blockSize: "1.5px",
  backgroundColor: "currentColor",
} as const;

/** Two bars form a plus. The vertical bar rotates to turn the plus into a minus. */
export const plus = style(
  inComponents({
    position: "relative",
    flex: "none",
    inlineSize: "1.25rem",
    blockSize: "1.25rem",
    color: vars.color.accentText,
    // By default, forced colours remove the background colour and with it the bars.
    forcedColorAdjust: "none",
    "@media": {
      "(forced-colors: active)": { color: "CanvasText" },
      [reducedMotion]: { "::after": { transition: "none" } },
    },
    "::before": bar,
    "::after": {
      ...bar,
      rotate: "90deg",
      transition: `rotate ${duration.medium} ${easing}`,
    },
    selectors: { "details[open] > summary > &::after": { rotate: "0deg" } },
  }),
);

export const content = style(
  inComponents({
    paddingBlock: `${space.xs} ${space.xl}`,
    paddingInlineEnd: space["2xl"],
    color: vars.color.textMuted,
  }),
);
