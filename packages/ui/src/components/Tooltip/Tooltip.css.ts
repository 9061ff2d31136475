import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { elevation } from "../../styles/elevation.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontSize, reducedMotion, space } from "../../styles/scale.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const bubble = style(
  inComponents({
    zIndex: elevation.tooltip,
    maxInlineSize: "18rem",
    paddingBlock: space.xs,
    paddingInline: space.s,
    border: "1px solid transparent",
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.text,
    color: vars.color.canvas,
    fontSize: fontSize.micro,
    lineHeight: 1.5,
    overflowWrap: "anywhere",
    animation: `${appear} ${duration.fast} ${easing}`,
    "@media": { [reducedMotion]: { animation: "none" } },
  }),
);
