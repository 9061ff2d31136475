import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, createReadStream, openSync } from "node:fs";
import { expect, test } from "vitest";
import { routes } from "../contract/index.ts";
import { createLogger, LogStream } from "./log.ts";
import { createTestFolder, type TestFolder } from "./testing/folders.ts";
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

/** Settings of a server with an empty site, and a function that returns the status of a path; 0 if nothing answers. */
async function quietServer(folder: TestFolder) {
  const site = `${folder.path}/site`;
  const port = await freePort();
  const statusOf = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  const env = {
    PATH: process.env["PATH"],
    DATA_DIR: `${folder.path}/data`,
    SITE_DIR: site,
    MEDIA_DIR: site,
    PORT: String(port),
  };
  return { env, statusOf, main: `${import.meta.dirname}/main.ts` };
}

test("a log that cannot be written stops no server", async () => {
  const folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const { env, statusOf, main } = await quietServer(folder);
  // Every write to it fails as on a full disk.
  const full = openSync("/dev/full", "w");
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", full, full] });
  closeSync(full);
  const exited = once(child, "close");
  await waitFor("the server is ready", async () => (await statusOf(routes.health)) === 200);
  for (let request = 0; request < 5; request += 1) expect(await statusOf("/")).toBe(200);
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
  await folder.remove();
});

test("a reader of the log that stalls stops no server, nor its end", async () => {
  const folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const { env, statusOf, main } = await quietServer(folder);
  execFileSync("mkfifo", [`${folder.path}/log`]);
  // A pipe takes 60 kB of lines. Nobody reads them.
  const pipe = openSync(`${folder.path}/log`, "r+");
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "ignore", pipe] });
  const exited = once(child, "close");
  await waitFor("the server is ready", async () => (await statusOf(routes.health)) === 200);
  for (let request = 0; request < 550; request += 1)
    expect(await statusOf(`/api/${"x".repeat(200)}`)).toBeGreaterThan(0);
  expect(await statusOf(routes.health)).toBe(200);
  child.kill("SIGTERM");
  await exited;
  closeSync(pipe);
  await folder.remove();
});

test("what was kept is written when the log is read again, and what was lost is counted", async () => {
  const folder = await createTestFolder({});
  execFileSync("mkfifo", [`${folder.path}/log`]);
  const pipe = openSync(`${folder.path}/log`, "r+");
  const logger = createLogger("info", new LogStream(pipe));
  for (let line = 0; line < 3; line += 1) logger.info({ line, text: "x".repeat(400_000) }, "long");
  let told = "";
  const reader = createReadStream(`${folder.path}/log`).on("data", (chunk) => {
    told += String(chunk);
  });
  await waitFor("all is written", () => /"lost".*\n$/.test(told));
  reader.destroy();
  closeSync(pipe);
  expect(
    told
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as object),
  ).toMatchObject([{ line: 0 }, { line: 1 }, { lost: 1 }]);
  await folder.remove();
});
