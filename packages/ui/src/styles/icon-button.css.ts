import { style } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { inComponents } from "./in-components.ts";
import { duration, easing, reducedMotion } from "./scale.ts";

/** A square icon button of 44 px, without background until hover: close, dismiss, send. */
export const iconButton = style(
  inComponents({
    flex: "none",
    display: "grid",
    placeItems: "center",
    inlineSize: "2.75rem",
    blockSize: "2.75rem",
    borderRadius: vars.radius.control,
    color: vars.color.text,
    transition: `background-color ${duration.fast} ${easing}`,
    "@media": { [reducedMotion]: { transition: "none" } },
    selectors: { "&:hover": { backgroundColor: vars.color.line } },
  }),
);
