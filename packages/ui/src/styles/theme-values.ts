/**
 * Values of the brand and of the themes as plain data. `themes.css.ts` makes the style sheet of them, and `scripts/tokens.ts`
 * the token files for design tools.
 */

/**
 * The brand: set once on the root and the same in light and dark themes. No theme below sets it again, so a dark section
 * keeps a dealer's accent, fonts and radii.
 */
export const brand = {
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
export const dealerBrand: typeof brand = {
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

/**
 * Scales that are the same in every theme, as CSS values. Sizes in `rem` follow the reader's font size; the 4 px base is
 * 0.25 rem. A brand may set each of them on the root; the style sheet's own values are these, times `--lm-density` for
 * space.
 */
export const scales = {
  space: {
    xs: "0.25rem",
    s: "0.5rem",
    m: "0.75rem",
    l: "1rem",
    xl: "1.5rem",
    "2xl": "2rem",
    "3xl": "3rem",
    "4xl": "4rem",
    "5xl": "6rem",
    "6xl": "8rem",
    section: "clamp(3.5rem, 2.4rem + 4vw, 6rem)",
    sectionCompact: "clamp(2.5rem, 1.8rem + 2.4vw, 4rem)",
    sectionLoose: "clamp(4.5rem, 3rem + 5.6vw, 8rem)",
    gutter: "clamp(1.25rem, 0.5rem + 3vw, 3rem)",
  },
  fontSize: {
    display: "clamp(2.5rem, 1.757rem + 3.048vw, 4.5rem)",
    h1: "clamp(2.125rem, 1.614rem + 2.095vw, 3.5rem)",
    h2: "clamp(1.75rem, 1.379rem + 1.524vw, 2.75rem)",
    h3: "clamp(1.3125rem, 1.15rem + 0.667vw, 1.75rem)",
    h4: "clamp(1.0625rem, 1.016rem + 0.19vw, 1.1875rem)",
    figure: "clamp(1.75rem, 1.379rem + 1.524vw, 2.75rem)",
    body: "clamp(1rem, 0.977rem + 0.095vw, 1.0625rem)",
    small: "clamp(0.875rem, 0.852rem + 0.095vw, 0.9375rem)",
    micro: "0.8125rem",
  },
  fontWeight: { regular: "400", medium: "500", semibold: "600" },
  width: { content: "80rem", text: "38em" },
} as const;

/** Larger values of the scales on very wide screens (`above.huge`). */
export const scalesOnHuge = {
  fontSize: { h1: "4rem", h2: "3.25rem" },
  width: { content: "90rem" },
} as const;
