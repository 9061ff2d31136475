/** Properties of a style that decide what is drawn. */
const known = ["stroke", "fill", "display", "visibility", "stroke-width", "opacity"] as const;

export type Property = (typeof known)[number];
export type Style = Partial<Record<Property, string>>;

const isKnown = (name: string): name is Property => (known as readonly string[]).includes(name);

/** Longest value of a property that is kept, in characters. A rule of the sheet gives it to every element. */
const longestValue = 200;

/** Reads declarations: the content of a `style` attribute. */
export function declarations(text: string): Style {
  const style: Style = {};
  for (const declaration of text.split(";")) {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (isKnown(name))
      style[name] = declaration
        .slice(colon + 1)
        .replace(/!important/i, "")
        .trim()
        .slice(0, longestValue);
  }
  return style;
}

/** Styles by simple selector: `path`, `.name`, `#name`. Drawing programs write no others. */
export type Sheet = ReadonlyMap<string, Style>;

/** Leaves comments out. One without an end reaches to the end of the sheet, as in browsers. */
function withoutComments(text: string): string {
  let [result, from] = ["", 0];
  for (let start = text.indexOf("/*"); start >= 0; start = text.indexOf("/*", from)) {
    result += text.slice(from, start);
    const end = text.indexOf("*/", start + 2);
    if (end < 0) return result;
    from = end + 2;
  }
  return result + text.slice(from);
}

/**
 * Reads a style sheet. At-rules are left out, above all `@import`, so nothing is fetched. Each character is looked at a
 * few times only: a pattern for at-rules took 9 s for 100,000 `@`.
 */
export function readSheet(text: string): Sheet {
  const sheet = new Map<string, Style>();
  for (const rule of withoutComments(text).split("}")) {
    const [before = "", body] = rule.split("{", 2);
    if (body === undefined) continue;
    const style = declarations(body);
    // Statements such as `@import` end with a semicolon, and what follows them is the rule.
    for (const selector of before.slice(before.lastIndexOf(";") + 1).split(",")) {
      const name = selector.trim();
      if (/^[.#]?[\w-]+$/.test(name)) sheet.set(name, { ...sheet.get(name), ...style });
    }
  }
  return sheet;
}

/** Returns the style of an element: presentation attributes, then the sheet, then the `style` attribute. */
export function styleOf(name: string, attributes: Readonly<Record<string, string>>, sheet: Sheet): Style {
  const own: Style = {};
  for (const property of known) {
    const value = attributes[property];
    if (value !== undefined) own[property] = value.trim();
  }
  const classes = sheet.size === 0 ? [] : (attributes["class"] ?? "").split(/\s+/, 20);
  const rules = [name, ...classes.map((each) => `.${each}`), `#${attributes["id"]}`];
  return Object.assign(
    own,
    ...(sheet.size === 0 ? [] : rules.map((rule) => sheet.get(rule))),
    attributes["style"] === undefined ? undefined : declarations(attributes["style"]),
  );
}

/** Named colours that drawing programs offer for lines. Others count as black. */
const names: Readonly<Record<string, string>> = {
  black: "#000000",
  white: "#ffffff",
  red: "#ff0000",
  lime: "#00ff00",
  green: "#008000",
  blue: "#0000ff",
  yellow: "#ffff00",
  cyan: "#00ffff",
  aqua: "#00ffff",
  magenta: "#ff00ff",
  fuchsia: "#ff00ff",
  gray: "#808080",
  grey: "#808080",
  silver: "#c0c0c0",
  maroon: "#800000",
  navy: "#000080",
  purple: "#800080",
  teal: "#008080",
  olive: "#808000",
  orange: "#ffa500",
  pink: "#ffc0cb",
  brown: "#a52a2a",
};

const hex = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, "0");

/** Converts a colour to `#rrggbb`. Returns undefined for none. Gradients and unknown names count as black. */
export function colorOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const value = text.toLowerCase();
  if (value === "none" || value === "transparent" || value === "") return undefined;
  if (/^#[0-9a-f]{6}/.test(value)) return value.slice(0, 7);
  if (/^#[0-9a-f]{3}/.test(value)) return `#${[...value.slice(1, 4)].map((each) => each + each).join("")}`;
  const [, list] = /^rgba?\(([^)]*)\)/.exec(value) ?? [];
  if (list !== undefined) {
    const parts = list
      .trim()
      .split(/[\s,/]+/)
      .slice(0, 3)
      .map((part) => (part.endsWith("%") ? (Number.parseFloat(part) / 100) * 255 : Number.parseFloat(part)));
    return parts.length === 3 && parts.every(Number.isFinite) ? `#${parts.map(hex).join("")}` : "#000000";
  }
  return Object.hasOwn(names, value) ? names[value] : "#000000";
}
