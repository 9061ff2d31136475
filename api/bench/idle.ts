import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { WebSocket } from "ws";
import { routes } from "../contract/index.ts";
import { createTestFolder } from "../server/testing/folders.ts";
import { startScript } from "./compare.ts";

/** Measures the memory of a server that holds 1,000 chats in which nobody says anything (Linux only). */
const chats = 1_000;
const wantedBelow = 150;

const folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
const site = join(folder.path, "site");
const settings = {
  DATA_DIR: join(folder.path, "data"),
  SITE_DIR: site,
  MEDIA_DIR: site,
  LOG_LEVEL: "warn",
};
// The first start compiles the program and fills the tables of news; all others do not.
await (await startScript("../server/main.ts", settings)).stop();
const api = await startScript("../server/main.ts", settings);

async function resident(): Promise<number> {
  const status = await readFile(`/proc/${api.child.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}

try {
  const before = await resident();
  const open: WebSocket[] = [];
  while (open.length < chats) {
    const some = Array.from(
      { length: 50 },
      () => new WebSocket(api.address.replace("http", "ws") + routes.chat),
    );
    await Promise.all(some.map((socket) => once(socket, "open")));
    open.push(...some);
  }
  console.info(`${open.length} idle chats: ${await resident()} MB, ${before} MB before`);
  console.info(`(below ${wantedBelow} MB is wanted)`);
  for (const socket of open) socket.terminate();
} finally {
  await api.stop();
  await folder.remove();
}
