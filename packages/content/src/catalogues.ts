import { type I18n, setupI18n } from "@lingui/core";
import { messages as de } from "../locales/de.po";
import { messages as en } from "../locales/en.po";
import { messages as zh } from "../locales/zh.po";
import type { CatalogueLanguage } from "./routes.ts";

const catalogues = { zh, en, de };

/**
 * Returns the texts of one language. The German catalogue contains the Chinese texts until it is translated
 * (decisions 1).
 */
export function i18nFor(language: CatalogueLanguage): I18n {
  return setupI18n({ locale: language, messages: { [language]: catalogues[language] } });
}
