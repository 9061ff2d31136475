import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";

/**
 * Returns the origin that the site was built for if it differs from `SITE_URL`, otherwise `undefined`. The canonical addresses,
 * language alternates, social cards and sitemap contain this origin. The build takes it from its own `SITE_URL`, and nothing
 * changes it afterwards. It is read from `robots.txt`, which has the full address of the sitemap.
 */
export async function otherBuiltOrigin({
  SITE_DIR,
  SITE_URL,
}: Pick<Config, "SITE_DIR" | "SITE_URL">): Promise<string | undefined> {
  if (SITE_URL === undefined) return undefined;
  const robots = await readFile(join(SITE_DIR.path, "robots.txt"), "utf8").catch(() => "");
  const origin = /^Sitemap: (https?:\/\/[^/\s]+)/m.exec(robots)?.[1];
  return origin === SITE_URL ? undefined : origin;
}
