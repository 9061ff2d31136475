import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { routes } from "../contract/index.ts";
import { createTestFolder } from "../server/testing/folders.ts";
import { type LoadResult, load } from "./load.ts";

/**
 * Measures stored leads per second, each on disk before it is answered, at 40 clients, and compares it with a bare Node
 * server in the same run: the machine's own speed and what else it does then cancel out.
 *
 * Run it with `npm run bench -w @lightmaker/api`.
 */
const clients = 40;
const seconds = 3;
const rounds = 3;

const body = JSON.stringify({ surName: "王", name: "芳", email: "wang@example.com" });
const request = Buffer.from(
  `POST ${routes.addAccessInformation} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
);

/** Starts a script in a process of its own and returns where it listens. */
async function start(script: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    env: { PATH: process.env["PATH"], PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  while (!text.includes("\n")) text += ((await once(child.stdout, "data")) as [Buffer])[0].toString();
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { address: /at (\S+)/.exec(text)?.[1] ?? "", stop };
}

function median(results: readonly LoadResult[]): LoadResult {
  const sorted = [...results].sort((one, other) => one.rate - other.rate);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("nothing was measured");
  return middle;
}

function describe(name: string, { rate, median: middle, p99 }: LoadResult): string {
  return `${name}: ${Math.round(rate)} leads/s, median ${middle.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}

const folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
const site = join(folder.path, "site");
const bare = await start("bareServer.ts");
const api = await start("../server/main.ts", {
  DATA_DIR: folder.path,
  SITE_DIR: site,
  MEDIA_DIR: site,
  LOG_LEVEL: "warn",
  POSTS_PER_MINUTE: "0",
});
try {
  const bareResults: LoadResult[] = [];
  const apiResults: LoadResult[] = [];
  // Both are warmed up, and then take turns, so that a slow moment of the machine meets both.
  for (const { address } of [bare, api]) await load(address, request, clients, 1);
  for (let round = 0; round < rounds; round += 1) {
    bareResults.push(await load(bare.address, request, clients, seconds));
    apiResults.push(await load(api.address, request, clients, seconds));
  }
  const [bareMedian, apiMedian] = [median(bareResults), median(apiResults)];
  console.info(describe(`bare node:http, ${clients} clients`, bareMedian));
  console.info(describe(`LightMaker, on disk, ${clients} clients`, apiMedian));
  console.info(`ratio: ${(apiMedian.rate / bareMedian.rate).toFixed(2)}`);
} finally {
  await Promise.all([bare.stop(), api.stop()]);
  await folder.remove();
}
