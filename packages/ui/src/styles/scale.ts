/** Scales that are the same in every theme. Sizes in `rem` follow the reader's font size; the 4 px base is 0.25 rem. */
export const space = {
  none: "0",
  xs: "0.25rem",
  s: "0.5rem",
  m: "0.75rem",
  l: "1rem",
  xl: "1.5rem",
  "2xl": "2rem",
  "3xl": "3rem",
  "4xl": "4rem",
  "5xl": "6rem",
  "6xl": "8rem",
  /** Padding above and below a section: 6 rem on a desktop. */
  section: "clamp(3.5rem, 2.4rem + 4vw, 6rem)",
  /** The same for a section that belongs to the one before it, such as a table or questions: 4 rem. */
  sectionCompact: "clamp(2.5rem, 1.8rem + 2.4vw, 4rem)",
  /** The same for a section that is a scene of its own: 8 rem. */
  sectionLoose: "clamp(4.5rem, 3rem + 5.6vw, 8rem)",
  /** Space between the edge of the page and its content. */
  gutter: "clamp(1.25rem, 0.5rem + 3vw, 3rem)",
} as const;

/** Fluid font sizes: minimum at a viewport width of 390 px, maximum at 1440 px. */
export const fontSize = {
  display: "clamp(2.5rem, 1.757rem + 3.048vw, 4.5rem)",
  h1: "clamp(2.125rem, 1.614rem + 2.095vw, 3.5rem)",
  h2: "clamp(1.75rem, 1.379rem + 1.524vw, 2.75rem)",
  h3: "clamp(1.3125rem, 1.15rem + 0.667vw, 1.75rem)",
  h4: "clamp(1.0625rem, 1.016rem + 0.19vw, 1.1875rem)",
  figure: "clamp(1.75rem, 1.379rem + 1.524vw, 2.75rem)",
  body: "clamp(1rem, 0.977rem + 0.095vw, 1.0625rem)",
  small: "clamp(0.875rem, 0.852rem + 0.095vw, 0.9375rem)",
  micro: "0.8125rem",
} as const;

export const fontWeight = { regular: "400", medium: "500", semibold: "600" } as const;

export const width = {
  /** Maximum width of content: 80rem, and 90rem on very wide screens. */
  content: "var(--lm-content-width, 80rem)",
  /** Maximum comfortable length of a line of text. */
  text: "38em",
} as const;

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
