import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { tokens } from "./layers.css.ts";

const shared = {
  font: {
    body: '"Geist Variable", "PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif',
    mono: '"Geist Mono Variable", ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  },
  radius: { control: "6px", field: "10px", picture: "14px", card: "20px" },
};

export const light = {
  ...shared,
  color: {
    canvas: "#f3f5f6",
    surface: "#ffffff",
    line: "#d6dbdf",
    lineControl: "#7d878f",
    text: "#0e1216",
    textMuted: "#4a545c",
    accent: "#ff4f1f",
    accentHover: "#ff6a3d",
    onAccent: "#140500",
    accentText: "#b8320a",
    beamEnd: "#ffb23e",
    cool: "#2457ff",
    success: "#0b6b3a",
    danger: "#b3161b",
    scrim: "rgb(8 10 12 / 0.72)",
    onScrim: "#ffffff",
    focus: "#ff4f1f",
  },
  shadow: { float: "0 1px 2px rgb(14 18 22 / 0.08), 0 12px 40px rgb(14 18 22 / 0.16)" },
} as const;

export const dark = {
  ...shared,
  color: {
    canvas: "#0e1013",
    surface: "#171a1f",
    line: "#2b3038",
    lineControl: "#707986",
    text: "#f3f5f6",
    textMuted: "#a7adb6",
    accent: "#ff4f1f",
    accentHover: "#ff6a3d",
    onAccent: "#140500",
    accentText: "#ff8a5c",
    beamEnd: "#ffb23e",
    cool: "#7c9bff",
    success: "#5fd08f",
    danger: "#ff8f8a",
    scrim: "rgb(8 10 12 / 0.72)",
    onScrim: "#ffffff",
    focus: "#ff8a5c",
  },
  shadow: { float: "0 1px 2px rgb(0 0 0 / 0.5), 0 12px 40px rgb(0 0 0 / 0.6)" },
} as const;

/** Shows that a microsite re-skins everything by setting the contract alone. */
export const dealer = {
  ...light,
  font: { body: '"Noto Serif CJK SC", Georgia, "Songti SC", serif', mono: shared.font.mono },
  radius: { control: "0px", field: "0px", picture: "0px", card: "0px" },
  color: {
    ...light.color,
    canvas: "#f4f7f2",
    line: "#c9d6c6",
    text: "#0c1a10",
    textMuted: "#43564a",
    accent: "#1f7a3d",
    accentHover: "#176432",
    onAccent: "#ffffff",
    accentText: "#17612f",
    beamEnd: "#8bc34a",
    focus: "#17612f",
  },
} as const;

const systemDark = "(prefers-color-scheme: dark)";
/** A reader's choice on the root element beats the system's; a section may set its own anywhere below. */
globalStyle(":root, [data-theme=light]", {
  "@layer": { [tokens]: { vars: assignVars(vars, light), colorScheme: "light" } },
});
globalStyle(":root:not([data-theme])", {
  "@layer": {
    [tokens]: { "@media": { [systemDark]: { vars: assignVars(vars, dark), colorScheme: "dark" } } },
  },
});
globalStyle("[data-theme=dark]", {
  "@layer": { [tokens]: { vars: assignVars(vars, dark), colorScheme: "dark" } },
});
globalStyle("[data-theme=dealer]", {
  "@layer": { [tokens]: { vars: assignVars(vars, dealer), colorScheme: "light" } },
});
