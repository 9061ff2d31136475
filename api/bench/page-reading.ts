import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { routes } from "../contract/index.ts";
import { openStorage } from "../server/storage/storage.ts";
import { createTestFolder } from "../server/testing/folders.ts";
import { freePort } from "../server/testing/free-port.ts";
import { findProgram, programNamed } from "../server/testing/programs.ts";
import { waitFor } from "../server/testing/wait-for.ts";
import { describe, startScript, takeTurns } from "./compare.ts";

/**
 * Measures read requests: 200 news items against a bare Node server that sends the same bytes, and a page against nginx that
 * serves the same precompressed file.
 */
const clients = 40;
const items = 200;

const page = `<!doctype html><title>t</title>${"<p>激光切割机 LightMaker</p>".repeat(2_000)}`;
const folder = await createTestFolder({
  "site/index.html": page,
  "site/index.html.gz": gzipSync(page),
  "data/.keep": "",
});

/** Text as long as an article. The letters are random, so that it compresses like an article. */
const content = (): string =>
  `<p>${Array.from({ length: 900 }, () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 3_000))).join("")}</p>`;

async function prepareNews(): Promise<void> {
  const storage = await openStorage({ dataDir: join(folder.path, "data"), onIdleError: () => undefined });
  await storage.published.putNews(
    Array.from({ length: items }, (_, index) => ({
      id: `item-${index}`,
      language: "zh",
      title: `新闻 ${index}`,
      author: "LightMaker",
      created_at: 1_790_000_000_000 + index,
      type: "product",
      content: content(),
      state: 1,
      photo_url: "",
      profile: "一句话",
    })),
  );
  await storage.close();
}

async function startNginx(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const port = await freePort();
  const config = join(folder.path, "nginx.conf");
  await writeFile(
    config,
    `daemon off; worker_processes 1; pid ${folder.path}/nginx.pid; error_log ${folder.path}/error.log;
    ${process.getuid?.() === 0 ? "user root;" : ""} events { worker_connections 512; }
    http { access_log off; sendfile on; keepalive_requests 1000000; types { text/html html; }
      server { listen 127.0.0.1:${port}; root ${folder.path}/site; gzip_static on; index index.html; } }`,
  );
  const child = spawn(findProgram(programNamed("nginx")), ["-c", config, "-p", folder.path], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const address = `http://127.0.0.1:${port}`;
  await waitFor("nginx answers", () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { address, stop };
}

const asking = (path: string): Buffer =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`);

await prepareNews();
const site = join(folder.path, "site");
const api = await startScript("../server/main.ts", {
  DATA_DIR: join(folder.path, "data"),
  SITE_DIR: site,
  MEDIA_DIR: site,
  LOG_LEVEL: "warn",
});
const body = Buffer.from(await (await fetch(api.address + routes.selectNews)).arrayBuffer());
const compressed = gzipSync(body, { level: 6 });
await writeFile(join(folder.path, "bytes"), compressed);
const bare = await startScript("bare-bytes.ts", { BYTES: join(folder.path, "bytes") });
const nginx = await startNginx();
try {
  const [bareNews, apiNews] = await takeTurns(
    [bare.address, api.address],
    asking(routes.selectNews),
    clients,
  );
  console.info(
    `${items} news items, ${body.length} bytes of JSON, ${compressed.length} compressed, ${clients} clients`,
  );
  console.info(describe("bare node:http with the same bytes", bareNews));
  console.info(describe("LightMaker, news", apiNews));
  console.info(`ratio: ${(apiNews.rate / bareNews.rate).toFixed(2)} (0.30 is wanted)`);
  const [nginxPage, apiPage] = await takeTurns([nginx.address, api.address], asking("/"), clients);
  console.info(describe("nginx, page compressed beforehand", nginxPage));
  console.info(describe("LightMaker, the same page", apiPage));
  console.info(`ratio: ${(apiPage.rate / nginxPage.rate).toFixed(2)} (0.55 is wanted)`);
} finally {
  await Promise.all([bare.stop(), api.stop(), nginx.stop()]);
  await folder.remove();
}
