import { style } from "@vanilla-extract/css";
import { inComponents } from "../../styles/in-components.ts";

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
