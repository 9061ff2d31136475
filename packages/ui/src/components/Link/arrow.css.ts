import { style } from "@vanilla-extract/css";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, reducedMotion } from "../../styles/scale.ts";
import { link } from "./Link.css.ts";

export const arrow = style(
  inComponents({
    transition: `translate ${duration.medium} ${easing}`,
    selectors: { [`${link.classNames.variants.variant.arrow}:hover > &`]: { translate: "4px 0" } },
    "@media": {
      [reducedMotion]: {
        selectors: { [`${link.classNames.variants.variant.arrow}:hover > &`]: { translate: "none" } },
      },
    },
  }),
);
