import {
  bleedProperty,
  slideHeightProperty,
  slideWidthProperty,
} from "../../components/Carousel/Carousel.css.ts";
import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";
import { toEdge } from "../to-edge.ts";

/** The row ends at the screen's edge; letters may reach above the first line of the heading. */
export const root = blockStyle({ overflowX: "clip" });

/** 500 px high at every width; the next slide shows at the screen's edge that there is one. */
export const carousel = blockStyle({
  vars: {
    [bleedProperty]: toEdge,
    [slideHeightProperty]: "31.25rem",
    [slideWidthProperty]: `calc(84% + ${space.l})`,
  },
  "@media": {
    [above.medium]: { vars: { [slideWidthProperty]: `calc(46.875rem + ${space.l})` } },
  },
});

/** As high as the row, whatever the picture's own shape. */
export const poster = blockStyle({ blockSize: "100%" });
