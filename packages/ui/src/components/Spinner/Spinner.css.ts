import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../../styles/in-components.ts";
import { reducedMotion } from "../../styles/scale.ts";

const turn = keyframes({ to: { rotate: "1turn" } });
const breathe = keyframes({ "50%": { opacity: 0.35 } });

export const root = style(inComponents({ position: "relative", display: "inline-flex", flex: "none" }));

const box = (size: string) => inComponents({ inlineSize: size, blockSize: size });

export const ring = recipe({
  base: inComponents({
    borderRadius: "50%",
    border: "2px solid color-mix(in oklab, currentColor 25%, transparent)",
    borderBlockStartColor: "currentColor",
    animation: `${turn} 800ms linear infinite`,
    "@media": { [reducedMotion]: { animation: `${breathe} 1600ms ease-in-out infinite` } },
  }),
  variants: { size: { s: box("1rem"), m: box("1.5rem"), l: box("2.75rem") } },
  defaultVariants: { size: "m" },
});
