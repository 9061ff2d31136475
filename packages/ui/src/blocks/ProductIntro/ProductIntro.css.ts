import { slideHeightProperty, slideWidthProperty } from "../../components/Carousel/Carousel.css.ts";
import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const root = blockStyle({
  display: "grid",
  gap: space.xl,
  "@media": { [above.medium]: { rowGap: space["2xl"] } },
});

/**
 * 159 px high in a window 390 px wide and 600 px in one of 1440 px; in between it grows with the width, so that a picture of
 * 2 : 1 keeps its shape within a ninth and the whole machine stays in view.
 */
export const carousel = blockStyle({
  vars: {
    [slideHeightProperty]: "min(600px, 159px + (100vw - 390px) * 0.42)",
    [slideWidthProperty]: "100%",
  },
});

/** As high as the row, whatever the picture's own shape. */
export const picture = blockStyle({ blockSize: "100%" });

export const words = blockStyle({
  display: "grid",
  gap: `${space.l} ${space["3xl"]}`,
  "@media": {
    [above.medium]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", alignItems: "start" },
  },
});

export const heading = blockStyle({ display: "grid", gap: space.s });
