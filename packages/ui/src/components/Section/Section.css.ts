import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { space } from "../../styles/scale.ts";

/** Adjacent sections with the same background share the space between them, instead of adding two paddings. */
const afterSameTone = (tone: string) => `[data-tone=${tone}] + &`;

export const section = recipe({
  base: inComponents({ position: "relative" }),
  variants: {
    density: {
      compact: inComponents({ paddingBlock: space.sectionCompact }),
      regular: inComponents({ paddingBlock: space.section }),
      loose: inComponents({ paddingBlock: space.sectionLoose }),
    },
    tone: {
      canvas: inComponents({
        backgroundColor: vars.color.canvas,
        selectors: { [afterSameTone("canvas")]: { paddingBlockStart: 0 } },
      }),
      surface: inComponents({
        backgroundColor: vars.color.surface,
        selectors: { [afterSameTone("surface")]: { paddingBlockStart: 0 } },
      }),
      dark: inComponents({
        backgroundColor: vars.color.canvas,
        color: vars.color.text,
        selectors: { [afterSameTone("dark")]: { paddingBlockStart: 0 } },
      }),
    },
  },
  defaultVariants: { tone: "canvas", density: "regular" },
});
