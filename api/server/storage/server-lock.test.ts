import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";
import { runMain, spawnServer, startTestServer } from "../testing/test-servers.ts";
import { lockDataFolder } from "./server-lock.ts";

let folder: TestFolder;
let environment: Record<string, string>;
beforeEach(async () => {
  folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const site = join(folder.path, "site");
  environment = { DATA_DIR: join(folder.path, "data"), SITE_DIR: site, MEDIA_DIR: site };
});
afterEach(() => folder.remove());

test("a second server on one SQLite file is told which process has it, and the first goes on", async () => {
  const first = await spawnServer(environment);
  const second = runMain(environment);
  // If the server starts unexpectedly, it must not outlive the test.
  onTestFinished(() => void [first, second].map(({ child }) => child.kill("SIGKILL")));
  expect((await second.exited).code).toBe(1);
  expect(second.output.stderr).toMatch(
    new RegExp(
      `The data folder .* is in use \\(server, process ${first.child.pid}, since 20\\S+Z\\).*DATABASE_URL`,
    ),
  );
  expect(second.output.stderr).not.toMatch(/^ +at /m);
  expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
  first.child.kill("SIGKILL");
  await first.exited;
  // The lock file of a killed server must not prevent a start.
  const third = await spawnServer(environment);
  third.child.kill("SIGTERM");
  expect((await third.exited).code).toBe(0);
  expect(statSync(join(folder.path, "data/server.lock")).mode & 0o777).toBe(0o600);
});

test("a server that stops or cannot start gives the folder back, and a note left behind locks nobody out", async () => {
  const server = await startTestServer(environment);
  expect(() => lockDataFolder(join(folder.path, "data"), "server")).toThrow(`process ${process.pid}`);
  await server.stop();
  await expect(startTestServer({ ...environment, SITE_DIR: join(folder.path, "no") })).rejects.toThrow(
    "SITE_DIR",
  );
  lockDataFolder(join(folder.path, "data"), "server").release();
  await (await startTestServer(environment)).stop();
});

test("of ten that try at one moment one gets it", () => {
  const held = Array.from({ length: 10 }, () => {
    try {
      return lockDataFolder(folder.path, "server");
    } catch {
      return undefined;
    }
  }).filter((lock) => lock !== undefined);
  expect(held).toHaveLength(1);
  held[0]?.release();
});

test("a lock file that is something else is named, not taken", () => {
  writeFileSync(join(folder.path, "server.lock"), "4711 is no database".repeat(100));
  expect(() => lockDataFolder(folder.path, "server")).toThrow(/not a database/);
});
