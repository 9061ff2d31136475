import { keyframes } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { above, duration, easing, fontSize, reducedMotion, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const root = blockStyle({ isolation: "isolate", overflow: "clip" });

const appear = keyframes({ from: { opacity: 0 } });

/**
 * Lies behind the whole section, not only its panel. The ground over it covers 86 %, so that muted words keep
 * 4.5:1 on any material, and lets more through only where no words are.
 */
export const background = blockStyle({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  inlineSize: "100%",
  blockSize: "100%",
  animation: `${appear} ${duration.slow} ${easing}`,
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    backgroundColor: `color-mix(in oklab, ${vars.color.canvas} 86%, transparent)`,
  },
  "@media": { [reducedMotion]: { animation: "none" } },
});

export const samples = blockStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: space.m,
  rowGap: space.l,
  "@media": {
    [above.medium]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: space.l,
      rowGap: space.xl,
    },
  },
});

export const name = blockStyle({ paddingBlockStart: space.s, fontSize: fontSize.small });

export const link = blockStyle({ marginBlockStart: space["2xl"] });
