import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { components } from "../../styles/layers.css.ts";
import { duration, easing, fontSize, reducedMotion, space } from "../../styles/scale.ts";
import { products } from "./NavigationProducts.css.ts";

/** All entries use the same anchor name. `anchor-scope` limits it to the entry, so each popover finds its own entry. */
const anchor = "--lm-menu-entry";
const withAnchors = "(anchor-scope: all)";

export const root = style(inComponents({ fontSize: fontSize.small }));

export const list = style(inComponents({ display: "flex", alignItems: "stretch" }));

export const item = style(
  inComponents({
    position: "relative",
    display: "flex",
    alignItems: "center",
    "@supports": { [withAnchors]: { anchorName: anchor, anchorScope: anchor } },
    "::after": {
      content: "",
      position: "absolute",
      insetInline: space.s,
      insetBlockEnd: 0,
      blockSize: "2px",
      background: `linear-gradient(90deg, ${vars.color.accent}, ${vars.color.beamEnd})`,
      transform: "scaleX(0)",
      transformOrigin: "left",
      transition: `transform ${duration.medium} ${easing}`,
    },
    "@media": { [reducedMotion]: { "::after": { transition: "none" } } },
    selectors: {
      "&[data-inside]::after, &:has(> [aria-current])::after, &:has(> :popover-open)::after": {
        transform: "scaleX(1)",
      },
    },
  }),
);

export const entry = style(
  inComponents({
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    minBlockSize: "2.75rem",
    paddingInline: space.s,
    whiteSpace: "nowrap",
    borderRadius: vars.radius.control,
    transition: `color ${duration.fast} ${easing}`,
    selectors: { "&:hover": { color: vars.color.accentText } },
  }),
);

export const entryWithButton = style(inComponents({ paddingInlineEnd: space.xs }));

export const opener = style(
  inComponents({
    display: "grid",
    placeItems: "center",
    inlineSize: "1.5rem",
    minBlockSize: "2.75rem",
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    selectors: { "&:hover": { color: vars.color.accentText } },
    "@media": { "(pointer: coarse)": { inlineSize: "2.75rem" } },
  }),
);

export const chevron = style(
  inComponents({
    transition: `rotate ${duration.medium} ${easing}`,
    "@media": { [reducedMotion]: { transition: "none" } },
    selectors: { "li:has(> :popover-open) &": { rotate: "-180deg" } },
  }),
);

export const popover = style(
  inComponents({
    position: "fixed",
    inset: "auto",
    margin: 0,
    marginBlockStart: space.xs,
    minInlineSize: "13rem",
    maxBlockSize: "80dvb",
    padding: space.s,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.float,
    "@supports": {
      [withAnchors]: {
        positionAnchor: anchor,
        // Do not add `position-try-fallbacks`: with it, WebKit 2.50 never finishes the layout of a page that shows
        // video controls.
        // A popover that would cross the edge of the viewport is shifted, as specified:
        // https://www.w3.org/TR/css-anchor-position-1/#position-area
        positionArea: "block-end span-inline-end",
      },
    },
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        opacity: 0,
        translate: "0 -0.5rem",
        transition: [
          `opacity ${duration.fast} ${easing}`,
          `translate ${duration.fast} ${easing}`,
          `display ${duration.fast} allow-discrete`,
          `overlay ${duration.fast} allow-discrete`,
        ].join(","),
        selectors: {
          "&:popover-open": {
            opacity: 1,
            translate: "none",
            "@starting-style": { opacity: 0, translate: "0 -0.5rem" },
          },
        },
      },
      "(hover: hover)": {
        // Hover before hydration: the popover is then not in the top layer, so it needs its own `z-index`.
        selectors: {
          "nav:not([data-live]) [data-hover]:hover > &": {
            display: "block",
            zIndex: 1,
            opacity: 1,
            translate: "none",
          },
        },
      },
    },
  }),
);

export const link = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    minBlockSize: "2.75rem",
    paddingInline: space.m,
    borderRadius: vars.radius.control,
    transition: `background-color ${duration.fast} ${easing}`,
    selectors: {
      "&:hover": { backgroundColor: vars.color.canvas },
      "&[aria-current]": { color: vars.color.accentText },
    },
  }),
);

type Rule = Parameters<typeof inComponents>[0];
const part = (selector: string, rule: Rule) => globalStyle(selector, { "@layer": { [components]: rule } });

/** With products, the submenu is a panel, and its links are a row above them. */
part(`${popover}:has(> ${products})`, { inlineSize: "min(46rem, 100vw - 2rem)", overflowY: "auto" });
part(`${popover}:has(> ${products}) > :first-child`, { display: "flex", flexWrap: "wrap" });
