import type { Examples } from "../../stories.ts";
import type { ThemeSwitchProps } from "./ThemeSwitch.tsx";

type Example = Pick<ThemeSwitchProps, "labels" | "value" | "defaultValue">;

const variants = (labels: ThemeSwitchProps["labels"]) =>
  ({
    default: { labels },
    dark: { labels, defaultValue: "dark" },
    controlled: { labels, value: "light" },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants({ group: "外观", system: "跟随系统", light: "浅色", dark: "深色" }),
  en: variants({ group: "Appearance", system: "As the system", light: "Light", dark: "Dark" }),
} satisfies Examples<Example>;
