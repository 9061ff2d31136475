/** Red, green and blue from 0 to 255. */
export type Channels = readonly [number, number, number];

export const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Converts gamma-encoded sRGB channels, 0 to 255, to linear sRGB channels, 0 to 1. */
export const linear = (colour: Channels): Channels =>
  each(colour, (channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });

/** Converts linear channels to the displayed sRGB colour. Clips values outside the sRGB gamut. */
export const shown = (colour: Channels): Channels =>
  each(colour, (channel) => {
    const value = Math.min(1, Math.max(0, channel));
    return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  });

/** Relative luminance as defined by WCAG 2.2. */
export const luminance = (colour: Channels) => {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const contrast = (one: Channels, other: Channels) => {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

export const each = (colour: Channels, change: (channel: number) => number): Channels => [
  change(colour[0]),
  change(colour[1]),
  change(colour[2]),
];
