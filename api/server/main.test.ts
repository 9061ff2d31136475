import { mkdir, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestFolder, type TestFolder } from "./testing/folders.ts";
import { runMain, spawnServer } from "./testing/servers.ts";

let folder: TestFolder;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const site = `${folder.path}/site`;
  environment = { DATA_DIR: folder.path, SITE_DIR: site, MEDIA_DIR: site, LOG_LEVEL: "warn" };
});
afterAll(() => folder.remove());

/** Runs the server where it must not start, and returns what it says. */
async function refuse(settings: Record<string, string>): Promise<string> {
  const { exited, output } = runMain({ ...environment, ...settings });
  expect(await exited).toEqual({ code: 1, signal: null });
  expect(output.stdout).toBe("");
  return output.stderr;
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "prints its address, serves, and ends cleanly on %s",
  async (signal) => {
    const server = await spawnServer(environment);
    expect(server.address).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(server.address)).status).toBe(200);
    server.child.kill(signal);
    expect(await server.exited).toEqual({ code: 0, signal: null });
    expect(server.log()).toBe("");
  },
);

test.each([0o000, 0o022])(
  "a new data folder is its owner's alone, whatever the mask is (%o)",
  async (mask) => {
    const data = join(folder.path, `new/${mask}`);
    await mkdir(join(folder.path, "site/js"), { recursive: true });
    const before = process.umask(mask);
    const server = await spawnServer({ ...environment, DATA_DIR: data }).finally(() => process.umask(before));
    const names = ["", "lightmaker.sqlite", "lightmaker.sqlite-wal", "lightmaker.sqlite-shm", "files"];
    const modes = await Promise.all(names.map(async (name) => (await stat(join(data, name))).mode & 0o777));
    server.child.kill("SIGTERM");
    await server.exited;
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600, 0o700]);
  },
);

test("a wrong setting stops the start with a message and no stack", async () => {
  expect(await refuse({ PORT: "eighty" })).toBe(
    "The server does not start, because its settings are wrong:\n" +
      '  PORT: read "eighty"; allowed is a whole number from 0 to 65535.\n',
  );
});

test("a folder that was chosen but is missing stops the start", async () => {
  expect(await refuse({ SITE_DIR: "/no/such/folder" })).toContain(
    "SITE_DIR is /no/such/folder, but there is no such folder.",
  );
});

test("a taken port stops the start and says how to go on", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const address = other.address();
  const port = address !== null && typeof address === "object" ? `${address.port}` : "";
  expect(await refuse({ PORT: port })).toContain(
    `Cannot listen on localhost:${port}: another program uses this port`,
  );
  other.close();
});

test("a database that cannot be reached stops the start", async () => {
  expect(await refuse({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" })).toContain("ECONNREFUSED");
});
