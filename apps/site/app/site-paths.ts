/** Addresses of the files that programs ask the site for. */
export const sitePaths = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  security: "/.well-known/security.txt",
  manifests: { zh: "/manifest.webmanifest", en: "/en/manifest.webmanifest" },
} as const;

/** Addresses of what is shown in place of a page, below the language's own. */
export const noticePaths = [
  "/notice/maintenance",
  "/notice/offline",
  "/en/notice/maintenance",
  "/en/notice/offline",
] as const;

/** Grounds of the light and the dark theme, as `theme-color` and the manifest want them. */
export const themeColors = { light: "#f3f5f6", dark: "#0e1013" } as const;
