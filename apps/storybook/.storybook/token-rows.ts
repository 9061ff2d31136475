import {
  designTokens,
  type Group,
  type Token,
  type themes,
} from "../../../packages/ui/scripts/design-tokens.ts";

/** A token as the pages of the foundations show it. */
export interface TokenRow {
  /** Group in tokens.json, for example `color`. */
  group: string;
  name: string;
  /** Custom property. Absent for constants such as durations and breakpoints. */
  property?: string;
  /** How code names it: `vars.color.canvas`, `space["2xl"]`. */
  code: string;
  use: string;
  /** Value to read, by theme. */
  values: Readonly<Record<"light" | "dark", string>>;
  /** CSS that draws a sample in each theme. */
  css: Readonly<Record<"light" | "dark", string>>;
}

/** What `$extensions` says of a token. */
interface Own {
  property?: string;
  css?: string;
  minimum?: Length;
}
interface Length {
  value: number;
  unit: string;
}
interface Colour {
  components: readonly number[];
  alpha: number;
  hex: string;
}

const ownOf = ({ $extensions = {} }: Token): Own => (Object.values($extensions)[0] ?? {}) as Own;

const isToken = (entry: Token | Group | undefined): entry is Token =>
  entry !== undefined && "$value" in entry;

const pixels = ({ value, unit }: Length) => Number((unit === "rem" ? value * 16 : value).toFixed(2));
const cssOf = ({ value, unit }: Length) => `${value}${unit}`;
const colourCss = ({ components, alpha, hex }: Colour) =>
  alpha === 1 ? hex : `rgb(${components.map((part) => Math.round(part * 255)).join(" ")} / ${alpha})`;

interface Shadow {
  color: Colour;
  offsetX: Length;
  offsetY: Length;
  blur: Length;
}
const shadowCss = (layers: readonly Shadow[]) =>
  layers
    .map(
      ({ color, offsetX, offsetY, blur }) =>
        `${[offsetX, offsetY, blur].map(cssOf).join(" ")} ${colourCss(color)}`,
    )
    .join(", ");

/** Returns what to read and what to draw of a token. */
function shown(token: Token, tokens: Group): { value: string; css: string } {
  const { $type, $value } = token;
  if (typeof $value === "string") {
    const [group = "", name = ""] = $value.slice(1, -1).split(".");
    const target = (tokens[group] as Group | undefined)?.[name];
    if (!isToken(target)) throw new Error(`${$value} is no token.`);
    const { value, css } = shown(target, tokens);
    return { value: `${value} (${name})`, css };
  }
  const own = ownOf(token);
  if ($type === "color") return one(colourCss($value as Colour));
  if ($type === "shadow") return one(shadowCss($value as readonly Shadow[]));
  if ($type === "fontFamily") return one(($value as readonly string[]).join(", "));
  if ($type === "duration")
    return { value: cssOf($value as Length).replace("ms", " ms"), css: cssOf($value as Length) };
  if ($type === "cubicBezier") return one(`cubic-bezier(${($value as readonly number[]).join(", ")})`);
  if ($type !== "dimension") return one(String($value));
  const length = $value as Length;
  if (own.minimum)
    return { value: `${pixels(own.minimum)} to ${pixels(length)} px`, css: own.css ?? cssOf(length) };
  return own.css
    ? { value: `${own.css}, at most ${pixels(length)} px`, css: own.css }
    : { value: `${pixels(length)} px`, css: cssOf(length) };
}
const one = (css: string) => ({ value: css, css });

const codeOf = (group: string, name: string) => {
  const start = /^(color|font|radius|shadow)$/.test(group) ? `vars.${group}` : group;
  if (name === "") return start;
  return /^\d/.test(name) ? `${start}["${name}"]` : `${start}.${name}`;
};

/** Returns every token with its values in both themes, from the same data as tokens.json. */
export function tokenRows(): TokenRow[] {
  const tokens = { light: designTokens("light"), dark: designTokens("dark") } as const satisfies Partial<
    Record<keyof typeof themes, Group>
  >;
  return Object.entries(tokens.light).flatMap(([group, entry]) => {
    const names = isToken(entry) ? [""] : Object.keys(entry);
    return names.map((name): TokenRow => {
      const inTheme = (theme: "light" | "dark") => {
        const found = isToken(entry) ? tokens[theme][group] : (tokens[theme][group] as Group)[name];
        if (!isToken(found)) throw new Error(`${group}.${name} is no token of the ${theme} theme.`);
        return { token: found, ...shown(found, tokens[theme]) };
      };
      const [light, dark] = [inTheme("light"), inTheme("dark")];
      const { property } = ownOf(light.token);
      return {
        group,
        name,
        ...(property && { property }),
        code: codeOf(group, name),
        use: light.token.$description ?? "",
        values: { light: light.value, dark: dark.value },
        css: { light: light.css, dark: dark.css },
      };
    });
  });
}
