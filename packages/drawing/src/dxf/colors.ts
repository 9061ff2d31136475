/** The first nine AutoCAD colours. */
const first = [
  "#000000",
  "#ff0000",
  "#ffff00",
  "#00ff00",
  "#00ffff",
  "#0000ff",
  "#ff00ff",
  "#000000",
  "#808080",
  "#c0c0c0",
];
/** Greys at the end of the palette. */
const greys = ["#333333", "#505050", "#696969", "#828282", "#bebebe", "#ffffff"];
const brightness = [1, 0.65, 0.5, 0.3, 0.15];

const hex = (value: number): string =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, "0");

/**
 * Returns an AutoCAD colour index as `#rrggbb`. Indices 10 to 249 are 24 hues, each five times darker, each full and
 * half as strong. Index 7, black or white by the background, is black as on paper.
 */
export function colorOfIndex(index: number): string {
  const known = first[index] ?? greys[index - 250];
  if (known !== undefined) return known;
  if (!(index >= 10 && index < 250)) return "#000000";
  const hue = Math.floor((index - 10) / 10) / 4;
  const value = brightness[Math.floor((index % 10) / 2)] ?? 1;
  const least = index % 2 === 0 ? 0 : value / 2;
  const channel = (offset: number) => {
    const distance = Math.abs(((hue + offset) % 6) - 3);
    return least + (value - least) * Math.min(1, Math.max(0, distance - 1));
  };
  return `#${hex(channel(0))}${hex(channel(4))}${hex(channel(2))}`;
}

/** Returns a true colour, a number of 24 bits, as `#rrggbb`. */
export const colorOfNumber = (value: number): string =>
  `#${(value & 0xffffff).toString(16).padStart(6, "0")}`;
