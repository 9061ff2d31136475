/**
 * Measures the size of each entry of the built package: bundled with all its imports except React, minified and compressed
 * with Brotli. `size-limits.json` contains the limits, in bytes.
 *
 * - `node scripts/sizes.ts` fails if an entry exceeds its limit or has no limit, or if a limit has no entry.
 * - `node scripts/sizes.ts --state` adds a limit for each entry without one, and removes limits without an entry.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const room = path.join(import.meta.dirname, "..");
const file = path.join(room, "size-limits.json");
/** Computes the limit of a new entry from its size in bytes: 15 % more, and at least 200 bytes more. */
const headRoom = (size: number) => Math.ceil(Math.max(size * 1.15, size + 200) / 100) * 100;

const limits: Record<string, number> = JSON.parse(readFileSync(file, "utf8"));
const entries: Record<string, string> = {
  everything: "dist/index.js",
  "styles.css": "dist/styles.css",
  ...Object.fromEntries(
    globSync("dist/entries/*.js", { cwd: room })
      .sort()
      .map((entry) => [path.basename(entry, ".js"), entry]),
  ),
};
if (Object.keys(entries).length < 3) throw new Error("dist contains no entries. Build the package first.");

const folder = mkdtempSync(path.join(tmpdir(), "lightmaker-sizes-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Returns the size of each entry in bytes, as measured by size-limit. */
function measure(): { name: string; size: number }[] {
  const config = path.join(folder, "size-limit.json");
  const checks = Object.entries(entries).map(([name, entry]) => ({ name, path: path.join(room, entry) }));
  writeFileSync(config, JSON.stringify(checks));
  const { status, stdout, stderr } = spawnSync("size-limit", ["--json", "--config", config], {
    cwd: room,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`size-limit could not measure the package:\n${stderr}${stdout}`);
  return JSON.parse(stdout);
}

const sizes = measure();
if (process.argv.includes("--state")) {
  const stated = sizes.map(({ name, size }) => [name, limits[name] ?? headRoom(size)]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(stated), null, 2)}\n`);
  console.info(`Wrote the limits of ${stated.length} entries to size-limits.json.`);
} else {
  const failures = [
    ...sizes.flatMap(({ name, size }) => {
      const limit = limits[name];
      if (limit === undefined) return [`${name} has no limit; state one with \`npm run sizes -- --state\`.`];
      return size > limit ? [`${name} costs ${size} bytes, ${size - limit} over its limit.`] : [];
    }),
    ...Object.keys(limits)
      .filter((name) => !(name in entries))
      .map((name) => `size-limits.json names ${name}, which the package does not export.`),
  ];
  for (const failure of failures) console.error(failure);
  if (failures.length === 0) console.info(`All ${sizes.length} entries are within their limits.`);
  else process.exitCode = 1;
}
