import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { reducedMotion, space } from "../../styles/scale.ts";

const bounce = keyframes({ "0%, 60%, 100%": { translate: "0 0" }, "30%": { translate: "0 -4px" } });

/** Aligned with the answer bubble, which is indented by the avatar. */
export const root = style(
  inComponents({
    display: "inline-flex",
    justifySelf: "start",
    alignItems: "center",
    gap: space.xs,
    blockSize: "2.5rem",
    marginInlineStart: "2.5rem",
    paddingInline: space.m,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.field,
    borderStartStartRadius: 0,
    backgroundColor: vars.color.canvas,
  }),
);

export const dot = style(
  inComponents({
    inlineSize: "6px",
    blockSize: "6px",
    borderRadius: "50%",
    backgroundColor: vars.color.textMuted,
    animation: `${bounce} 1200ms ease-in-out infinite`,
    selectors: {
      "&:nth-child(2)": { animationDelay: "150ms" },
      "&:nth-child(3)": { animationDelay: "300ms" },
    },
    "@media": {
      [reducedMotion]: { animation: "none" },
      "(forced-colors: active)": { backgroundColor: "CanvasText" },
    },
  }),
);
