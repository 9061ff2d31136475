/**
 * Returns the origin of the site that is being built: the environment variable `SITE_URL`, or a sample. Only for Node; no browser gets
 * this module.
 *
 * @throws Error if `SITE_URL` is not an origin
 */
export function siteOrigin(): string {
  const given = globalThis.process?.env["SITE_URL"];
  if (!given) return "https://www.example.com";
  if (URL.parse(given)?.origin !== given)
    throw new Error(`SITE_URL is "${given}", but must be an origin without a path: https://www.example.com.`);
  return given;
}
