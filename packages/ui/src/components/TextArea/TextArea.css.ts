import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, fontWeight, space } from "../../styles/scale.ts";

export const area = style(
  inComponents({
    resize: "vertical",
    maxBlockSize: "24rem",
    "@supports": {
      // `field-sizing` lets `rows` go, so it is used only where the least height can be read from the attribute.
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
    // Without scripts it would go on showing the first count.
    "@media": { "(scripting: none)": { display: "none" } },
    selectors: { "&[data-full]": { color: vars.color.text, fontWeight: fontWeight.medium } },
  }),
);
