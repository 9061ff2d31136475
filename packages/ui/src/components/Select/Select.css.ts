import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { space } from "../../styles/scale.ts";

export const root = style(inComponents({ position: "relative", display: "block" }));

export const select = style(
  inComponents({
    appearance: "none",
    paddingInlineEnd: space["3xl"],
    textOverflow: "ellipsis",
    selectors: { "&:has(> option[value='']:checked)": { color: vars.color.textMuted } },
  }),
);

export const chevron = style(
  inComponents({
    position: "absolute",
    insetInlineEnd: space.l,
    insetBlock: 0,
    marginBlock: "auto",
    pointerEvents: "none",
    color: vars.color.textMuted,
  }),
);
