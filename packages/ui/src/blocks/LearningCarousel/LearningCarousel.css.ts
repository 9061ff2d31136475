import {
  bleedProperty,
  slideHeightProperty,
  slideWidthProperty,
} from "../../components/Carousel/Carousel.css.ts";
import { above, space } from "../../styles/scale.ts";
import { contentInset } from "../content-inset.ts";
import { blockStyle } from "../layer.ts";

/** Clips the row at the edge of the screen. Only horizontally, because letters may extend above the heading's first line. */
export const root = blockStyle({ overflowX: "clip" });

/** 500 px high at every width. The edge of the next slide is visible, to show that there are more. */
export const carousel = blockStyle({
  vars: {
    [bleedProperty]: contentInset,
    [slideHeightProperty]: "31.25rem",
    [slideWidthProperty]: `calc(84% + ${space.l})`,
  },
  "@media": {
    [above.medium]: { vars: { [slideWidthProperty]: `calc(46.875rem + ${space.l})` } },
  },
});

/** Fills the height of the row, whatever the picture's aspect ratio. */
export const poster = blockStyle({ blockSize: "100%" });
