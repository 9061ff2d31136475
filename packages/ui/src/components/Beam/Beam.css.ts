import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, reducedMotion } from "../../styles/scale.ts";

export const beam = style(
  inComponents({
    display: "block",
    inlineSize: "100%",
    blockSize: "2px",
    backgroundImage: `linear-gradient(90deg, ${vars.color.accent}, ${vars.color.beamEnd})`,
    transformOrigin: "left",
    transition: `transform ${duration.medium} ${easing}`,
    "@media": {
      [reducedMotion]: { transition: "none" },
      "(forced-colors: active)": { backgroundColor: "Highlight", forcedColorAdjust: "none" },
    },
    selectors: {
      "&[data-active=false]": { transform: "scaleX(0)" },
      "&:dir(rtl)": { transformOrigin: "right" },
    },
  }),
);
