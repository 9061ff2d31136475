import { inEachLanguage, languagePrefix } from "@lightmaker/api/languages";

/** Paths of the files that programs request from the site. */
export const sitePaths = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  security: "/.well-known/security.txt",
  manifests: inEachLanguage((_, prefix) => `${prefix}/manifest.webmanifest`),
} as const;

/** Paths of the notices that are shown in place of a page, per language. */
export const noticePaths = Object.values(languagePrefix).flatMap((prefix) => [
  `${prefix}/notice/maintenance`,
  `${prefix}/notice/offline`,
]);

/** Background colours of the light and the dark theme, for `theme-color` and the manifest. */
export const themeColors = { light: "#f3f5f6", dark: "#0e1013" } as const;
