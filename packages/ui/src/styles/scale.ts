import { scale } from "./contract.css.ts";

/** Space between things and inside them, on a base of 4 px. Sizes in `rem` follow the reader's font size. */
export const space = { none: "0", ...scale.space } as const;

/** Fluid font sizes: minimum at a viewport width of 390 px, maximum at 1440 px. */
export const { fontSize, fontWeight, width } = scale;

/** Durations of transitions. */
export const duration = {
  /** Colour and outline under the pointer. */
  fast: "120ms",
  /** Something opens or closes in its place. */
  medium: "240ms",
  /** Something comes in from outside. */
  slow: "400ms",
} as const;

/** Easing of every transition: a fast start and a slow end. */
export const easing = "cubic-bezier(.2,0,0,1)";

/** Breakpoints: viewport widths in pixels, at the default text size of the browser. */
export const breakpoint = {
  /** Large phones. */
  small: 480,
  /** Tablets. */
  medium: 768,
  /** Tablets on their side, small laptops. */
  large: 1024,
  /** Desktops. */
  wide: 1440,
  /** Very wide screens. */
  huge: 1680,
} as const;

/**
 * Media queries made from {@link breakpoint}. Each one starts just above the width of the same name. They use `em`, which
 * is 16 px unless readers have set larger text in their browser. With larger text the layout switches to that of a smaller
 * window (WCAG 1.4.4).
 */
export const above = {
  small: "(width > 30em)",
  medium: "(width > 48em)",
  large: "(width > 64em)",
  wide: "(width > 90em)",
  huge: "(width > 105em)",
} as const satisfies Record<keyof typeof breakpoint, string>;

export const reducedMotion = "(prefers-reduced-motion: reduce)";
