import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { space } from "../../styles/scale.ts";

/** Custom property for the width of one slide. */
export const slideWidthProperty = "--lm-slide-width";
/**
 * Custom property for the height of the row. Set it in your own class, with a different value per breakpoint if needed.
 */
export const slideHeightProperty = "--lm-slide-height";
/** Custom property for the length by which the row extends past the end of the carousel's own box. */
export const bleedProperty = "--lm-carousel-bleed";

const gap = createVar();

export const root = style(inComponents({ position: "relative", minInlineSize: 0, vars: { [gap]: space.l } }));

export const viewport = style(
  inComponents({
    blockSize: `var(${slideHeightProperty}, auto)`,
    marginInlineEnd: `calc(-1 * var(${bleedProperty}, 0px))`,
    overflowX: "auto",
    overflowY: "hidden",
    scrollSnapType: "inline mandatory",
    overscrollBehaviorInline: "contain",
    // A scrollbar that disappears when Embla takes over would shift the content below.
    scrollbarWidth: "none",
    "@media": {
      "(scripting: none)": {
        scrollbarWidth: "thin",
        scrollbarColor: `${vars.color.lineControl} transparent`,
      },
    },
    borderRadius: vars.radius.picture,
    selectors: {
      "&[data-live]": {
        // Do not use `clip`: when an element stops being a scroll container, Chromium reports a layout shift as large
        // as the element, although nothing has moved.
        overflowX: "hidden",
        // An element with `overflow: hidden` still scrolls. It would snap to the position to which Embla's transform
        // has moved a slide.
        scrollSnapType: "none",
        cursor: "grab",
      },
      "&[data-live]:active": { cursor: "grabbing" },
    },
  }),
);

/**
 * The gap is a padding at the start of each slide, and the row starts one gap early. Embla measures this layout
 * correctly.
 */
export const row = style(
  inComponents({
    display: "flex",
    blockSize: "100%",
    marginInlineStart: `calc(-1 * ${gap})`,
    touchAction: "pan-y pinch-zoom",
    selectors: { ":not([data-live]) > &": { touchAction: "auto" } },
  }),
);

export const slide = style(
  inComponents({
    flex: `0 0 var(${slideWidthProperty}, 100%)`,
    minInlineSize: 0,
    paddingInlineStart: gap,
    scrollSnapAlign: "start",
    scrollMarginInlineStart: `calc(-1 * ${gap})`,
  }),
);
