import { above, fontWeight, space, vars } from "@lightmaker/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** What sticks to the top of a page stops below the header, whose heights these are (SiteHeader.css.ts); so does what an address leads to. */
const below = (height: string) => ({
  vars: { "--lm-sticky-top": height },
  scrollPaddingBlockStart: `calc(${height} + 1rem)`,
});
globalStyle(":root", {
  ...below("4rem"),
  "@media": { [above.medium]: below("7rem"), "(width > 1240px)": below("4.5rem") },
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
      positionTryFallbacks: "flip-inline, flip-block",
    },
  },
});

/** Seen only when the script in the head says so. */
export const offer = style({
  display: "none",
  alignItems: "center",
  justifyContent: "center",
  flexWrap: "wrap",
  columnGap: space.l,
  paddingInline: space.gutter,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: "0.875rem",
  selectors: { ":root[data-offer] &": { display: "flex" } },
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
