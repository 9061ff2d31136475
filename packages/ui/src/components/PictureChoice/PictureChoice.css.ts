import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontSize, fontWeight, reducedMotion, space } from "../../styles/scale.ts";

export const root = style(inComponents({ minInlineSize: 0 }));

export const legend = style(
  inComponents({
    padding: 0,
    marginBlockEnd: space.s,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    // The asterisk has no alternative text, because the radio buttons' `required` attribute tells screen readers the same.
    selectors: { "&[data-required]::after": { content: '" *" / ""', color: vars.color.accentText } },
  }),
);

export const options = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(8.5rem, calc(50% - 0.5rem)), 1fr))",
    gap: space.s,
  }),
);

export const option = style(
  inComponents({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    cursor: "pointer",
    overflow: "clip",
    transition: `border-color ${duration.fast} ${easing}, box-shadow ${duration.fast} ${easing}`,
    selectors: {
      "&[data-plain]": { gridColumn: "1 / -1", justifyContent: "center", minBlockSize: "3rem" },
      "&:hover": { borderColor: vars.color.lineControl },
      "&:has(:checked)": {
        borderColor: vars.color.accent,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      },
      "[data-invalid] > &": { borderColor: vars.color.danger },
      "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    },
    "@media": {
      [reducedMotion]: { transition: "none" },
      // Forced colours remove backgrounds and shadows. The chosen option uses the system's colours for selected items.
      "(forced-colors: active)": {
        selectors: {
          "&:has(:checked)": {
            forcedColorAdjust: "none",
            borderColor: "SelectedItem",
            backgroundColor: "SelectedItem",
            color: "SelectedItemText",
          },
          "[data-invalid] > &": { borderWidth: "3px" },
        },
      },
    },
  }),
);

/** Transparent and placed over its label, so that the whole card is the radio button. */
export const radio = style(
  inComponents({
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    margin: 0,
    opacity: 0,
    cursor: "inherit",
    zIndex: 1,
  }),
);

export const words = style(
  inComponents({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: space.xs,
    paddingBlock: space.s,
    paddingInline: space.m,
    // A bar under the picture tells the choice by more than the colour of a border.
    selectors: {
      ":checked ~ &": { boxShadow: `inset 0 3px 0 ${vars.color.accent}` },
      "[data-plain] > &": { boxShadow: "none" },
      "[data-plain] > :checked ~ &": { boxShadow: `inset 3px 0 0 ${vars.color.accent}` },
    },
  }),
);

export const name = style(
  inComponents({ fontSize: fontSize.small, fontWeight: fontWeight.medium, lineHeight: 1.3 }),
);

export const note = style(
  inComponents({
    fontSize: fontSize.micro,
    lineHeight: 1.4,
    color: vars.color.textMuted,
    "@media": { "(forced-colors: active)": { color: "inherit" } },
  }),
);
