import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, space } from "../../styles/scale.ts";

export const root = style(
  inComponents({
    flex: "none",
    display: "grid",
    gap: space.xs,
    padding: space.m,
    borderBlockStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
  }),
);

export const line = style(
  inComponents({
    display: "flex",
    alignItems: "end",
    gap: space.xs,
    padding: "2px",
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: vars.radius.field,
    selectors: {
      "&:focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-1px" },
      // The button has its own focus ring. Two rings would suggest that both elements have focus.
      "&:has(button:focus-visible)": { outline: "none" },
    },
  }),
);

export const field = style(
  inComponents({
    flex: "1 1 auto",
    minInlineSize: 0,
    minBlockSize: "2.75rem",
    maxBlockSize: "8rem",
    paddingBlock: "calc((2.75rem - 1lh) / 2)",
    paddingInline: space.m,
    border: 0,
    outline: "none",
    resize: "none",
    backgroundColor: "transparent",
    // Below 16 px, Safari on iPhones zooms the page when the field receives focus.
    fontSize: `max(1rem, ${fontSize.small})`,
    fieldSizing: "content",
    "::placeholder": { color: vars.color.textMuted, opacity: 1 },
  }),
);

export const send = style(inComponents({ selectors: { "&[data-empty]": { color: vars.color.textMuted } } }));

/** Mirrors the icon in right-to-left layouts. */
export const sendIcon = style(inComponents({ selectors: { "&:dir(rtl)": { scale: "-1 1" } } }));

export const hint = style(inComponents({ fontSize: fontSize.micro, color: vars.color.textMuted }));
