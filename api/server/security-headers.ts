import { createHash } from "node:crypto";

const policyOf = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");

/**
 * Policy for files that are not pages: no script may run. `connect-src` is for the service worker, which fetches under the policy
 * of its own file.
 */
const filePolicy = policyOf({
  "default-src": ["'none'"],
  "connect-src": ["'self'"],
  // Browsers display pictures, films and PDFs in a generated document with inline styles.
  "img-src": ["'self'", "data:"],
  "media-src": ["'self'"],
  "object-src": ["'self'"],
  "style-src": ["'unsafe-inline'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'self'"],
});

/**
 * Headers of every response, for pages and API alike. This is the only place that sets them. A page has its own policy
 * (`pagePolicy`), a picture other sharing headers (`sharingHeaders`).
 */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Content-Security-Policy": filePolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // The site uses none of these features. Only names that Chromium knows are listed, because it warns about others.
  "Permissions-Policy": [
    ...[
      "accelerometer",

      "browsing-topics",
      "camera",
      "display-capture",
      "geolocation",
      "gyroscope",
      "hid",
    ],
    ...[
      "idle-detection",
      "local-fonts",
      "magnetometer",
      "microphone",
      "midi",
      "payment",
      "screen-wake-lock",
      "serial",
    ],
    ...["usb", "xr-spatial-tracking"],
  ]
    .map((feature) => `${feature}=()`)
    .join(", "),
} as const;

const isFeed = (path: string): boolean => path.startsWith("/feed/");

/**
 * Returns the headers that say which other sites may use a file. Pictures of news and products are public: feed readers and other
 * sites may show them. Scripts of other sites may read the product feed for dealers, and nothing else; it is the same for everybody
 * and contains no visitor's data, so any origin may.
 */
export const sharingHeaders = (path: string): Readonly<Record<string, string>> => ({
  "Cross-Origin-Resource-Policy": path.startsWith("/media/") || isFeed(path) ? "cross-origin" : "same-origin",
  ...(isFeed(path) && { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "ETag" }),
});

/**
 * Returns the HSTS header, which keeps browsers on HTTPS for the given number of days, or no header for 0 days. Browsers ignore
 * the header over plain HTTP (RFC 6797, section 8.1).
 *
 * @param subdomains true if it also applies to all subdomains of the site's host
 */
export const transportSecurity = (days: number, subdomains: boolean): Readonly<Record<string, string>> =>
  days === 0
    ? {}
    : { "Strict-Transport-Security": `max-age=${days * 86_400}${subdomains ? "; includeSubDomains" : ""}` };

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const styleAttribute = /<[a-z][^<>]*? style="([^"]*)"/g;

/**
 * Returns the Content Security Policy of a page. It allows the site's script files and, by hash, the inline scripts of this HTML.
 * So pass only HTML from the build, never HTML that contains text from users.
 */
export function pagePolicy(html: string): string {
  const scripts = Array.from(html.matchAll(inlineScript))
    .filter(([, attributes = ""]) => !/\ssrc=|\stype="application\/(ld\+)?json"/.test(attributes))
    .map(([, , code = ""]) => code);
  const attributes = Array.from(html.matchAll(styleAttribute), ([, style = ""]) => unescaped(style));
  const styles = Array.from(html.matchAll(inlineStyle), ([, style = ""]) => style);
  return policyOf({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts)],
    "style-src": ["'self'", ...hashes(styles)],
    // React writes `style` attributes for values that a prop decides. Each value is allowed by its hash.
    "style-src-attr": attributes.length > 0 ? ["'unsafe-hashes'", ...hashes(attributes)] : ["'none'"],
    // Pictures of news may come from other sites (published/news-html.ts).
    "img-src": ["'self'", "data:", "https:"],
    "connect-src": ["'self'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "media-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    // Created in apps/site/app/startup/trusted-types.ts and app/search/useSearchIndex.ts.
    "trusted-types": ["default", "inert"],
  });
}

/** Returns the CSP 3 hash sources of the texts, without duplicates. */
function hashes(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/** Decodes an attribute's value: the characters that React escapes. */
function unescaped(value: string): string {
  const signs: Readonly<Record<string, string>> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };
  return value.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => signs[name] ?? "");
}
