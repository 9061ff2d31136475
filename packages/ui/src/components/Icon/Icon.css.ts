import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../../styles/in-components.ts";

const box = (size: string) => inComponents({ inlineSize: size, blockSize: size });

export const icon = recipe({
  base: inComponents({
    flex: "none",
    display: "inline-block",
    verticalAlign: "-0.2em",
    stroke: "currentColor",
    fill: "none",
  }),
  variants: {
    size: { s: box("1rem"), m: box("1.25rem"), l: box("1.5rem"), xl: box("2rem") },
  },
  defaultVariants: { size: "m" },
});
