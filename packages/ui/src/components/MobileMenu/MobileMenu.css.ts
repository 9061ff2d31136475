import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { components } from "../../styles/layers.css.ts";
import { above, duration, easing, fontSize, fontWeight, space } from "../../styles/scale.ts";
import { headerHeight } from "../SiteHeader/header-height.ts";

export const root = style(inComponents({ "@media": { [above.medium]: { display: "none" } } }));

export const toggle = style(
  inComponents({
    display: "grid",
    placeItems: "center",
    inlineSize: "2.75rem",
    blockSize: "2.75rem",
    marginInlineEnd: `calc(-1 * ${space.s})`,
    borderRadius: vars.radius.control,
  }),
);

export const openIcon = style(
  inComponents({ selectors: { "button:has(+ :popover-open) > &": { display: "none" } } }),
);
export const closeIcon = style(
  inComponents({ selectors: { "button:not(:has(+ :popover-open)) > &": { display: "none" } } }),
);

export const panel = style(
  inComponents({
    position: "fixed",
    inset: `var(${headerHeight}, 4rem) 0 0 0`,
    inlineSize: "auto",
    blockSize: "auto",
    margin: 0,
    border: 0,
    borderBlockStart: `1px solid ${vars.color.line}`,
    padding: `${space.s} ${space.gutter} max(${space["2xl"]}, env(safe-area-inset-bottom))`,
    overflowY: "auto",
    overscrollBehavior: "contain",
    backgroundColor: vars.color.canvas,
    color: vars.color.text,
    "@media": {
      // Above the header's breakpoint, an open panel is hidden even before React can close it.
      [above.medium]: { display: "none" },
      "(prefers-reduced-motion: no-preference)": {
        opacity: 0,
        transition: `opacity ${duration.medium} ${easing}, display ${duration.medium} allow-discrete, overlay ${duration.medium} allow-discrete`,
        selectors: { "&:popover-open": { opacity: 1, "@starting-style": { opacity: 0 } } },
      },
    },
    selectors: { "&:popover-open": { display: "flex", flexDirection: "column", gap: space["2xl"] } },
  }),
);

/**
 * Prevents the page behind the panel from scrolling, without a script. Uses the same media query that hides the panel.
 */
globalStyle(`:root:has(${panel}:popover-open)`, {
  "@layer": { [components]: { "@media": { [`not ${above.medium}`]: { overflow: "hidden" } } } },
});

export const item = style(inComponents({ borderBlockEnd: `1px solid ${vars.color.line}` }));

export const entry = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    minBlockSize: "3.5rem",
    fontSize: fontSize.h4,
    fontWeight: fontWeight.medium,
    selectors: { "&[aria-current]": { color: vars.color.accentText } },
  }),
);

export const group = style(inComponents({ fontSize: fontSize.h4 }));

export const sublist = style(
  inComponents({ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: space.l }),
);

export const sublink = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    minBlockSize: "2.75rem",
    fontSize: fontSize.body,
    color: vars.color.text,
    selectors: { "&[aria-current]": { color: vars.color.accentText } },
  }),
);

/** Link to the entry's own page, above its sub-entries. The arrow distinguishes it from the name of the group. */
export const overview = style(
  inComponents({
    position: "relative",
    gridColumn: "1 / -1",
    display: "flex",
    alignItems: "center",
    gap: space.s,
  }),
);
/** The clickable area is the whole row, including the arrow. */
globalStyle(`${overview} > a::after`, {
  "@layer": { [components]: { content: "", position: "absolute", inset: 0 } },
});
export const overviewArrow = style(
  inComponents({ color: vars.color.accentText, selectors: { "&:dir(rtl)": { scale: "-1 1" } } }),
);

export const footer = style(inComponents({ display: "grid", gap: space.l, marginBlockStart: "auto" }));
