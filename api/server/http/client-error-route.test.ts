import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "../../contract/index.ts";
import { readConfig } from "../config.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { createTestFolder, type TestFolder } from "../testing/folders.ts";

let folder: TestFolder;
let server: RunningServer;
const lines: string[] = [];
beforeAll(async () => {
  folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
  const site = `${folder.path}/site`;
  const log = new Writable({
    write(line: Buffer, _, done) {
      lines.push(line.toString());
      done();
    },
  });
  const config = readConfig({
    PORT: "0",
    DATA_DIR: folder.path,
    SITE_DIR: site,
    MEDIA_DIR: site,
    TRUSTED_PROXIES: "loopback",
    CLIENT_ERRORS_PER_MINUTE: "3",
  });
  server = await startServer(config, pino({ level: "warn" }, log));
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const error = { name: "ChunkLoadError", page: "/en/about/sample", asset: "js/SiteForm" };

/** Sends a report from the given address. Each test uses its own, so that the rate limits do not affect each other. */
async function post(body: unknown, address: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.address + routes.reportClientError, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", "x-forwarded-for": address, ...headers },
  });
  const { message } = (await response.json()) as { message: string };
  return `${response.status} ${message}`;
}

test("what is missing is written into the log, and nothing about the visitor", async () => {
  expect(await post(error, "203.0.113.1")).toBe("200 clientError.noted");
  expect(await post(error, "203.0.113.1", { "content-type": "text/plain" })).toBe("200 clientError.noted");
  const noted = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(noted[0]).toMatchObject({ clientError: error.name, page: error.page, asset: error.asset });
  expect(lines.join()).not.toContain("203.0.113.1");
});

test("a film that failed says how often it has", async () => {
  const film = { name: "VideoError", page: "/", asset: "home/hero.1a2b3c4d.mp4", count: 2 };
  expect(await post(film, "203.0.113.2")).toBe("200 clientError.noted");
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
    clientError: "VideoError",
    asset: film.asset,
    count: 2,
  });
});

test.each([
  [{ ...error, count: 0 }, "400 request.invalid"],
  [{ ...error, count: "many words" }, "400 request.invalid"],
  [{}, "400 request.invalid"],
  [{ ...error, name: "TypeError" }, "400 request.invalid"],
  [{ ...error, page: "/?email=x@y.z" }, "400 request.invalid"],
  [{ ...error, page: "https://evil.example" }, "400 request.invalid"],
  [{ ...error, asset: "a sentence that somebody typed" }, "400 request.invalid"],
  [{ ...error, asset: "x".repeat(201) }, "400 request.invalid"],
])("%j is refused", async (body, answer) => {
  expect(await post(body, `203.0.113.${10 + JSON.stringify(body).length}`)).toBe(answer);
});

test("another site cannot report, and nobody may report without end", async () => {
  expect(await post(error, "203.0.113.3", { "sec-fetch-site": "cross-site" })).toBe("403 request.crossSite");
  const answers = [];
  for (let turn = 0; turn < 4; turn += 1) answers.push(await post(error, "203.0.113.4"));
  expect(answers).toEqual([...Array(3).fill("200 clientError.noted"), "429 request.tooMany"]);
});
