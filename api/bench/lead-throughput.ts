import { join } from "node:path";
import { routes } from "../contract/index.ts";
import { createTestFolder } from "../server/testing/folders.ts";
import { describe, startScript, takeTurns } from "./compare.ts";

/**
 * Measures the stored leads per second with 40 clients; each lead is on disk before its response. Compares the rate with a bare
 * Node server in the same run, so that the speed and load of the machine cancel out.
 *
 * Run it with `npm run bench -w @lightmaker/api`.
 */
const clients = 40;

const body = JSON.stringify({ surName: "王", name: "芳", email: "wang@example.com" });
const request = Buffer.from(
  `POST ${routes.addAccessInformation} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
);

const folder = await createTestFolder({ "site/index.html": "<!doctype html>" });
const site = join(folder.path, "site");
const bare = await startScript("bare-server.ts");
const api = await startScript("../server/main.ts", {
  DATA_DIR: folder.path,
  SITE_DIR: site,
  MEDIA_DIR: site,
  LOG_LEVEL: "warn",
  POSTS_PER_MINUTE: "0",
});
try {
  const [bareMedian, apiMedian] = await takeTurns([bare.address, api.address], request, clients);
  console.info(describe(`bare node:http, ${clients} clients`, bareMedian));
  console.info(describe(`LightMaker, on disk, ${clients} clients`, apiMedian));
  console.info(
    `ratio: ${(apiMedian.rate / bareMedian.rate).toFixed(2)} (0.40 is wanted, or 4,000/s on a quiet machine)`,
  );
} finally {
  await Promise.all([bare.stop(), api.stop()]);
  await folder.remove();
}
