import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, reducedMotion } from "../../styles/scale.ts";

export const card = style(
  inComponents({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
    overflow: "clip",
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    transition: `border-color ${duration.fast} ${easing}`,
    "@media": { [reducedMotion]: { transition: "none" } },
    selectors: {
      // Only a card that is a link or contains one reacts to hover.
      "a&:hover, &:has(a[href]):hover": { borderColor: vars.color.lineControl },
    },
  }),
);
