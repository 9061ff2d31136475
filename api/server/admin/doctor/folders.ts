import { readdirSync } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../config.ts";
import { otherBuiltOrigin } from "../../static/built-origin.ts";
import {
  findFolderFault,
  holdsOnlyOurs,
  isOpenToOthers,
  isWritable,
  nearestFolder,
} from "../../storage/data-folder.ts";
import type { AdminContext } from "../command.ts";
import type { Finding } from "./finding.ts";
import { rightsFault } from "./rights.ts";

/** Free space below which the doctor hints at it if there is no reserve, in bytes. */
const littleSpace = 500 * 1_048_576;

/** Looks at the data folder, its disk, and the folders of the built site. */
export async function examineFolders({ config }: AdminContext): Promise<readonly Finding[]> {
  const findings: Finding[] = [...(await examineDataFolder(config))];
  for (const [name, file] of built) {
    const { path } = config[name];
    if (rightsFault(name, path, "read") !== undefined) continue;
    const there = await stat(join(path, file)).then(
      () => true,
      () => false,
    );
    findings.push(
      there
        ? { state: "ok", text: `${name}: ${path}.` }
        : { state: "wrong", text: `${name}: there is no ${join(path, file)}. Build the site.` },
    );
  }
  const builtFor = await otherBuiltOrigin(config);
  if (builtFor !== undefined) {
    findings.push({
      state: "wrong",
      text: `The site was built for ${builtFor}, SITE_URL is ${config.SITE_URL}: canonical addresses and the sitemap name the former. Build again with SITE_URL=${config.SITE_URL}.`,
    });
  }
  if (config.SITE_URL === undefined) {
    findings.push({
      state: "hint",
      text: "SITE_URL is not set: feeds and links in mails name this machine.",
    });
  }
  return findings;
}

/**
 * Judges the free space of the data folder's disk as the server does: below the reserve it refuses uploads, and below twice the reserve
 * that comes soon.
 *
 * @param free in bytes
 * @param reserveMb in MB; 0 for none
 */
export function judgeDisk(free: number, place: string, reserveMb: number): Finding {
  const reserve = reserveMb * 1_048_576;
  const told = `Disk: ${Math.round(free / 1_048_576)} MB free at ${place}; uploads are refused`;
  const limit = `below DISK_RESERVE_MB (${reserveMb})`;
  const remedy = 'docs/operations.md, "Disk full", lists what may be deleted.';
  if (free < reserve) return { state: "wrong", text: `${told}, because that is ${limit}. ${remedy}` };
  if (free < (2 * reserve || littleSpace))
    return { state: "hint", text: `${told} ${limit}, and that comes soon. ${remedy}` };
  return { state: "ok", text: `${told} ${limit}.` };
}

async function examineDataFolder({
  DATA_DIR: { path },
  DISK_RESERVE_MB,
}: Config): Promise<readonly Finding[]> {
  const fault = findFolderFault(path);
  if (fault !== undefined) return [{ state: "wrong", text: fault }];
  // Before the first start, the folder above says what the start will find.
  const nearest = nearestFolder(path);
  const { bavail, bsize } = await statfs(nearest);
  const findings: Finding[] = [judgeDisk(bavail * bsize, nearest, DISK_RESERVE_MB)];
  if (nearest !== path)
    findings.push(
      isWritable(nearest)
        ? { state: "hint", text: `The first start makes the folder ${path}.` }
        : { state: "wrong", text: `DATA_DIR is ${path}, but this user can make no folder in ${nearest}.` },
    );
  // The first start closes an empty folder.
  else if (isOpenToOthers(path) && readdirSync(path).length > 0)
    findings.push({
      state: "wrong",
      text: holdsOnlyOurs(path)
        ? `Others than its owner can look into ${path}: \`chmod 700\` closes it.`
        : `Others than its owner can look into ${path}, which holds other things as well: give DATA_DIR a folder of its own.`,
    });
  return findings;
}

/** Folders from the build, each with a file that shows that the build is complete. */
const built = [
  ["SITE_DIR", "index.html"],
  ["MEDIA_DIR", ""],
  ["KNOWLEDGE_DIR", "knowledge.zh.json"],
  ["PAGES_DIR", "news.js"],
] as const;
