import { existsSync, readFileSync } from "node:fs";
import { mkdir, stat, symlink, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "../contract/index.ts";
import { openStorage } from "./storage/storage.ts";
import { createTestFolder, type TestFolder } from "./testing/folders.ts";
import { samples } from "./testing/sample-files.ts";
import { runMain, spawnServer, startTestServer } from "./testing/test-servers.ts";
import { waitFor } from "./testing/wait-for.ts";

let folder: TestFolder;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const site = `${folder.path}/site`;
  environment = { DATA_DIR: folder.path, SITE_DIR: site, MEDIA_DIR: site, LOG_LEVEL: "warn" };
});
afterAll(() => folder.remove());

/** Starts the server with settings that it must refuse, and returns its error output. */
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

/** Time that a stopping server keeps idle connections open, in milliseconds. */
const drain = 500;

test("a stop resets nobody who keeps a connection: every answer says that it is the last", async () => {
  const server = await startTestServer({
    ...environment,
    DATA_DIR: join(folder.path, "stop"),
    POSTS_PER_MINUTE: "0",
  });
  const agent = new Agent({ keepAlive: true });
  const [stored, resets, endings]: [number[], string[], string[]] = [[], [], []];
  let stopping = false;
  const body = JSON.stringify({ surName: "王", name: "芳", email: "wang@example.com" });
  /**
   * Sends a lead.
   *
   * @param silent returns the time since the client last received a response, in milliseconds
   * @returns `true` if a response arrived
   */
  const post = (silent: () => number): Promise<boolean> =>
    new Promise((resolve) => {
      const sentLast = stopping;
      const outgoing = request(server.address + routes.addAccessInformation, {
        method: "POST",
        agent,
        headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
      });
      outgoing.on("response", (answer) => {
        answer.resume();
        answer.on("end", () => {
          stored.push(answer.statusCode ?? 0);
          if (sentLast) endings.push(answer.headers.connection ?? "");
          resolve(true);
        });
      });
      outgoing.on("error", (error: NodeJS.ErrnoException) => {
        // If the client was idle for longer than the server waits, for example on a busy machine, the reset is expected.
        if (outgoing.reusedSocket && silent() < drain) resets.push(error.code ?? error.message);
        resolve(false);
      });
      outgoing.end(body);
    });
  const visit = async (visitor: number): Promise<void> => {
    let answered = performance.now();
    for (let round = 0; await post(() => performance.now() - answered); round += 1) {
      answered = performance.now();
      await sleep((visitor * 7 + round * 13) % 50);
    }
  };
  const visits = Promise.all(Array.from({ length: 30 }, (_, visitor) => visit(visitor)));
  await waitFor("all visitors have sent something", () => stored.length >= 100);
  stopping = true;
  await server.stop();
  await visits;
  agent.destroy();
  // The server refuses new connections after the stop. A kept connection must never break during a request.
  expect(resets).toEqual([]);
  expect(endings).not.toEqual([]);
  expect(endings.filter((connection) => connection !== "close")).toEqual([]);
  const storage = await openStorage({ dataDir: join(folder.path, "stop"), onIdleError: () => undefined });
  expect(await storage.leads.list()).toHaveLength(stored.length);
  await storage.close();
});

test.each([
  ["by what is under way beyond its time, and cleanly for systemd", 1, "SIGTERM"],
  ["by a second signal, at once", 2, "SIGKILL"],
] as const)("the end is not held up %s", async (_, signals, last) => {
  const scanner = join(folder.path, `scan-${signals}`);
  // Holds an upload, and the process, for longer than a stop may take.
  await writeFile(scanner, `#!/bin/sh\necho $$ > ${scanner}.pid\nexec sleep 300\n`, { mode: 0o755 });
  const server = await spawnServer({
    ...environment,
    DATA_DIR: join(folder.path, `held-${signals}`),
    SCAN_COMMAND: scanner,
    STOP_TIMEOUT_MS: signals === 1 ? "100" : "600000",
  });
  const body = new FormData();
  body.append("file", new Blob([samples.pdf]), "a.pdf");
  const upload = fetch(server.address + routes.uploadFile, { method: "POST", body }).catch(() => undefined);
  const pid = (): number => Number(existsSync(`${scanner}.pid`) && readFileSync(`${scanner}.pid`, "utf8"));
  await waitFor("the upload is scanned", () => pid() > 0);
  try {
    server.child.kill("SIGTERM");
    if (signals > 1) {
      await waitFor("it accepts nothing any more", async () =>
        fetch(server.address).then(
          () => false,
          () => true,
        ),
      );
      server.child.kill("SIGTERM");
    }
    expect(await server.exited).toEqual({ code: null, signal: last });
  } finally {
    process.kill(pid(), "SIGKILL");
  }
  await upload;
});

test("a wrong setting stops the start with a message and no stack", async () => {
  expect(await refuse({ PORT: "eighty" })).toBe(
    "These settings are wrong:\n" + '  PORT: read "eighty"; allowed is a whole number from 0 to 65535.\n',
  );
});

test("a folder that was chosen but is missing stops the start", async () => {
  expect(await refuse({ SITE_DIR: "/no/such/folder" })).toContain(
    "SITE_DIR is /no/such/folder, but there is no such folder.",
  );
});

test("a site folder without a site stops the start", async () => {
  await mkdir(join(folder.path, "empty"));
  expect(await refuse({ SITE_DIR: join(folder.path, "empty") })).toContain("there is no index.html in it");
});

test("a site that was built for another address than SITE_URL is told of", async () => {
  const robots = "User-agent: *\n\nSitemap: https://www.example.com/sitemap.xml\n";
  await writeFile(join(folder.path, "site/robots.txt"), robots);
  const logOf = async (SITE_URL: string): Promise<string> => {
    const server = await spawnServer({ ...environment, SITE_URL });
    server.child.kill("SIGTERM");
    await server.exited;
    return server.log();
  };
  expect(await logOf("https://www.example.com")).toBe("");
  const log = await logOf("https://laser.example");
  expect(log).toContain('"builtFor":"https://www.example.com"');
  expect(log).toContain("canonical addresses and the sitemap name another site");
});

test("a DATA_DIR that is a file, leads nowhere, or is below /proc, stops the start and is named", async () => {
  const file = join(folder.path, "site/index.html");
  expect(await refuse({ DATA_DIR: file })).toBe(`DATA_DIR is ${file}, but that is no folder.\n`);
  expect(await refuse({ DATA_DIR: join(file, "x/y") })).toContain(`but ${file} is no folder.`);
  const link = join(folder.path, "link");
  await symlink("unmounted", link);
  expect(await refuse({ DATA_DIR: link })).toBe(
    `DATA_DIR is ${link}, but that is a symbolic link to unmounted, which does not exist or cannot be reached.\n`,
  );
  if (process.platform === "linux")
    expect(await refuse({ DATA_DIR: "/proc/none/data" })).toContain("DATA_DIR: ENOENT");
});

test("a scanner that is not there is told of at the start", async () => {
  const logOf = async (SCAN_COMMAND: string): Promise<string> => {
    const server = await spawnServer({ ...environment, SCAN_COMMAND });
    server.child.kill("SIGTERM");
    await server.exited;
    return server.log();
  };
  expect(await logOf("/no/scanner --fdpass")).toContain("SCAN_COMMAND names no program that can be run");
  expect(await logOf("true")).toBe("");
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
