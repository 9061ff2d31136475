import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** No places and no dates: a catalogue changes only when a text does. */
export const format = formatter({ origins: false, lineNumbers: false });

export default defineConfig({
  sourceLocale: "zh",
  locales: ["zh", "en", "de"],
  fallbackLocales: { de: "zh" },
  catalogs: [{ path: "<rootDir>/locales/{locale}", include: ["<rootDir>/src"] }],
  format,
});
