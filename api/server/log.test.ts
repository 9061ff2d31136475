import { expect, test } from "vitest";
import { createLogger } from "./log.ts";
import { createTestFolder } from "./testing/folders.ts";
import { sendRaw, spawnServer } from "./testing/test-servers.ts";

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
