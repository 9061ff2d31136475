import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "zh",
  locales: ["zh", "en", "de"],
  fallbackLocales: { de: "zh" },
  catalogs: [{ path: "<rootDir>/locales/{locale}", include: ["<rootDir>/src"] }],
  // No places and no dates: a catalogue changes only when a text does.
  format: formatter({ origins: false, lineNumbers: false }),
});
