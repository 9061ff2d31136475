import { i18nFor } from "../catalogues.ts";
import type { Resolution } from "../resolve.ts";

/** Resolution of each catalogue. German has no URLs of its own and uses the default ones. */
export const resolutions = {
  zh: { i18n: i18nFor("zh"), language: "zh", catalogue: "zh" },
  en: { i18n: i18nFor("en"), language: "en", catalogue: "en" },
  de: { i18n: i18nFor("de"), language: "zh", catalogue: "de" },
} as const satisfies Record<string, Resolution>;
