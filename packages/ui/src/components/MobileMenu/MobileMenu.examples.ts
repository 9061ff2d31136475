import type { Examples } from "../../stories.ts";
import { examples as navigation } from "../NavigationMenu/NavigationMenu.examples.ts";
import type { MobileMenuProps } from "./MobileMenu.tsx";

export const examples = {
  zh: {
    default: { ...navigation.zh.default, labels: { navigation: "手机导航", toggle: "菜单" } },
    controlled: { ...navigation.zh.default, labels: { navigation: "手机导航", toggle: "菜单" }, open: false },
    longText: { ...navigation.zh.longText, labels: { navigation: "手机导航", toggle: "菜单" } },
  },
  en: {
    default: { ...navigation.en.default, labels: { navigation: "Mobile", toggle: "Menu" } },
    controlled: { ...navigation.en.default, labels: { navigation: "Mobile", toggle: "Menu" }, open: false },
    longText: { ...navigation.en.longText, labels: { navigation: "Mobile", toggle: "Menu" } },
  },
} satisfies Examples<MobileMenuProps>;
