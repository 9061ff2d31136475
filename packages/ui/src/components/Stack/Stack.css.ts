import { styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../../styles/in-components.ts";
import { space } from "../../styles/scale.ts";

const gaps = styleVariants(space, (gap) => inComponents({ gap }));

export const stack = recipe({
  base: inComponents({ display: "flex", minInlineSize: 0 }),
  variants: {
    gap: gaps,
    direction: {
      column: inComponents({ flexDirection: "column" }),
      row: inComponents({ flexDirection: "row" }),
    },
    align: {
      start: inComponents({ alignItems: "flex-start" }),
      center: inComponents({ alignItems: "center" }),
      end: inComponents({ alignItems: "flex-end" }),
      baseline: inComponents({ alignItems: "baseline" }),
      stretch: inComponents({ alignItems: "stretch" }),
    },
    justify: {
      start: inComponents({ justifyContent: "flex-start" }),
      center: inComponents({ justifyContent: "center" }),
      end: inComponents({ justifyContent: "flex-end" }),
      between: inComponents({ justifyContent: "space-between" }),
    },
    wrap: { true: inComponents({ flexWrap: "wrap" }) },
  },
  defaultVariants: { gap: "l", direction: "column" },
});
