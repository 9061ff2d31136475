import { scale } from "./contract.css.ts";

/** Space between things and inside them, on a base of 4 px. Sizes in `rem` follow the reader's font size. */
export const space = { none: "0", ...scale.space } as const;

/** Fluid font sizes: minimum at a viewport width of 390 px, maximum at 1440 px. */
export const { fontSize, fontWeight, width } = scale;

/** Durations of transitions. */
export const duration = { fast: "120ms", medium: "240ms", slow: "400ms" } as const;

export const easing = "cubic-bezier(.2,0,0,1)";

/** Breakpoints: viewport widths in pixels, at the default text size of the browser. */
export const breakpoint = { small: 480, medium: 768, large: 1024, wide: 1440, huge: 1680 } as const;

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
