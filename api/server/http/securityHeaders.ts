/**
 * Headers of every answer, pages and API alike: the one place where they are set. A full content security policy needs
 * hashes of the site's inline scripts and comes with the site's hardening; it belongs here too.
 */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;
