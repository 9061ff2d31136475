import { vars } from "./contract.css.ts";

/** Maximum relative luminance (WCAG 2.2) of the accent as text on a light background. */
export const maxLuminance = 0.122;

/** Minimum OKLCH lightness and maximum chroma of the accent as text on a dark background. */
export const minLightness = 0.757;
export const maxChroma = 0.155;

const dim = `min(1, ${maxLuminance} / y)`;

/**
 * The accent as a text colour, derived wherever a theme begins. Links are therefore legible on every background after the
 * accent is set once. On a light background the formula scales the luminance down: this keeps the hue and limits the
 * luminance exactly. On a dark background it raises the lightness in OKLCH, which keeps more of the colour.
 * `accent-text.test.ts` tests both for 4.5:1, with accents from the whole of sRGB.
 */
export const accentText = {
  light: `color(from ${vars.color.accent} xyz-d65 calc(x * ${dim}) calc(y * ${dim}) calc(z * ${dim}))`,
  dark: `oklch(from ${vars.color.accent} max(l, ${minLightness}) min(c, ${maxChroma}) h)`,
} as const;
