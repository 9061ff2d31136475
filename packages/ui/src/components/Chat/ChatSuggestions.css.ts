import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontSize, fontWeight, reducedMotion, space } from "../../styles/scale.ts";

export const root = style(inComponents({ fontSize: fontSize.small }));

export const toggle = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.s,
    inlineSize: "100%",
    minBlockSize: "2.75rem",
    paddingInline: space.l,
    fontWeight: fontWeight.medium,
    textAlign: "start",
    // The window clips everything outside its edge, so the outline is drawn inside.
    selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
  }),
);

export const chevron = style(
  inComponents({
    color: vars.color.textMuted,
    transition: `rotate ${duration.medium} ${easing}`,
    selectors: { "[aria-expanded=true] > &": { rotate: "180deg" } },
    "@media": { [reducedMotion]: { transition: "none" } },
  }),
);

export const panel = style(
  inComponents({
    paddingInline: space.l,
    paddingBlockEnd: space.s,
    selectors: { "&:focus": { outline: "none" } },
  }),
);

export const categories = style(
  inComponents({ display: "flex", flexWrap: "wrap", gap: space.s, paddingBlockEnd: space.s }),
);

export const question = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    inlineSize: "100%",
    minBlockSize: "2.75rem",
    paddingBlock: space.s,
    borderBlockStart: `1px solid ${vars.color.line}`,
    textAlign: "start",
    lineHeight: 1.4,
    overflowWrap: "anywhere",
    transition: `color ${duration.fast} ${easing}`,
    selectors: { "&:hover": { color: vars.color.accentText } },
  }),
);

export const tools = style(
  inComponents({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: space.s }),
);

export const category = style(inComponents({ marginInlineEnd: "auto", color: vars.color.textMuted }));

export const refresh = style(inComponents({ marginInlineStart: "auto" }));

/** Mirrors the back arrow in right-to-left layouts. */
export const backIcon = style(inComponents({ selectors: { "&:dir(rtl)": { scale: "-1 1" } } }));
