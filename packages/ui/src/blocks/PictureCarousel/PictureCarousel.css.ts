import { bleedProperty, slideWidthProperty } from "../../components/Carousel/Carousel.css.ts";
import { vars } from "../../styles/contract.css.ts";
import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const root = blockStyle({ overflow: "clip" });

/** On a phone the row extends to the edge of the screen. The edge of the next picture is visible, to show that there are more. */
export const carousel = blockStyle({
  vars: { [bleedProperty]: space.gutter, [slideWidthProperty]: "calc(100% - 2.5rem)" },
  "@media": { [above.medium]: { vars: { [bleedProperty]: "0px", [slideWidthProperty]: "100%" } } },
});

export const slide = blockStyle({ position: "relative" });

export const picture = blockStyle({
  "@media": { [above.medium]: { blockSize: "min(37.5rem, 46vw)" } },
});

export const caption = blockStyle({
  display: "grid",
  gap: space.xs,
  paddingBlockStart: space.l,
  "@media": {
    [above.medium]: {
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: 0,
      padding: `${space["5xl"]} ${space["2xl"]} ${space["2xl"]}`,
      borderEndStartRadius: vars.radius.picture,
      borderEndEndRadius: vars.radius.picture,
      // Solid behind the whole text, whatever its number of lines.
      backgroundImage: `linear-gradient(to top, ${vars.color.scrim} calc(100% - ${space["5xl"]}), transparent)`,
      color: vars.color.onScrim,
    },
  },
});

export const text = blockStyle({ maxInlineSize: "34em" });
