import { createVar, style } from "@vanilla-extract/css";
import { inComponents } from "../../styles/in-components.ts";
import { space } from "../../styles/scale.ts";

/** Custom property for the width of one item. */
export const itemWidthProperty = "--lm-marquee-item-width";
/** Custom property for the length by which the row extends past both sides of the marquee's own box. */
export const bleedProperty = "--lm-marquee-bleed";

const gap = createVar();

export const root = style(inComponents({ position: "relative", minInlineSize: 0, vars: { [gap]: space.l } }));

export const viewport = style(
  inComponents({
    marginInline: `calc(-1 * var(${bleedProperty}, 0px))`,
    overflowX: "auto",
    overflowY: "hidden",
    scrollSnapType: "inline proximity",
    overscrollBehaviorInline: "contain",
    // A scrollbar that disappears when Embla takes over would shift the content below.
    scrollbarWidth: "none",
    selectors: {
      // `hidden` instead of `clip`, and no scroll snapping, for the same reasons as in the carousel.
      "&[data-live]": { overflowX: "hidden", scrollSnapType: "none", cursor: "grab" },
      "&[data-live]:active": { cursor: "grabbing" },
    },
  }),
);

/** Each side of an item has half the gap, so that the row wraps without a seam. */
export const row = style(
  inComponents({
    display: "flex",
    touchAction: "pan-y pinch-zoom",
    selectors: { ":not([data-live]) > &": { touchAction: "auto" } },
  }),
);

export const item = style(
  inComponents({
    flex: `0 0 calc(var(${itemWidthProperty}, 20rem) + ${gap})`,
    minInlineSize: 0,
    paddingInline: `calc(${gap} / 2)`,
    scrollSnapAlign: "start",
  }),
);

/** Reserves the space, but stays hidden until the button works. */
export const controls = style(
  inComponents({
    display: "flex",
    justifyContent: "end",
    minBlockSize: "2.75rem",
    marginBlockStart: space.l,
    visibility: "hidden",
    selectors: { "[data-live] > &": { visibility: "visible" } },
  }),
);
