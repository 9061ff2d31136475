import type { Examples } from "../../stories.ts";
import type { LanguageSwitchProps } from "../LanguageSwitch/index.ts";
import { examples as languages } from "../LanguageSwitch/LanguageSwitch.examples.ts";
import { examples as navigation } from "../NavigationMenu/NavigationMenu.examples.ts";
import type { SiteHeaderProps } from "./SiteHeader.tsx";

interface Example extends Omit<SiteHeaderProps, "nav" | "actions"> {
  nav: SiteHeaderProps["nav"];
  language: LanguageSwitchProps;
}

const zh = {
  logo: "LightMaker",
  homeHref: "/",
  nav: navigation.zh.default.items,
  currentHref: "/materials/wood",
  labels: { ...navigation.zh.default.labels, toggle: "菜单", home: "LightMaker 首页" },
  language: languages.zh.default,
} satisfies Example;

const en = {
  logo: "LightMaker",
  homeHref: "/en",
  nav: navigation.en.default.items,
  currentHref: "/en/materials/wood",
  labels: { ...navigation.en.default.labels, toggle: "Menu", home: "LightMaker home" },
  language: languages.en.default,
} satisfies Example;

export const examples = {
  zh: {
    default: zh,
    over: { ...zh, variant: "over" },
    longText: { ...zh, nav: navigation.zh.longText.items },
  },
  en: {
    default: en,
    over: { ...en, variant: "over" },
    longText: { ...en, nav: navigation.en.longText.items },
  },
} satisfies Examples<Example>;
