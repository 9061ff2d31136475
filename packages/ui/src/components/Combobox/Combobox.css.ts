import { style } from "@vanilla-extract/css";
import { activeOption } from "../../styles/active-option.ts";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, reducedMotion, space } from "../../styles/scale.ts";

export const root = style(inComponents({ position: "relative" }));

export const input = style(inComponents({ paddingInlineEnd: space["4xl"] }));

/** Hidden until hydration, because it cannot open the list before. */
export const button = style(
  inComponents({
    position: "absolute",
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: "grid",
    placeItems: "center",
    inlineSize: "3rem",
    blockSize: "3rem",
    visibility: "hidden",
    color: vars.color.textMuted,
    borderRadius: vars.radius.field,
    cursor: "pointer",
    selectors: { "&[data-live]": { visibility: "visible" }, "&:hover": { color: vars.color.text } },
  }),
);

export const chevron = style(
  inComponents({
    transition: `rotate ${duration.fast} ${easing}`,
    selectors: { "[aria-expanded=true] > &": { rotate: "-180deg" } },
    "@media": { [reducedMotion]: { transition: "none" } },
  }),
);

export const list = style(
  inComponents({
    position: "absolute",
    zIndex: 2,
    insetInline: 0,
    insetBlockStart: `calc(100% + ${space.xs})`,
    maxBlockSize: "min(20rem, 60svh)",
    overflowY: "auto",
    overscrollBehavior: "contain",
    paddingBlock: space.xs,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.float,
    selectors: { "&[hidden]": { display: "none" } },
  }),
);

export const option = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.m,
    minBlockSize: "2.75rem",
    paddingInline: space.l,
    paddingBlock: space.xs,
    cursor: "pointer",
    selectors: activeOption,
  }),
);
