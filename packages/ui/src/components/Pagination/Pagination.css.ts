import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontSize, fontWeight, reducedMotion, space } from "../../styles/scale.ts";

export const root = style(inComponents({ containerType: "inline-size" }));

export const list = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
  }),
);

/** At this width there is no room for seven numbers between two arrows. */
const narrow = "(inline-size < 27rem)";

/**
 * In a narrow container, only the first, the last and the current page remain, unless there are at most seven pages.
 */
export const place = style(
  inComponents({
    "@container": { [narrow]: { selectors: { "&[data-far]": { display: "none" } } } },
  }),
);

const control = {
  display: "grid",
  placeItems: "center",
  minInlineSize: "2.75rem",
  blockSize: "2.75rem",
  paddingInline: space.xs,
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
  transition: `color ${duration.fast} ${easing}, border-color ${duration.fast} ${easing}`,
} as const;

const still = { [reducedMotion]: { transition: "none" } };

export const number = style(
  inComponents({
    ...control,
    "@container": { [narrow]: { minInlineSize: "2rem" } },
    "@media": {
      ...still,
      "(forced-colors: active)": {
        selectors: {
          "&[aria-current]": {
            forcedColorAdjust: "none",
            backgroundColor: "SelectedItem",
            color: "SelectedItemText",
          },
        },
      },
    },
    selectors: {
      "&:hover": { color: vars.color.text, borderColor: vars.color.lineControl },
      "&[aria-current]": {
        fontWeight: fontWeight.medium,
        backgroundColor: vars.color.text,
        color: vars.color.canvas,
      },
    },
  }),
);

export const step = style(
  inComponents({
    ...control,
    color: vars.color.text,
    borderColor: vars.color.line,
    "@media": still,
    selectors: {
      "&:hover": { borderColor: vars.color.lineControl },
      "&[aria-disabled=true], &[data-off]": {
        color: vars.color.lineControl,
        borderColor: "transparent",
        cursor: "default",
      },
    },
  }),
);

/** Mirrors the arrow in right-to-left layouts. */
export const arrow = style(inComponents({ selectors: { "&:dir(rtl)": { scale: "-1 1" } } }));

export const gap = style(
  inComponents({ minInlineSize: "1.5rem", textAlign: "center", color: vars.color.textMuted }),
);
