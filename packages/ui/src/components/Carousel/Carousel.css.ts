import { createVar, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { components } from "../../styles/layers.css.ts";
import { duration, easing, fontSize, reducedMotion, space } from "../../styles/scale.ts";

/** Custom property with the width of one slide, set on the carousel's root. */
export const slideWidthProperty = "--lm-slide-width";

const gap = createVar();
const grow = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(1)" } });
const beam = `linear-gradient(90deg, ${vars.color.accent}, ${vars.color.beamEnd})`;

export const root = style({
  "@layer": { [components]: { position: "relative", minInlineSize: 0, vars: { [gap]: space.l } } },
});

export const viewport = style({
  "@layer": {
    [components]: {
      overflowX: "auto",
      overflowY: "hidden",
      scrollSnapType: "inline mandatory",
      overscrollBehaviorInline: "contain",
      scrollbarWidth: "thin",
      scrollbarColor: `${vars.color.lineControl} transparent`,
      borderRadius: vars.radius.picture,
      "@supports": {
        // Native position marks stand where React's will, so nothing moves when they change over.
        "selector(::scroll-marker)": {
          scrollbarWidth: "none",
          selectors: { "&[data-marks]:not([data-live])": { scrollMarkerGroup: "after" } },
        },
      },
      selectors: {
        "&[data-live]": {
          // Not `clip`: when an element stops being a scroll container, Chromium counts a layout shift as large
          // as itself, although nothing has moved.
          overflowX: "hidden",
          cursor: "grab",
        },
        "&[data-live]:active": { cursor: "grabbing" },
        "&::scroll-marker-group": {
          position: "absolute",
          insetBlockEnd: 0,
          insetInline: 0,
          display: "flex",
          blockSize: "2.75rem",
          alignItems: "center",
        },
      },
    },
  },
});

/** The gap stands before each slide, and the row starts one gap early: Embla measures that without error. */
export const row = style({
  "@layer": {
    [components]: {
      display: "flex",
      marginInlineStart: `calc(-1 * ${gap})`,
      touchAction: "pan-y pinch-zoom",
      selectors: { ":not([data-live]) > &": { touchAction: "auto" } },
    },
  },
});

export const slide = style({
  "@layer": {
    [components]: {
      flex: `0 0 var(${slideWidthProperty}, 100%)`,
      minInlineSize: 0,
      paddingInlineStart: gap,
      scrollSnapAlign: "start",
      scrollMarginInlineStart: `calc(-1 * ${gap})`,
      "@supports": {
        "selector(::scroll-marker)": {
          selectors: {
            "&::scroll-marker": {
              content: '""',
              flex: "0 1 2rem",
              blockSize: "2px",
              marginInlineEnd: space.xs,
              backgroundColor: vars.color.lineControl,
            },
            "&::scroll-marker:target-current": { background: beam },
          },
        },
      },
    },
  },
});

export const controls = style({
  "@layer": {
    [components]: {
      display: "flex",
      alignItems: "center",
      gap: space.l,
      minBlockSize: "2.75rem",
      marginBlockStart: space.l,
      visibility: "hidden",
      selectors: { [`${root}[data-live] > &`]: { visibility: "visible" } },
    },
  },
});

export const dots = style({ "@layer": { [components]: { display: "flex" } } });

export const dot = style({
  "@layer": {
    [components]: {
      display: "grid",
      alignItems: "center",
      inlineSize: "2.25rem",
      blockSize: "2.75rem",
      paddingInlineEnd: space.xs,
      borderRadius: vars.radius.control,
    },
  },
});

export const dotLine = style({
  "@layer": {
    [components]: {
      position: "relative",
      display: "block",
      blockSize: "2px",
      backgroundColor: vars.color.lineControl,
      overflow: "hidden",
      "::after": {
        content: "",
        position: "absolute",
        inset: 0,
        background: beam,
        transform: "scaleX(0)",
        transformOrigin: "left",
        animationDuration: "inherit",
      },
      selectors: {
        "[aria-current] > &::after": {
          transform: "none",
          transition: `transform ${duration.medium} ${easing}`,
        },
        // While it plays by itself, the beam shows how long the slide will stay.
        "&[data-playing]::after": { animationName: grow, animationTimingFunction: "linear" },
      },
      "@media": { [reducedMotion]: { selectors: { "&::after": { transition: "none", animation: "none" } } } },
    },
  },
});

export const counter = style({
  "@layer": {
    [components]: { fontFamily: vars.font.mono, fontSize: fontSize.micro, color: vars.color.textMuted },
  },
});

export const buttons = style({
  "@layer": { [components]: { display: "flex", gap: space.s, marginInlineStart: "auto" } },
});

export const button = style({
  "@layer": {
    [components]: {
      display: "grid",
      placeItems: "center",
      inlineSize: "2.75rem",
      blockSize: "2.75rem",
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.control,
      color: vars.color.text,
      transition: `border-color ${duration.fast} ${easing}`,
      selectors: {
        "&:hover": { borderColor: vars.color.lineControl },
        "&[aria-disabled=true]": { color: vars.color.lineControl, cursor: "default" },
      },
    },
  },
});

/** Read out, not seen. */
export const announcement = style({
  "@layer": {
    [components]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
