import { bleedProperty, slideWidthProperty } from "../../components/Carousel/Carousel.css.ts";
import { vars } from "../../styles/contract.css.ts";
import { fontSize, space, width } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

/** From the page's margin to the edge of the screen. */
const toEdge = `max(${space.gutter}, (100vw - ${width.content}) / 2)`;

export const root = blockStyle({ overflow: "clip" });

/** The row runs off the screen, which shows that it goes on; pictures are 3:2 where 300 px of height allow. */
export const carousel = blockStyle({
  vars: { [bleedProperty]: toEdge, [slideWidthProperty]: `min(84%, 28.125rem + ${space.l})` },
});

export const picture = blockStyle({ blockSize: "18.75rem" });

export const name = blockStyle({
  paddingBlockStart: space.m,
  fontSize: fontSize.small,
  color: vars.color.textMuted,
});
