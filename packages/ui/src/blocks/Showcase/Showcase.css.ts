import { bleedProperty, slideWidthProperty } from "../../components/Carousel/Carousel.css.ts";
import * as marquee from "../../components/Marquee/Marquee.css.ts";
import { vars } from "../../styles/contract.css.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { contentInset } from "../content-inset.ts";
import { blockGlobalStyle, blockStyle } from "../layer.ts";

export const root = blockStyle({ overflow: "clip" });

/**
 * The row extends beyond the edge of the screen, to show that there is more. Pictures are 300 px high, and 3:2 where the
 * width allows it.
 */
export const step = blockStyle({
  vars: { [bleedProperty]: contentInset, [slideWidthProperty]: `min(84%, 28.125rem + ${space.l})` },
});

/** Extends over the whole width of the screen. */
export const continuous = blockStyle({
  vars: { [marquee.bleedProperty]: contentInset, [marquee.itemWidthProperty]: "min(72vw, 28.125rem)" },
});

export const picture = blockStyle({ blockSize: "18.75rem" });

export const name = blockStyle({
  paddingBlockStart: space.m,
  fontSize: fontSize.small,
  color: vars.color.textMuted,
});

/** Inside the link, because the row would clip the outline. */
export const link = blockStyle({
  display: "block",
  borderRadius: vars.radius.picture,
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
});
blockGlobalStyle(`${link}:hover ${name}`, { color: vars.color.text, textDecoration: "underline" });
