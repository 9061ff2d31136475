import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, fontWeight, space } from "../../styles/scale.ts";

export const area = style(
  inComponents({
    resize: "vertical",
    maxBlockSize: "24rem",
    "@supports": {
      // With `field-sizing: content`, browsers ignore `rows`. It is used only if `attr()` can compute the minimum
      // height from the attribute.
      "(field-sizing: content) and (block-size: calc(attr(rows type(<integer>)) * 1lh))": {
        fieldSizing: "content",
        minBlockSize: "calc(attr(rows type(<integer>)) * 1lh + 1.5rem)",
      },
    },
  }),
);

export const counter = style(
  inComponents({
    alignSelf: "end",
    marginBlockStart: space.xs,
    fontSize: fontSize.small,
    color: vars.color.textMuted,
    // Without scripts, the counter would always show the initial count.
    "@media": { "(scripting: none)": { display: "none" } },
    selectors: { "&[data-full]": { color: vars.color.text, fontWeight: fontWeight.medium } },
  }),
);
