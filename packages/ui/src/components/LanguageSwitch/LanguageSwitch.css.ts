import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontSize, fontWeight, space } from "../../styles/scale.ts";

export const root = style(inComponents({ fontSize: fontSize.small }));

export const list = style(inComponents({ display: "flex", alignItems: "center" }));

export const item = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    selectors: {
      // A thin vertical line between the names.
      "& + &::before": {
        content: "",
        inlineSize: "1px",
        blockSize: "0.875em",
        backgroundColor: vars.color.lineControl,
      },
    },
  }),
);

export const link = style(
  inComponents({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: "2.75rem",
    paddingInline: space.s,
    whiteSpace: "nowrap",
    color: vars.color.textMuted,
    transition: `color ${duration.fast} ${easing}`,
    selectors: {
      "&:hover": { color: vars.color.text },
      "&[aria-current]": { color: vars.color.text, fontWeight: fontWeight.medium },
    },
  }),
);
