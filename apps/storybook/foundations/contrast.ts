/** Returns the WCAG 2.2 contrast of two opaque CSS colours, in any notation that `getComputedStyle` returns. */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = painted(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns a displayed colour as `#rrggbb`. */
export const hex = (colour: string): string =>
  `#${painted(colour)
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;

/** Returns a displayed colour as `#rrggbb`, and with its share of opacity where it lets the ground through. */
export function shown(colour: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 255] = pixel(colour);
  return alpha === 255 ? hex(colour) : `rgb(${red} ${green} ${blue} / ${Math.round((alpha / 255) * 100)} %)`;
}

function pixel(colour: string): Uint8ClampedArray {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) throw new Error("This browser gives no 2D context, so no colour can be measured.");
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
}

/** Returns the displayed red, green and blue. Derived colours may be computed in other colour spaces than sRGB. */
export function painted(colour: string): readonly number[] {
  const [red = 0, green = 0, blue = 0, alpha] = pixel(colour);
  if (alpha !== 255) throw new Error(`Not an opaque colour: "${colour}". Is the token set in this theme?`);
  return [red, green, blue];
}
