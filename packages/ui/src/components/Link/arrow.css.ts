import { style } from "@vanilla-extract/css";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, reducedMotion } from "../../styles/scale.ts";
import { link } from "./Link.css.ts";

const hovered = `${link.classNames.variants.variant.arrow}:hover > &`;

export const arrow = style(
  inComponents({
    transition: `translate ${duration.medium} ${easing}`,
    selectors: {
      [hovered]: { translate: "4px 0" },
      "&:dir(rtl)": { scale: "-1 1" },
      [`${hovered}:dir(rtl)`]: { translate: "-4px 0" },
    },
    "@media": {
      [reducedMotion]: {
        selectors: { [hovered]: { translate: "none" }, [`${hovered}:dir(rtl)`]: { translate: "none" } },
      },
    },
  }),
);
