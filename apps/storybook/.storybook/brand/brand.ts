/** The brand of a dealer, as the brand laboratory sets it. This module runs in Storybook's manager too: it imports nothing. */
export interface Brand {
  /** `#rrggbb`. */
  accent: string;
  /** A name of {@link fonts}, or the name of any font that the reader's system has. */
  heading: string;
  body: string;
  mono: string;
  radius: keyof typeof radii;
  density: keyof typeof densities;
}

/** Event by which the toolbar shows a brand before it becomes a setting of Storybook. Its value is the encoded brand. */
export const brandEvent = "lightmaker/brand";

/** Fonts to choose from, each with the stack that a theme sets. */
export const fonts = {
  Geist: '"Geist Variable", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif',
  System: 'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  Serif: 'Georgia, "Songti SC", "Noto Serif CJK SC", serif',
  Humanist: 'Optima, Candara, "Noto Sans", "PingFang SC", "Noto Sans CJK SC", sans-serif',
  Rounded: 'ui-rounded, "Arial Rounded MT Bold", Nunito, "PingFang SC", "Noto Sans CJK SC", sans-serif',
  Slab: 'Rockwell, "Roboto Slab", "DejaVu Serif", "Songti SC", "Noto Serif CJK SC", serif',
  "Geist Mono": '"Geist Mono Variable", ui-monospace, Menlo, Consolas, monospace',
  Courier: '"Courier New", Courier, monospace',
} as const satisfies Record<string, string>;

/** Radii of controls, fields, pictures and cards, in pixels. */
export const radii = {
  none: [0, 0, 0, 0],
  small: [3, 5, 7, 10],
  normal: [6, 10, 14, 20],
  large: [12, 14, 20, 28],
  round: [999, 18, 24, 32],
} as const;

/** Factor of all space. */
export const densities = { compact: 0.8, normal: 1, airy: 1.2 } as const;

/** The brand of the maker. */
export const maker: Brand = {
  accent: "#ff4f1f",
  heading: "Geist",
  body: "Geist",
  mono: "Geist Mono",
  radius: "normal",
  density: "normal",
};

const hex = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));

/** Writes a brand in letters, digits and `_`, which is what Storybook keeps in the address. */
export const encodeBrand = ({ accent, heading, body, mono, radius, density }: Brand): string =>
  [accent.slice(1), hex(heading), hex(body), hex(mono), radius, density].join("_");

/** Reads a brand from the address; `undefined` if there is none. What cannot be read is the maker's. */
export function decodeBrand(text: unknown): Brand | undefined {
  if (typeof text !== "string" || text === "") return;
  const [accent = "", heading, body, mono, radius = "", density = ""] = text.split("_");
  return {
    accent: /^[\da-f]{6}$/i.test(accent) ? `#${accent}` : maker.accent,
    heading: heading ? unhex(heading) : maker.heading,
    body: body ? unhex(body) : maker.body,
    mono: mono ? unhex(mono) : maker.mono,
    radius: radius in radii ? (radius as Brand["radius"]) : maker.radius,
    density: density in densities ? (density as Brand["density"]) : maker.density,
  };
}

type Rgb = readonly [number, number, number];
const rgbOf = (colour: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb;
const hexOf = (rgb: Rgb) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
const mix = (one: Rgb, other: Rgb, share: number): Rgb =>
  one.map((channel, index) => channel + ((other[index] ?? 0) - channel) * share) as unknown as Rgb;

const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export function ratio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(rgbOf(one)), luminance(rgbOf(other))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * Lightness contrast of a text on its ground by APCA 0.0.98G-4g, from -108 (light on dark) to 106. Information only: WCAG
 * 2.2 does not know it. As a rule 75 is wanted for running text, 60 for other text, 45 for large type and controls.
 *
 * @see https://github.com/Myndex/apca-w3
 */
export function apca(text: string, ground: string): number {
  const y = (colour: string) => {
    const [red, green, blue] = rgbOf(colour).map((channel) => (channel / 255) ** 2.4) as unknown as Rgb;
    const sum = 0.2126729 * red + 0.7151522 * green + 0.072175 * blue;
    // biome-ignore lint/suspicious/noApproximativeNumericConstant: the exponent of APCA, which is not the root of two
    return sum < 0.022 ? sum + (0.022 - sum) ** 1.414 : sum;
  };
  const [ink, paper] = [y(text), y(ground)];
  if (Math.abs(ink - paper) < 0.0005) return 0;
  const contrast = paper > ink ? (paper ** 0.56 - ink ** 0.57) * 1.14 : (paper ** 0.65 - ink ** 0.62) * 1.14;
  if (Math.abs(contrast) < 0.1) return 0;
  return (contrast - Math.sign(contrast) * 0.027) * 100;
}

/** The maker's own colours beside its accent, which its themes set. */
export const makers = { onAccent: "#140500", hover: "#ff6a3d", beamEnd: "#ffb23e" } as const;

/** The colours that follow from an accent: text on it, the accent under the pointer, the end of the beam. */
export function coloursOf(accent: string): { onAccent: string; hover: string; beamEnd: string } {
  if (accent === maker.accent) return makers;
  const rgb = rgbOf(accent);
  // Nearly black in the hue of the accent; black where that is not enough.
  const tinted = hexOf(mix(rgb, [0, 0, 0], 0.92));
  const dark = ratio(tinted, accent) >= 4.5 ? tinted : "#000000";
  const onAccent = ratio("#ffffff", accent) >= ratio(dark, accent) ? "#ffffff" : dark;
  // Away from its text, so that the contrast can only grow.
  const hover = hexOf(mix(rgb, onAccent === "#ffffff" ? [0, 0, 0] : [255, 255, 255], 0.15));
  const beamEnd = hexOf(mix(rgb, [255, 236, 120], 0.55));
  return { onAccent, hover, beamEnd };
}

const withSerifs =
  /^(?!.*sans).*(serif|georgia|times|garamond|palatino|baskerville|didot|bodoni|cambria|song)/i;

/** The fonts of a name: those of a font of any other name end with the system's of its kind. */
const stack = (name: string, last: string) =>
  name in fonts
    ? fonts[name as keyof typeof fonts]
    : `"${name.replaceAll('"', "")}", ${withSerifs.test(name) ? fonts.Serif : last}`;

/** Returns the theme of a brand, to copy into a file. */
export function themeCss({ accent, heading, body, mono, radius, density }: Brand): string {
  const { onAccent, hover, beamEnd } = coloursOf(accent);
  const [control, field, picture, card] = radii[radius];
  const lines: readonly (readonly [string, string | number])[] = [
    ["color-accent", accent],
    ["color-accent-hover", hover],
    ["color-on-accent", onAccent],
    ["color-beam-end", beamEnd],
    ["font-heading", stack(heading, fonts.System)],
    ["font-body", stack(body, fonts.System)],
    ["font-mono", stack(mono, "ui-monospace, Menlo, Consolas, monospace")],
    ["radius-control", `${control}px`],
    ["radius-field", `${field}px`],
    ["radius-picture", `${picture}px`],
    ["radius-card", `${card}px`],
    ["density", densities[density]],
  ];
  return `/* Load it after @lightmaker/ui/styles.css. It holds in light and dark themes. */\n:root {\n${lines
    .map(([name, value]) => `  --lm-${name}: ${value};`)
    .join("\n")}\n}\n`;
}

/** Returns the address of Storybook's manager with this brand in it. */
export function linkOf(address: string, brand: Brand | undefined): string {
  const url = new URL(address);
  const globals = (url.searchParams.get("globals") ?? "")
    .split(";")
    .filter((entry) => entry !== "" && !entry.startsWith("brand:"));
  if (brand) globals.push(`brand:${encodeBrand(brand)}`);
  url.searchParams.delete("globals");
  const rest = url.searchParams.toString().replaceAll("%2F", "/");
  return `${url.origin}${url.pathname}?${[rest, globals.length > 0 ? `globals=${globals.join(";")}` : ""].filter(Boolean).join("&")}`;
}
