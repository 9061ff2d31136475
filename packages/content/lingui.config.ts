import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** Catalogues without source locations and dates, so that they change only when a text does. */
export const format = formatter({ origins: false, lineNumbers: false });

export default defineConfig({
  sourceLocale: "zh",
  locales: ["zh", "en", "de"],
  // `npm run extract` leaves the German catalogue empty until it is translated.
  fallbackLocales: { de: "zh" },
  catalogs: [{ path: "<rootDir>/locales/{locale}", include: ["<rootDir>/src"] }],
  format,
});
