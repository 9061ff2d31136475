export { type LanguageLink, LanguageSwitch, type LanguageSwitchProps } from "./LanguageSwitch.tsx";
