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
      // A card that leads somewhere answers the pointer; one that only holds content stays still.
      "a&:hover, &:has(a[href]):hover": { borderColor: vars.color.lineControl },
    },
  }),
);
