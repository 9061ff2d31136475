import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { makeCertificate } from "../../api/server/testing/certificate.ts";
import { freePort } from "../../api/server/testing/free-port.ts";
import { findProgram, programNamed } from "../../api/server/testing/programs.ts";

const root = path.join(import.meta.dirname, "../..");
const site = path.join(root, "apps/site/build/client");
const media = path.join(root, "packages/media/built");

const compressible = /\.(html|css|json|svg|txt|xml|webmanifest)$/;
/** Styles inside the page (page-styles.ts). The baseline links the whole style sheet instead, as pages usually do. */
const ownStyles = /<style>[\s\S]*?<\/style><noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/;
/** Element that works without scripts, as the reference for measuring a click. It is in a corner, above everything else. */
const details =
  '<details id="baseline" style="position:fixed;inset:auto auto 0 0;z-index:9999;background:#fff;color:#000"><summary>baseline</summary>open</details>';

/**
 * The baseline: the site's own pages without scripts and with a linked style sheet, served by nginx. The baseline and the product are also
 * available over HTTP/2.
 */
export interface Baseline {
  /** URL of the baseline over HTTP/1.1. */
  readonly origin: string;
  /** URL of the baseline over HTTP/2. */
  readonly secure: string;
  /** URL of the product over HTTP/2, with nginx as a proxy. */
  readonly secureProduct: string;
  stop(): Promise<void>;
}

/** Returns the URL of a baseline page with an added `details` element. */
export const withDetails = (address: string): string => `${address.replace(/\/$/, "")}/baseline.html`;

const brotli = (text: string | Buffer) => promisify(brotliCompress)(text);

/**
 * Writes every file of the site as it is sent over the network: compressible files are stored as brotli under their
 * plain name. The pages come from the running product, with the news filled in.
 */
async function writeBaseline(folder: string, product: string): Promise<void> {
  for (const entry of await readdir(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz|zst|js|pdf)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const target = path.join(folder, path.relative(site, file));
    await mkdir(path.dirname(target), { recursive: true });
    if (!compressible.test(entry.name)) {
      await symlink(file, target);
      continue;
    }
    if (entry.name !== "index.html") {
      await writeFile(target, await brotli(await readFile(file)));
      continue;
    }
    const address = path.relative(site, entry.parentPath);
    const html = await (await fetch(`${product}/${address}`)).text();
    const page = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "").replace(ownStyles, "$1");
    await writeFile(target, await brotli(page));
    await writeFile(
      path.join(path.dirname(target), "baseline.html"),
      await brotli(page.replace("</body>", `${details}</body>`)),
    );
  }
}

/**
 * Builds and serves the baseline. Needs nginx, openssl and the built site.
 * @param product origin of the running product
 */
export async function startBaseline(product: string): Promise<Baseline> {
  const folder = await mkdtemp(path.join(tmpdir(), "lightmaker-baseline-"));
  const pages = path.join(folder, "pages");
  await writeBaseline(pages, product);
  const { certificate, key } = makeCertificate(folder);
  const [plain, secure, secureProduct] = [await freePort(), await freePort(), await freePort()];
  const tls = `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
  const files = `root ${pages}; charset utf-8;
      location /media/ { alias ${media}/; add_header Cache-Control "public, max-age=31536000, immutable"; }
      location / { try_files $uri $uri/index.html =404; add_header Content-Encoding $encoding; add_header Cache-Control "no-cache"; }`;
  await writeFile(
    path.join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? "user root;" : ""} events { worker_connections 512; }
    http { access_log off; sendfile on; tcp_nodelay on;
      types { text/html html; text/css css; application/json json; image/svg+xml svg; image/avif avif; image/webp webp; image/jpeg jpg;
        image/png png; font/woff2 woff2; video/webm webm; video/mp4 mp4; text/vtt vtt; application/manifest+json webmanifest; }
      map $sent_http_content_type $encoding { "~^(text/html|text/css|application/|image/svg)" br; default ""; }
      server { listen 127.0.0.1:${plain}; ${files} }
      server { listen 127.0.0.1:${secure} ssl http2; ${tls} ${files} }
      server { listen 127.0.0.1:${secureProduct} ssl http2; ${tls}
        location / { proxy_pass ${product}; proxy_http_version 1.1; proxy_set_header Host $http_host; proxy_set_header Connection ""; } } }`,
  );
  const nginx = spawn(
    findProgram(programNamed("nginx")),
    ["-c", path.join(folder, "nginx.conf"), "-p", folder],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const closed = once(nginx, "close");
  const origin = `http://127.0.0.1:${plain}`;
  for (;;) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx exited with code ${nginx.exitCode}. Its message is logged above.`);
    if (
      await fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    secure: `https://127.0.0.1:${secure}`,
    secureProduct: `https://127.0.0.1:${secureProduct}`,
    async stop() {
      nginx.kill("SIGTERM");
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
