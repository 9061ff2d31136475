import { assignVars, globalStyle } from "@vanilla-extract/css";
import { accentText } from "./accent-text.ts";
import { vars } from "./contract.css.ts";
import { tokens } from "./layers.css.ts";

/**
 * The brand: set once on the root and the same in light and dark themes. No theme below sets it again, so a dark section
 * keeps a dealer's accent, fonts and radii.
 */
const brand = {
  font: {
    body: '"Geist Variable", "PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif',
    mono: '"Geist Mono Variable", ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  },
  radius: { control: "6px", field: "10px", picture: "14px", card: "20px" },
  color: {
    accent: "#ff4f1f",
    accentHover: "#ff6a3d",
    onAccent: "#140500",
    beamEnd: "#ffb23e",
    scrim: "rgb(8 10 12 / 0.72)",
    onScrim: "#ffffff",
  },
};

/** The values that differ between the light and the dark theme. */
export const light = {
  color: {
    canvas: "#f3f5f6",
    surface: "#ffffff",
    line: "#d6dbdf",
    lineControl: "#7d878f",
    text: "#0e1216",
    textMuted: "#4a545c",
    cool: "#2457ff",
    lightCo2: "#8a5a00",
    lightRf: "#3a424b",
    lightFibre: "#0a6b66",
    success: "#0b6b3a",
    danger: "#b3161b",
  },
  shadow: { float: "0 1px 2px rgb(14 18 22 / 0.08), 0 12px 40px rgb(14 18 22 / 0.16)" },
};

export const dark: typeof light = {
  color: {
    canvas: "#0e1013",
    surface: "#171a1f",
    line: "#2b3038",
    lineControl: "#707986",
    text: "#f3f5f6",
    textMuted: "#a7adb6",
    cool: "#7c9bff",
    lightCo2: "#ffb84d",
    lightRf: "#b4bec9",
    lightFibre: "#45cfc0",
    success: "#5fd08f",
    danger: "#ff8f8a",
  },
  shadow: { float: "0 1px 2px rgb(0 0 0 / 0.5), 0 12px 40px rgb(0 0 0 / 0.6)" },
};

/** Example of a microsite that changes the whole look through the contract alone: its own brand and its own light theme. */
const dealerBrand: typeof brand = {
  font: { ...brand.font, body: '"Noto Serif CJK SC", Georgia, "Songti SC", serif' },
  radius: { control: "0px", field: "0px", picture: "0px", card: "0px" },
  color: {
    ...brand.color,
    accent: "#1f7a3d",
    accentHover: "#176432",
    onAccent: "#ffffff",
    beamEnd: "#8bc34a",
  },
};
export const dealer: typeof light = {
  ...light,
  color: { ...light.color, canvas: "#f4f7f2", line: "#c9d6c6", text: "#0c1a10", textMuted: "#43564a" },
};

type Colour = keyof typeof vars.color;
const colours = (values: Readonly<Partial<Record<Colour, string>>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [vars.color[name as Colour], value]));

const assignBrand = ({ font, radius, color }: typeof brand) => ({
  ...assignVars(vars.font, font),
  ...assignVars(vars.radius, radius),
  ...colours(color),
});

const assignGround = (scheme: keyof typeof accentText, { color, shadow }: typeof light) => ({
  vars: {
    ...assignVars(vars.shadow, shadow),
    ...colours({
      ...color,
      accentText: accentText[scheme],
      focus: vars.color.accentText,
      lightDiode: vars.color.cool,
    }),
  },
  colorScheme: scheme,
});

const systemDark = "(prefers-color-scheme: dark)";

globalStyle(":root", { "@layer": { [tokens]: { vars: assignBrand(brand) } } });
/** A theme set on the root element overrides the system's. Any section can set its own theme. */
globalStyle(":root, [data-theme=light]", { "@layer": { [tokens]: assignGround("light", light) } });
globalStyle(":root:not([data-theme])", {
  "@layer": { [tokens]: { "@media": { [systemDark]: assignGround("dark", dark) } } },
});
/**
 * `:root[data-theme=dark]` is more specific than `:root`. So a dealer's light theme for `:root` in this layer does not
 * override the dark theme.
 */
globalStyle(":root[data-theme=dark], [data-theme=dark]", {
  "@layer": { [tokens]: assignGround("dark", dark) },
});
globalStyle("[data-theme=dealer]", {
  "@layer": { [tokens]: { vars: assignBrand(dealerBrand) } },
});
globalStyle("[data-theme=dealer]", { "@layer": { [tokens]: assignGround("light", dealer) } });
