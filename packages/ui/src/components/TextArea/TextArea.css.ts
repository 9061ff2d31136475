import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, fontWeight, space } from "../../styles/scale.ts";

export const area = style(
  inComponents({
    resize: "vertical",
    maxBlockSize: "24rem",
    "@supports": {
      // `field-sizing` lets `rows` go; the least height then comes from `lh`.
      "(field-sizing: content)": { fieldSizing: "content", minBlockSize: "calc(4lh + 1.5rem)" },
    },
  }),
);

export const counter = style(
  inComponents({
    alignSelf: "end",
    marginBlockStart: space.xs,
    fontSize: fontSize.small,
    color: vars.color.textMuted,
    // Without scripts it would go on showing the first count.
    "@media": { "(scripting: none)": { display: "none" } },
    selectors: { "&[data-full]": { color: vars.color.text, fontWeight: fontWeight.medium } },
  }),
);
