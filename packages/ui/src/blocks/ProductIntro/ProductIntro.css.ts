import { slideHeightProperty, slideWidthProperty } from "../../components/Carousel/Carousel.css.ts";
import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const root = blockStyle({ display: "grid", gap: space["3xl"] });

/** 600 px high, and 159 px where the window is at most 768 px wide (specification, section 9, "Series carousels"). */
export const carousel = blockStyle({
  vars: { [slideHeightProperty]: "159px", [slideWidthProperty]: "100%" },
  "@media": { [above.medium]: { vars: { [slideHeightProperty]: "600px" } } },
});

/** As high as the row, whatever the picture's own shape. */
export const picture = blockStyle({ blockSize: "100%" });

export const words = blockStyle({
  display: "grid",
  gap: `${space.l} ${space["3xl"]}`,
  "@media": {
    [above.medium]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", alignItems: "end" },
  },
});

export const heading = blockStyle({ display: "grid", gap: space.m });
