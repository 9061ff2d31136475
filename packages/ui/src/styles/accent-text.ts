import { vars } from "./contract.css.ts";

/** Relative luminance (WCAG 2.2) that the accent may have as text on light ground. */
export const mostLuminance = 0.122;

/** Least OKLCH lightness and most chroma of the accent as text on dark ground. */
export const leastLightness = 0.757;
export const mostChroma = 0.155;

const dim = `min(1, ${mostLuminance} / y)`;

/**
 * The accent as text, derived where a theme begins, so that whoever sets the accent once has legible links on
 * every ground. On light ground its light is scaled down, which keeps the hue and bounds the luminance exactly;
 * on dark ground it is raised in OKLCH, where lightening keeps more colour. `accent-text.test.ts` holds both to
 * 4.5:1 for every accent there is.
 */
export const accentText = {
  light: `color(from ${vars.color.accent} xyz-d65 calc(x * ${dim}) calc(y * ${dim}) calc(z * ${dim}))`,
  dark: `oklch(from ${vars.color.accent} max(l, ${leastLightness}) min(c, ${mostChroma}) h)`,
} as const;
