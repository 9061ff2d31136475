import { recipe } from "@vanilla-extract/recipes";
import { slideHeightProperty, slideWidthProperty } from "../../components/Carousel/Carousel.css.ts";
import { above, space } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle, inBlocks } from "../layer.ts";

export const root = blockStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": { [above.medium]: { rowGap: space.xl } },
});

/** The actions are beside the title, so that they are in the first screen together with the pictures. */
export const head = blockStyle({
  display: "grid",
  gap: space.l,
  "@media": {
    [above.large]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space["3xl"], alignItems: "end" },
  },
});

export const heading = blockStyle({ display: "grid", gap: space.s });

/** The plate is beside the pictures where both keep their size: the picture may lose a fifth of its sides, not more. */
export const stage = recipe({
  base: inBlocks({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l }),
  variants: {
    plated: {
      true: inBlocks({
        "@media": {
          [above.large]: {
            gridTemplateColumns: "minmax(0, 1fr) clamp(14rem, 20vw, 19rem)",
            alignItems: "start",
          },
        },
      }),
      false: {},
    },
  },
});

/**
 * 159 px high at a viewport width of 390 px, and 600 px at 1440 px; in between the height grows with the width, so that the
 * whole machine stays visible.
 */
const slideHeight = "min(600px, 159px + (100vw - 390px) * 0.42)";
/** Beside the thumbnails there is room for the controls: a row of their own would be a gap above the description. */
export const carousel = blockStyle({
  vars: { [slideHeightProperty]: slideHeight, [slideWidthProperty]: "100%" },
  "@media": {
    [above.medium]: {
      display: "grid",
      // The controls are a container of queries, so their column needs a width: three buttons.
      gridTemplateColumns: "minmax(0, 1fr) 10rem",
      alignItems: "center",
      columnGap: space.xl,
    },
  },
});
blockGlobalStyle(`${carousel} > :first-child`, { gridColumn: "1 / -1", minInlineSize: 0 });

/** Fills the height of the row, whatever the picture's aspect ratio. */
export const picture = blockStyle({ blockSize: "100%" });

/** As high as the pictures beside it, or higher if its figures need that. */
export const plate = blockStyle({
  "@media": { [above.large]: { minBlockSize: slideHeight } },
});
