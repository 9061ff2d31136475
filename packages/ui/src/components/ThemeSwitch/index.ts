export {
  type ThemeChoice,
  ThemeSwitch,
  type ThemeSwitchLabels,
  type ThemeSwitchProps,
} from "./ThemeSwitch.tsx";
export { themeBeforePaint } from "./theme-before-paint.ts";
