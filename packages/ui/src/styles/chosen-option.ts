import { vars } from "./contract.css.ts";

/** Selectors of an option whose radio button, placed over it and transparent, is hovered, checked or focused. */
export const chosenOption = {
  "&:hover": { color: vars.color.text },
  "&:has(:checked)": { backgroundColor: vars.color.text, color: vars.color.canvas },
  "&:has(:focus-visible)": {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: "2px",
    // Above the neighbouring option, whose background would cover the focus ring.
    zIndex: 1,
  },
} as const;

/** Forced colours remove background colours. The chosen option uses the system's colours for selected items. */
export const chosenInForcedColors = {
  "(forced-colors: active)": {
    selectors: {
      "&:has(:checked)": {
        forcedColorAdjust: "none",
        backgroundColor: "SelectedItem",
        color: "SelectedItemText",
      },
    },
  },
} as const;
