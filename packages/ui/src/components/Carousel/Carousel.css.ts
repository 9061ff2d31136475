import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { space } from "../../styles/scale.ts";

/** Custom property with the width of one slide. */
export const slideWidthProperty = "--lm-slide-width";
/** Custom property with the height of the row; the owner's class sets it, for each screen as it likes. */
export const slideHeightProperty = "--lm-slide-height";
/** Custom property with the length by which the row runs past the end of the carousel's own box. */
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
    // A bar that went when the row is taken over would move what is below.
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
        // Not `clip`: when an element stops being a scroll container, Chromium counts a layout shift as large
        // as itself, although nothing has moved.
        overflowX: "hidden",
        // Hidden it still scrolls, and would snap to where Embla's transform has moved a slide.
        scrollSnapType: "none",
        cursor: "grab",
      },
      "&[data-live]:active": { cursor: "grabbing" },
    },
  }),
);

/** The gap stands before each slide, and the row starts one gap early: Embla measures that without error. */
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
