import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const built = path.join(import.meta.dirname, "../apps/site/build/client/feed/en");

/**
 * Writes the feed of the built site into the folder `feed` of a dealer's site, as `npm run feed` there does from the maker's
 * address. Returns false, and writes nothing, if the site is not built.
 */
export function writeCopies(site: string): boolean {
  if (!existsSync(built)) return false;
  const folder = path.join(site, "feed");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(built).filter((file) => file.endsWith(".json"))) {
    const file = JSON.parse(readFileSync(path.join(built, name), "utf8"));
    writeFileSync(path.join(folder, `en-${name}`), `${JSON.stringify(file, null, 1)}\n`);
  }
  return true;
}
