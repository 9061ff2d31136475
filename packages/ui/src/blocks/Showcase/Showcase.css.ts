import { slideWidthProperty } from "../../components/Carousel/Carousel.css.ts";
import { vars } from "../../styles/contract.css.ts";
import { fontSize, space, width } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle } from "../layer.ts";

/** From the page's margin to the edge of the screen. */
const toEdge = `max(${space.gutter}, (100vw - ${width.content}) / 2)`;

export const root = blockStyle({ overflow: "clip" });

/** The row runs off the screen, which shows that it goes on; pictures are 3:2 where 300 px of height allow. */
export const carousel = blockStyle({
  marginInlineEnd: `calc(-1 * ${toEdge})`,
  vars: { [slideWidthProperty]: `min(84%, 28.125rem + ${space.l})` },
});
/** The buttons stay inside the page's margin, and the position marks give way to them. */
blockGlobalStyle(`${carousel} > div:nth-of-type(2)`, { paddingInlineEnd: toEdge });
blockGlobalStyle(`${carousel} > div:nth-of-type(2) > div:first-child:not(:only-child)`, { minInlineSize: 0 });
blockGlobalStyle(`${carousel} > div:nth-of-type(2) > div:first-child:not(:only-child) > button`, {
  flex: "0 1 2.25rem",
  minInlineSize: "1.5rem",
});

export const picture = blockStyle({ blockSize: "18.75rem" });

export const name = blockStyle({
  paddingBlockStart: space.m,
  fontSize: fontSize.small,
  color: vars.color.textMuted,
});
