import { modelHeadsPath } from "@lightmaker/api/contract";
import { brand } from "@lightmaker/content/brand";
import { type Language, languages, languageTag, pagePath } from "@lightmaker/content/routes";
import { listedAddresses, modelHeads, siteWords } from "./resolve.server.ts";
import { sitePaths, themeColors } from "./site-paths.ts";

const absolute = (href: string) => brand.origin + href;

/**
 * Returns the sitemap: every listed page and model in both languages, with links to its translations (sitemaps.org, with Google's
 * alternates).
 */
function sitemap(): string {
  const entries = listedAddresses().flatMap((addressIn) => {
    const translations = languages.map((code) => ({ tag: languageTag[code], href: addressIn(code) }));
    const alternates = [...translations, { tag: "x-default", href: addressIn("zh") }].map(
      ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${absolute(href)}"/>`,
    );
    return translations.map(({ href }) => `<url><loc>${absolute(href)}</loc>${alternates.join("")}</url>`);
  });
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join("\n")}\n</urlset>\n`;
}

const robots = () =>
  ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${absolute(sitePaths.sitemap)}`, ""].join("\n");

/** Lifetime of `security.txt` after a build, in milliseconds. RFC 9116 advises less than a year. */
const securityLifetime = 360 * 86_400_000;

/** Returns `security.txt`, which says where to report a vulnerability (RFC 9116). */
const security = () =>
  [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(Date.now() + securityLifetime).toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${absolute(sitePaths.security)}`,
    "",
  ].join("\n");

/** Returns the web app manifest, which a phone needs to put the site on its home screen. */
function manifest(language: Language): string {
  const start = pagePath("home", language);
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any",
  });
  return JSON.stringify({
    id: start,
    name: brand.name,
    short_name: brand.name,
    description: siteWords(language).description,
    lang: languageTag[language],
    dir: "ltr",
    start_url: start,
    scope: "/",
    display: "minimal-ui",
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon(192),
      icon(512),
    ],
  });
}

/** @throws Error when there is no such file */
export function siteFile(pathname: string): Response {
  const answer = (text: string, type: string) =>
    new Response(text, { headers: { "Content-Type": `${type}; charset=utf-8` } });
  if (pathname === sitePaths.sitemap) return answer(sitemap(), "application/xml");
  if (pathname === sitePaths.robots) return answer(robots(), "text/plain");
  if (pathname === modelHeadsPath) return answer(JSON.stringify(modelHeads()), "application/json");
  if (pathname === sitePaths.security) return answer(security(), "text/plain");
  const language = languages.find((each) => sitePaths.manifests[each] === pathname);
  if (language) return answer(manifest(language), "application/manifest+json");
  throw new Error(`No file is defined for ${pathname}. Add it to site-files.server.ts.`);
}
