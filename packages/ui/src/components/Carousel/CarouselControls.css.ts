import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontSize, reducedMotion, space } from "../../styles/scale.ts";
import {
  currentMark,
  forcedColors,
  forcedCurrentMark,
  forcedPositionMark,
  positionMark,
} from "./position-mark.ts";

const grow = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(1)" } });

/** At this width there is room for only a few position marks beside three buttons. */
const narrow = "(inline-size < 22rem)";

/**
 * Shows the controls before hydration. `carouselBeforeReact` sets the attribute and handles their clicks until then.
 */
const seenBeforeReact = {
  "[data-early-carousels] [data-carousel] &:is([data-position], [data-step])": { visibility: "visible" },
} as const;

/** Hidden until hydration, but the space is reserved, so that nothing shifts. */
export const controls = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    gap: space.l,
    minBlockSize: "2.75rem",
    marginBlockStart: space.l,
    containerType: "inline-size",
    visibility: "hidden",
    selectors: { "[data-live] > &": { visibility: "visible" } },
  }),
);

/** The marks shrink to leave room for the buttons, but stay wide enough to tap. */
export const dots = style(
  inComponents({
    display: "flex",
    minInlineSize: 0,
    selectors: { "&[data-many]": { "@container": { [narrow]: { display: "none" } } } },
  }),
);

export const dot = style(
  inComponents({
    display: "grid",
    alignItems: "center",
    flex: "0 1 2.25rem",
    inlineSize: "2.25rem",
    minInlineSize: "1.5rem",
    blockSize: "2.75rem",
    paddingInlineEnd: space.xs,
    borderRadius: vars.radius.control,
    selectors: { "&:focus-visible": { outlineOffset: "-2px" }, ...seenBeforeReact },
  }),
);

export const dotLine = style(
  inComponents({
    ...positionMark,
    position: "relative",
    display: "block",
    overflow: "hidden",
    "::after": {
      ...currentMark,
      content: "",
      position: "absolute",
      inset: 0,
      transform: "scaleX(0)",
      transformOrigin: "left",
      animationDuration: "inherit",
    },
    selectors: {
      "&:dir(rtl)::after": { transformOrigin: "right" },
      "[aria-current] > &::after": {
        transform: "none",
        transition: `transform ${duration.medium} ${easing}`,
      },
      // During autoplay, the animation shows how long the slide will stay.
      "&[data-playing]::after": { animationName: grow, animationTimingFunction: "linear" },
    },
    "@media": {
      [reducedMotion]: {
        selectors: {
          "&::after": { animation: "none" },
          "[aria-current] > &::after": { transition: "none" },
          "&[data-playing]::after": { animationName: "none" },
        },
      },
      [forcedColors]: { ...forcedPositionMark, selectors: { "&::after": forcedCurrentMark } },
    },
  }),
);

/** Shows the position in figures where marks would be too many, or too narrow to tap. */
export const counter = style(
  inComponents({
    fontFamily: vars.font.mono,
    fontSize: fontSize.micro,
    color: vars.color.textMuted,
    whiteSpace: "nowrap",
    selectors: {
      "[data-many] + &": { display: "none", "@container": { [narrow]: { display: "block" } } },
    },
  }),
);

export const buttons = style(
  inComponents({
    display: "flex",
    flex: "none",
    gap: space.s,
    marginInlineStart: "auto",
  }),
);

export const button = style(
  inComponents({
    display: "grid",
    placeItems: "center",
    inlineSize: "2.75rem",
    blockSize: "2.75rem",
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    transition: `border-color ${duration.fast} ${easing}`,
    "@media": {
      [reducedMotion]: { transition: "none" },
      [forcedColors]: { selectors: { "&[aria-disabled=true]": { color: "GrayText" } } },
    },
    selectors: {
      "&:hover": { borderColor: vars.color.lineControl },
      "&[aria-disabled=true]": {
        color: vars.color.lineControl,
        cursor: "default",
      },
      ...seenBeforeReact,
    },
  }),
);

/** Mirrors a chevron in right-to-left layouts. */
export const turning = style(inComponents({ selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } } }));
