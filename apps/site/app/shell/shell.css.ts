import { above, fontWeight, reducedMotion, space, vars } from "@lightmaker/ui/tokens";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

/** Keeps sticky elements and scroll targets below the header. The heights are those of SiteHeader.css.ts. */
const below = (height: string) => ({
  vars: { "--lm-header-bottom": height, "--lm-sticky-top": "var(--lm-header-bottom)" },
  scrollPaddingBlockStart: `calc(${height} + 1rem)`,
  // Keeps focused elements above the chat button (chat.css.ts), which would cover them.
  scrollPaddingBlockEnd: "5.5rem",
});

/** Space to scroll the last line of the page out from under the chat button. */
globalStyle("main + footer", { paddingBlockEnd: "5.5rem" });
globalStyle(":root", {
  ...below("4rem"),
  "@media": { [above.medium]: below("7rem"), "(width > 77.5em)": below("4.5rem") },
});

/** Smooth scrolling only for a link to a place on the same page: `useClientNavigation`. */
globalStyle(":root[data-gliding]", {
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});
/** While the header is hidden, sticky elements stop at the top edge. A scroll target may bring the header back. */
globalStyle(":root:has(header[data-away])", { vars: { "--lm-header-bottom": "0px" } });

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.s,
  fontSize: "1.125rem",
  fontWeight: fontWeight.semibold,
  letterSpacing: "-0.01em",
});

export const mark = style({ inlineSize: "1.5rem", blockSize: "1.5rem" });

export const beam = style({ stroke: vars.color.accent });

export const spot = style({ fill: vars.color.beamEnd });

/** Button that opens the theme menu, as high as the controls beside it. */
export const themeButton = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: vars.radius.control,
  color: "inherit",
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.color.accentText } },
});

/** In the menu of small windows it fills the rest of its row. */
export const sample = style({ flexGrow: 1 });

/**
 * The header's action while the header is hidden, or has no room for it: beside the chat's button, where nothing gets the
 * focus. A series page has its bar.
 */
export const ask = style({
  position: "fixed",
  insetBlockEnd: `calc(${space.l} + 0.25rem + env(safe-area-inset-bottom))`,
  insetInlineEnd: `calc(${space.l} + 3.25rem + ${space.s})`,
  zIndex: 9,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.float,
  selectors: {
    "header:not([data-away]) ~ &": { display: "none" },
    "main:has([data-models]) ~ &": { display: "none" },
  },
  "@media": {
    "not (width > 24em)": {
      selectors: {
        "header:not([data-away]) ~ main:not(:has([data-models])) ~ &": { display: "inline-flex" },
      },
    },
    print: { display: "none" },
  },
});

const anchored = "(anchor-scope: all)";
const anchor = "--theme-menu";

export const themeMenu = style({
  "@supports": { [anchored]: { anchorName: anchor, anchorScope: anchor } },
});

export const themePanel = style({
  position: "fixed",
  inset: "4.5rem 1rem auto auto",
  margin: 0,
  padding: space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  "@supports": {
    [anchored]: {
      inset: "auto",
      positionAnchor: anchor,
      positionArea: "block-end span-inline-start",
      // In the menu of small windows the button is in the last row, so the panel opens upwards.
      selectors: { "[popover] &": { positionArea: "block-start span-inline-end" } },
    },
  },
});

/**
 * Visible only when the inline script in the head says so. Hidden while the menu of a small window is open, which
 * starts at the top.
 */
export const offer = style({
  display: "none",
  alignItems: "start",
  justifyContent: "center",
  paddingInline: space.gutter,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: "0.875rem",
  selectors: { ":root[data-offer] &": { display: "flex" } },
  "@media": {
    [`not ${above.medium}`]: {
      selectors: { ":root[data-offer]:has(header :popover-open) &": { display: "none" } },
    },
  },
});

export const offerWords = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.m,
  minBlockSize: "2.75rem",
});

export const offerLink = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.75rem",
  color: vars.color.accentText,
  fontWeight: fontWeight.medium,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});

const advance = keyframes({ from: { scale: "0 1" }, to: { scale: "0.9 1" } });
const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

/** Does not flash on fast navigation: it is invisible until the delay is over. */
export const progress = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 20,
  blockSize: "2px",
  transformOrigin: "left",
  background: `linear-gradient(90deg, ${vars.color.accent}, ${vars.color.beamEnd})`,
  visibility: "hidden",
  animation: `${appear} 1ms 200ms both, ${advance} 8s 200ms cubic-bezier(0,.7,.3,1) both`,
  "@media": { [reducedMotion]: { animation: `${appear} 1ms 200ms both`, scale: "0.5 1" } },
});

export const notice = style({
  position: "fixed",
  insetBlockEnd: space.l,
  insetInline: space.gutter,
  zIndex: 20,
  display: "none",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.m,
  maxInlineSize: "40rem",
  marginInline: "auto",
  padding: space.l,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  selectors: { ":root[data-incomplete] &": { display: "flex" } },
});

/** Takes the focus when a page opens, but no key does anything in it, so it needs no outline. */
globalStyle("#content:focus-visible", { outline: "none" });
