import type { Examples } from "../../stories.ts";
import type { LanguageSwitchProps } from "./LanguageSwitch.tsx";

const languages = [
  { code: "zh", tag: "zh-Hans", label: "中文", href: "/products" },
  { code: "en", label: "English", href: "/en/products" },
];

export const examples = {
  zh: { default: { languages, current: "zh", label: "语言" } },
  en: { default: { languages, current: "en", label: "Language" } },
} satisfies Examples<LanguageSwitchProps>;
