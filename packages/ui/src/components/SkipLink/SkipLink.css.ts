import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontWeight, reducedMotion, space } from "../../styles/scale.ts";

/** Waits above the edge of the page and comes in with the focus; never `display: none`, which takes no focus. */
export const skipLink = style(
  inComponents({
    position: "fixed",
    zIndex: 1000,
    insetBlockStart: space.s,
    insetInlineStart: space.s,
    paddingBlock: space.m,
    paddingInline: space.l,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontWeight: fontWeight.medium,
    translate: `0 calc(-100% - 2 * ${space.l})`,
    transition: `translate ${duration.fast} ${easing}`,
    "@media": { [reducedMotion]: { transition: "none" }, print: { display: "none" } },
    // A shadow cast from above the edge would show while the link does not.
    selectors: { "&:focus": { translate: "none", boxShadow: vars.shadow.float } },
  }),
);
