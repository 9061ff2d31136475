import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "../contract/index.ts";
import { createTestFolder } from "../server/testing/folders.ts";
import { samples } from "../server/testing/sample-files.ts";
import { startScript } from "./compare.ts";

/** Measures the server's peak memory while 20 visitors upload 10 MB each at the same time (Linux only). */
const uploads = 20;
const wantedBelow = 250;

const folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
const site = join(folder.path, "site");
const api = await startScript("../server/main.ts", {
  DATA_DIR: join(folder.path, "data"),
  SITE_DIR: site,
  MEDIA_DIR: site,
  LOG_LEVEL: "warn",
  POSTS_PER_MINUTE: "0",
});

/** Returns the peak resident memory of the process so far, in megabytes. */
async function peak(): Promise<number> {
  const status = await readFile(`/proc/${api.child.pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}

try {
  const before = await peak();
  const bytes = Buffer.concat([samples.pdf, Buffer.alloc(10 * 1_024 * 1_024 - 1 - samples.pdf.length, 32)]);
  const start = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: uploads }, async () => {
      const body = new FormData();
      body.append("file", new Blob([bytes]), "a.pdf");
      return (await fetch(api.address + routes.uploadFile, { method: "POST", body })).status;
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  if (statuses.some((status) => status !== 200)) throw new Error(`answered with ${statuses.join(", ")}`);
  console.info(
    `${uploads} uploads of 10 MB at once in ${seconds.toFixed(1)} s: at most ${await peak()} MB, ${before} MB before`,
  );
  console.info(`(below ${wantedBelow} MB is wanted)`);
} finally {
  await api.stop();
  await folder.remove();
}
