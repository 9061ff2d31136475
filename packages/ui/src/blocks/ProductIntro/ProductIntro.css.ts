import { slideHeightProperty, slideWidthProperty } from "../../components/Carousel/Carousel.css.ts";
import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const root = blockStyle({
  display: "grid",
  gap: space.xl,
  "@media": { [above.medium]: { rowGap: space["2xl"] } },
});

/**
 * 159 px high at a viewport width of 390 px, and 600 px at 1440 px; in between the height grows with the width. A picture
 * of 2:1 loses at most a ninth of its height, so that the whole machine stays visible.
 */
export const carousel = blockStyle({
  vars: {
    [slideHeightProperty]: "min(600px, 159px + (100vw - 390px) * 0.42)",
    [slideWidthProperty]: "100%",
  },
});

/** Fills the height of the row, whatever the picture's aspect ratio. */
export const picture = blockStyle({ blockSize: "100%" });

export const words = blockStyle({
  display: "grid",
  gap: `${space.l} ${space["3xl"]}`,
  "@media": {
    [above.medium]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", alignItems: "start" },
  },
});

export const heading = blockStyle({ display: "grid", gap: space.s });
