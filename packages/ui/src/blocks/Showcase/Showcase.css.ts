import { slideWidthProperty } from "../../components/Carousel/Carousel.css.ts";
import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, space } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle } from "../layer.ts";

/** On a phone the row runs to the screen's edge; pictures are 3:2 wherever there is room for 300 px of height. */
export const carousel = blockStyle({
  marginInlineEnd: `calc(-1 * ${space.gutter})`,
  vars: { [slideWidthProperty]: `min(84%, 28.125rem + ${space.l})` },
  "@media": { [above.medium]: { marginInlineEnd: 0 } },
});
/** The buttons stay inside the page's margin. */
blockGlobalStyle(`${carousel} > div:nth-of-type(2)`, {
  "@media": { [`not all and ${above.medium}`]: { paddingInlineEnd: space.gutter } },
});

export const picture = blockStyle({ blockSize: "18.75rem" });

export const name = blockStyle({
  paddingBlockStart: space.m,
  fontSize: fontSize.small,
  color: vars.color.textMuted,
});
