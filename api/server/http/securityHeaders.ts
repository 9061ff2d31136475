import { createHash } from "node:crypto";

const policyOf = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");

/** For what is no page: nothing in it runs. A service worker fetches under the policy of its own file, hence `connect-src`. */
const filePolicy = policyOf({
  "default-src": ["'none'"],
  "connect-src": ["'self'"],
  // Browsers show pictures, films and PDFs in a document of their own, with styles of their own.
  "img-src": ["'self'", "data:"],
  "media-src": ["'self'"],
  "object-src": ["'self'"],
  "style-src": ["'unsafe-inline'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'self'"],
});

/**
 * Headers of every answer, pages and API alike: the one place where they are set. A page has a policy of its own (`pagePolicy`),
 * a picture another resource policy (`resourcePolicy`).
 */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Content-Security-Policy": filePolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // What the site uses of such things is none of these; only names that Chromium knows, or it warns of the header.
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

/** Feed readers and other sites show the pictures of news and products: they are public. */
export const resourcePolicy = (path: string): "cross-origin" | "same-origin" =>
  path.startsWith("/media/") ? "cross-origin" : "same-origin";

/**
 * The header that keeps browsers on HTTPS for so many days; none for 0. Those that came by plain HTTP ignore it (RFC 6797, 8.1).
 *
 * @param subdomains whether it holds for all hosts below the site's, too
 */
export const transportSecurity = (days: number, subdomains: boolean): string | undefined =>
  days === 0 ? undefined : `max-age=${days * 86_400}${subdomains ? "; includeSubDomains" : ""}`;

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const styleAttribute = /<[a-z][^<>]*? style="([^"]*)"/g;

/**
 * The policy of a page: scripts are the site's files and what stands in this HTML, by hashes. So it must be given what was built,
 * never HTML in which somebody's text has been filled.
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
    // The attribute is React's, for what a prop decides: each value by its hash, too.
    "style-src-attr": attributes.length > 0 ? ["'unsafe-hashes'", ...hashes(attributes)] : ["'none'"],
    // Pictures of news may come from elsewhere (published/html.ts).
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
    // apps/site/app/startup/trusted-types.ts and app/search/useSearchIndex.ts
    "trusted-types": ["default", "inert"],
  });
}

/** As CSP 3 names them, each once. */
function hashes(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/** An attribute's value as browsers read it, of what React escapes. */
function unescaped(value: string): string {
  const signs: Readonly<Record<string, string>> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };
  return value.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => signs[name] ?? "");
}
