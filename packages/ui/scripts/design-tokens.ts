import { readFileSync } from "node:fs";
import { accentText } from "../src/styles/accent-text.ts";
import { scale, vars } from "../src/styles/contract.css.ts";
import { breakpoint, duration, easing } from "../src/styles/scale.ts";
import { brand, dark, dealer, dealerBrand, light, scales } from "../src/styles/theme-values.ts";
import { accentAsText } from "../tests/accent-as-text.ts";
import { type Channels, channels } from "../tests/colours.ts";

/** A token in the format of the W3C Design Tokens Community Group, 2025.10. */
export interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: Readonly<Record<string, unknown>>;
}
export interface Group {
  [name: string]: Token | Group;
}

/** The themes that have a file of their own: `tokens.json`, `tokens.dark.json`, `tokens.dealer.json`. */
export const themes = {
  light: { brand, ground: light, scheme: "light" },
  dark: { brand, ground: dark, scheme: "dark" },
  dealer: { brand: dealerBrand, ground: dealer, scheme: "light" },
} as const;

/** Comments of the contract by custom property. They are the descriptions of the tokens. */
const descriptions: ReadonlyMap<string, string> = new Map(
  [
    ...readFileSync(new URL("../src/styles/contract.css.ts", import.meta.url), "utf8").matchAll(
      /\/\*\* ([^*]*) \*\/\s*"?\w+"?: "([a-z\d-]+)"/g,
    ),
  ].map(([, text = "", name]) => [`--lm-${name}`, text.replaceAll("`", "")]),
);

/** Use of the constants that have no variable, because media queries and scripts need their values. */
const uses = {
  duration: {
    fast: "Colour and outline under the pointer.",
    medium: "Something opens or closes in its place.",
    slow: "Something comes in from outside.",
  },
  breakpoint: {
    small: "Large phones.",
    medium: "Tablets.",
    large: "Tablets on their side, small laptops.",
    wide: "Desktops.",
    huge: "Very wide screens.",
  },
} as const satisfies {
  duration: Record<keyof typeof duration, string>;
  breakpoint: Record<keyof typeof breakpoint, string>;
};

/** Key of our data in `$extensions`: the format asks for a reversed domain name. */
const own = "com.example.lightmaker";

const round = (value: number) => Number(value.toFixed(4));

const colorOf = (rgb: Channels, alpha = 1) => ({
  colorSpace: "srgb",
  components: rgb.map((channel) => round(channel / 255)),
  alpha,
  hex: `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`,
});

/**
 * Reads `#rrggbb` and `rgb(r g b / a)`, the two notations of the themes.
 * @throws Error that quotes any other notation
 */
function color(css: string) {
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css) ?? [];
  if (alpha !== undefined) return colorOf([Number(red), Number(green), Number(blue)], Number(alpha));
  if (/^#[\da-f]{6}$/.test(css)) return colorOf(channels(css));
  throw new Error(`"${css}" is neither #rrggbb nor rgb(r g b / a), so tokens.json cannot contain it.`);
}

/**
 * Reads a length in px or rem, the two units of the format.
 * @throws Error that quotes any other length
 */
function dimension(css: string) {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (value === undefined || (unit === undefined && Number(value) !== 0))
    throw new Error(`"${css}" is no length in px or rem, so tokens.json cannot contain it.`);
  return { value: Number(value), unit: unit ?? "px" };
}

/** Lengths that the format cannot say are their largest value, and the CSS stands in the extensions. */
function lengthOf(css: string): Pick<Token, "$type" | "$value" | "$extensions"> {
  const [, min, max] = /^clamp\(([^,]+), .+, ([^,]+)\)$/.exec(css) ?? [];
  if (min && max)
    return {
      $type: "dimension",
      $value: dimension(max),
      $extensions: { [own]: { css, minimum: dimension(min), from: "390px", to: "1440px" } },
    };
  const [, em] = /^([\d.]+)em$/.exec(css) ?? [];
  if (em === undefined) return { $type: "dimension", $value: dimension(css) };
  const { $value } = lengthOf(scales.fontSize.body) as { $value: { value: number } };
  return {
    $type: "dimension",
    $value: { value: round(Number(em) * $value.value), unit: "rem" },
    $extensions: { [own]: { css } },
  };
}

const families = (css: string) => css.split(",").map((name) => name.trim().replaceAll('"', ""));

function shadow(css: string) {
  return css.split(/,(?![^(]*\))/).map((layer) => {
    const [, x = "", y = "", blur = "", tint = ""] = /^\s*(\S+) (\S+) (\S+) (rgb\(.*\))$/.exec(layer) ?? [];
    return {
      color: color(tint),
      offsetX: dimension(x),
      offsetY: dimension(y),
      blur: dimension(blur),
      spread: dimension("0"),
    };
  });
}

/** Makes a group of tokens. Each gets the name of its custom property and the contract's comment on it. */
function group(
  names: Readonly<Record<string, string>>,
  tokenOf: (name: string) => Pick<Token, "$type" | "$value" | "$extensions">,
): Group {
  return Object.fromEntries(
    Object.entries(names).map(([name, reference]) => {
      const property = reference.slice("var(".length, -1);
      const { $extensions, ...token } = tokenOf(name);
      const known = ($extensions?.[own] ?? {}) as object;
      const $description = descriptions.get(property);
      if ($description === undefined) throw new Error(`${property} has no comment in contract.css.ts.`);
      return [name, { ...token, $description, $extensions: { [own]: { property, ...known } } }];
    }),
  );
}

const valueIn = (values: Readonly<Record<string, string>>, name: string): string => {
  const value = values[name];
  if (value === undefined) throw new Error(`No theme has a value of ${name}.`);
  return value;
};

/**
 * Returns all tokens of a theme in the format of the W3C Design Tokens Community Group (2025.10). The files of all themes have
 * the same names, so a design tool reads them as the modes of one collection. Colours that CSS derives from others are
 * computed, and `heading`, `focus` and `lightDiode` are references, as in the style sheet.
 *
 * @throws Error that names a variable of the contract without a value or a comment
 */
export function designTokens(theme: keyof typeof themes): Group {
  const { brand: set, ground, scheme } = themes[theme];
  const colors: Readonly<Record<string, string>> = { ...set.color, ...ground.color };
  const alias: Readonly<Record<string, string>> = {
    focus: "{color.accentText}",
    lightDiode: "{color.cool}",
  };
  return {
    color: group(vars.color, (name) => ({
      $type: "color",
      $value:
        alias[name] ??
        (name === "accentText"
          ? colorOf(accentAsText[scheme](channels(set.color.accent)))
          : color(valueIn(colors, name))),
      ...(name === "accentText" && { $extensions: { [own]: { css: accentText[scheme] } } }),
    })),
    font: group(vars.font, (name) => ({
      $type: "fontFamily",
      $value: name === "heading" ? "{font.body}" : families(valueIn(set.font, name)),
    })),
    radius: group(vars.radius, (name) => lengthOf(valueIn(set.radius, name))),
    shadow: group(vars.shadow, (name) => ({
      $type: "shadow",
      $value: shadow(valueIn(ground.shadow, name)),
    })),
    ...group({ density: scale.density }, () => ({ $type: "number", $value: 1 })),
    space: group(scale.space, (name) => lengthOf(valueIn(scales.space, name))),
    fontSize: group(scale.fontSize, (name) => lengthOf(valueIn(scales.fontSize, name))),
    fontWeight: group(scale.fontWeight, (name) => ({
      $type: "fontWeight",
      $value: Number(valueIn(scales.fontWeight, name)),
    })),
    width: group(scale.width, (name) => lengthOf(valueIn(scales.width, name))),
    duration: Object.fromEntries(
      Object.entries(duration).map(([name, value]) => [
        name,
        {
          $type: "duration",
          $value: { value: Number.parseInt(value, 10), unit: "ms" },
          $description: uses.duration[name as keyof typeof duration],
        },
      ]),
    ),
    easing: {
      $type: "cubicBezier",
      $value: easing.match(/[\d.]+/g)?.map(Number),
      $description: "Of every transition.",
    },
    breakpoint: Object.fromEntries(
      Object.entries(breakpoint).map(([name, value]) => [
        name,
        {
          $type: "dimension",
          $value: { value, unit: "px" },
          $description: uses.breakpoint[name as keyof typeof breakpoint],
        },
      ]),
    ),
  };
}
