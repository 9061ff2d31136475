import { above, fontWeight, space, vars } from "@lightmaker/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** What sticks to the top of a page stops below the header, whose heights these are (SiteHeader.css.ts); so does what an address leads to. */
const below = (height: string) => ({
  vars: { "--lm-sticky-top": height },
  scrollPaddingBlockStart: `calc(${height} + 1rem)`,
});
globalStyle(":root", {
  ...below("4rem"),
  "@media": { [above.medium]: below("7rem"), "(width > 1120px)": below("4.5rem") },
});

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
