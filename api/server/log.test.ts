import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { routes } from "../contract/index.ts";
import { createLogger, logStream } from "./log.ts";
import { createTestFolder } from "./testing/folders.ts";
import { freePort } from "./testing/free-port.ts";
import { sendRaw, spawnServer } from "./testing/test-servers.ts";
import { waitFor } from "./testing/wait-for.ts";

/** Control characters, including all that some program treats as the end of a line. */
const acting = /(?!\n)\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

test("everything that is logged is one line that does nothing, and is read again as it was", () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  const odd = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).join("");
  logger.info({ path: odd, [`key${odd}`]: 1 }, `message ${odd}`);
  logger.error({ err: new Error(odd, { cause: new Error(`cause ${odd}`) }) }, "failed");
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.slice(0, -1)).not.toMatch(/\n/);
    expect(line).not.toMatch(acting);
    expect(line.endsWith("}\n")).toBe(true);
  }
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ path: odd, [`key${odd}`]: 1, msg: `message ${odd}` });
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({
    err: { message: odd, cause: { message: `cause ${odd}` } },
  });
});

test("an error is logged without what the database says about the row: that is the visitor's", () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  const refused = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Failing row contains (王芳, wang@example.com).",
    parameters: ["wang@example.com"],
  });
  logger.error({ err: new Error("not stored", { cause: refused }) }, "server.busy");
  logger.error({ err: refused }, "server.busy");
  expect(lines.join("")).not.toMatch(/王芳|wang@example/);
  expect(JSON.parse(lines[1] ?? "")["err"]).toEqual({
    type: "Error",
    message: "duplicate key",
    code: "23505",
    stack: expect.stringContaining("log.test.ts"),
  });
});

test("a path that a visitor writes by hand makes no line of its own and acts on no terminal", async () => {
  const folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const site = `${folder.path}/site`;
  const server = await spawnServer({ DATA_DIR: `${folder.path}/data`, SITE_DIR: site, MEDIA_DIR: site });
  const before = server.log().split("\n").length;
  for (const bytes of ["\u0085{}", "\u009b2J", "\u001b[2J", "\r{}", "%0a{}", "%E2%80%A8"])
    await sendRaw(
      server.address,
      Buffer.from(`GET /api/x${bytes} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, "latin1"),
    );
  server.child.kill("SIGTERM");
  await server.exited;
  const lines = server
    .log()
    .split("\n")
    .slice(before - 1, -1);
  expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const line of lines) {
    expect(line).not.toMatch(acting);
    expect(JSON.parse(line)).toMatchObject({ service: "lightmaker-api" });
  }
  await folder.remove();
});

test("a log that cannot be written stops no server, and what was kept and lost is told later", async () => {
  const folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const site = `${folder.path}/site`;
  // Every write to it fails as on a full disk.
  const full = openSync("/dev/full", "w");
  const port = await freePort();
  const environment = {
    DATA_DIR: `${folder.path}/data`,
    SITE_DIR: site,
    MEDIA_DIR: site,
    PORT: String(port),
  };
  const child = spawn(process.execPath, [`${import.meta.dirname}/main.ts`], {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", full, full],
  });
  const exited = once(child, "close");
  const healthy = () =>
    fetch(`http://127.0.0.1:${port}${routes.health}`).then(
      ({ status }) => status === 200,
      () => false,
    );
  await waitFor("the server is ready", healthy);
  for (let request = 0; request < 5; request += 1) expect(await healthy()).toBe(true);
  child.kill("SIGTERM");
  await exited;
  closeSync(full);
  expect(child.exitCode).toBe(0);

  const file = openSync(`${folder.path}/log`, "w");
  const stream = logStream(openSync("/dev/full", "w")) as ReturnType<typeof logStream> & { fd: number };
  const logger = createLogger("info", stream);
  for (let line = 0; line < 3; line += 1) logger.info({ line, text: "x".repeat(400_000) }, "long");
  stream.fd = file;
  logger.info("after");
  const lines = readFileSync(`${folder.path}/log`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([{ line: 0 }, { line: 1 }, { msg: "after" }, { lost: 1 }]);
  await folder.remove();
});
