import { above, fontWeight, reducedMotion, space, vars } from "@lightmaker/ui/tokens";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

/** What sticks to the top of a page stops below the header, whose heights these are (SiteHeader.css.ts); so does what an address leads to. */
const below = (height: string) => ({
  vars: { "--lm-sticky-top": height },
  scrollPaddingBlockStart: `calc(${height} + 1rem)`,
  // What the keyboard reaches stops above the button of the chat (chat.css.ts), which would lie over it.
  scrollPaddingBlockEnd: "5.5rem",
});

/** The page's last line can be scrolled from under the button of the chat. */
globalStyle("main + footer", { paddingBlockEnd: "5.5rem" });
globalStyle(":root", {
  ...below("4rem"),
  "@media": { [above.medium]: below("7rem"), "(width > 77.5em)": below("4.5rem") },
});

/** The page glides to a place that a visitor asked for on it, and nowhere else: `useClientNavigation`. */
globalStyle(":root[data-gliding]", {
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});
/** Nothing is above what sticks while the header is away. What an address leads to may bring the header back. */
globalStyle(":root:has(header[data-away])", { vars: { "--lm-sticky-top": "0px" } });

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

/** The button that opens the choice of appearance; as large as the fields beside it. */
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

/** In the menu of small windows, where it ends a row, it takes what is left of it. */
export const sample = style({ flexGrow: 1 });

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
      // In the menu of small windows, its button stands in the last row.
      selectors: { "[popover] &": { positionArea: "block-start span-inline-end" } },
    },
  },
});

/** Seen only when the script in the head says so, and not where the menu begins at the top of the window. */
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

/** Does not flash on quick ways: nothing is seen of it before its delay is over. */
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

/** Takes the focus when a page is opened, to say where the keyboard is; nothing in it is done by a key. */
globalStyle("#content:focus-visible", { outline: "none" });
