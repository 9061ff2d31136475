import { style } from "@vanilla-extract/css";
import { chosenInForcedColors, chosenOption } from "../../styles/chosen-option.ts";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, reducedMotion } from "../../styles/scale.ts";

export const root = style(
  inComponents({
    display: "inline-flex",
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
  }),
);

export const option = style(
  inComponents({
    position: "relative",
    display: "grid",
    placeItems: "center",
    inlineSize: "2.75rem",
    blockSize: "2.75rem",
    color: vars.color.textMuted,
    cursor: "pointer",
    transition: `color ${duration.fast} ${easing}, background-color ${duration.fast} ${easing}`,
    "@media": {
      [reducedMotion]: { transition: "none" },
      ...chosenInForcedColors,
    },
    selectors: {
      ...chosenOption,
      "&:first-of-type": {
        borderStartStartRadius: `calc(${vars.radius.control} - 1px)`,
        borderEndStartRadius: `calc(${vars.radius.control} - 1px)`,
      },
      "&:last-of-type": {
        borderStartEndRadius: `calc(${vars.radius.control} - 1px)`,
        borderEndEndRadius: `calc(${vars.radius.control} - 1px)`,
      },
    },
  }),
);

/** Transparent and placed over its icon, so that the whole square is the radio button. */
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
