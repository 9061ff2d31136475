import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontWeight, reducedMotion, space } from "../../styles/scale.ts";

/**
 * Placed above the edge of the page and moved into view on focus. Do not use `display: none`, which makes it
 * unfocusable.
 */
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
    // Without focus there is no shadow, because it would be visible at the edge while the link is not.
    selectors: { "&:focus": { translate: "none", boxShadow: vars.shadow.float } },
  }),
);
