/**
 * Builds a dealer's page with Next (server components) and Astro (islands) from the packed packages, opens it in Chromium, and
 * prints what it weighs. Not a part of `npm test`: it installs two frameworks, which takes two minutes.
 *
 *   npm run test:frameworks            both
 *   npm run test:frameworks -- astro   one
 */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page, type Response } from "playwright";
import { freePort } from "../../api/server/testing/free-port.ts";
import { chromiumFlags, findChromium } from "../browser.ts";
import { execute, prepareFixtures } from "./prepare.ts";

const frameworks = ["next", "astro"];
const chosen = process.argv.slice(2);
const root = path.join(import.meta.dirname, "../..");

/** Starts the framework's own server and waits until it answers. */
async function serve(folder: string): Promise<{ url: string; server: ChildProcess }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { scripts }: { scripts: { serve: string } } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  const [program = "", ...args] = scripts.serve.split(" ");
  const options =
    program === "next"
      ? ["-p", String(port), "-H", "127.0.0.1"]
      : ["--port", String(port), "--host", "127.0.0.1"];
  const server = spawn(path.join(folder, "node_modules/.bin", program), [...args, ...options], {
    cwd: folder,
  });
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server in ${folder} ended with ${server.exitCode}.`);
    const up = await fetch(url).then(
      () => true,
      () => false,
    );
    if (up) return { url, server };
    await new Promise((next) => setTimeout(next, 200));
  }
}

/** Uses the page as a visitor does. @throws Error that names what does not work */
async function use(page: Page, url: string) {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  const sizes = { javascript: 0, css: 0 };
  const counted: Promise<void>[] = [];
  const count = async (response: Response) => {
    const type = response.headers()["content-type"] ?? "";
    const kind = type.includes("javascript") ? "javascript" : type.includes("css") ? "css" : undefined;
    if (kind) sizes[kind] += brotliCompressSync(await response.body()).length;
  };
  page.on("response", (response) => counted.push(count(response)));
  await page.route("https://www.example.com/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" }),
  );
  await page.goto(url, { waitUntil: "networkidle" });
  await page.getByRole("tab", { name: "Kiel" }).click();
  await page.getByText("By appointment").waitFor();
  await page.getByText("inch", { exact: true }).click();
  await page.getByText("19.7").first().waitFor();
  await page.getByText("How much space does it need?").click();
  // Late chunks have come too.
  await page.waitForLoadState("networkidle");
  await Promise.all(counted);
  if (messages.length > 0) throw new Error(`The page has messages:\n${messages.join("\n")}`);
  return sizes;
}

async function check(name: string, packed: string, browser: Browser) {
  const folder = path.join(packed, "frameworks", name);
  const source = name === "next" ? "" : "src";
  cpSync(path.join(root, "starters/dealer/feed"), path.join(folder, "feed"), { recursive: true });
  cpSync(path.join(root, "starters/dealer/src/labels.ts"), path.join(folder, source, "labels.ts"));
  cpSync(path.join(root, "starters/dealer/brand.css"), path.join(folder, source, "brand.css"));
  const tarballs = ["ui", "feed"].map((each) => path.join(packed, `lightmaker-${each}.tgz`));
  // As in the other tests: esbuild works without its install script, and npm may be set to refuse all.
  execute(folder, "npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", ...tarballs);
  const start = performance.now();
  execute(folder, "npm", "run", "build");
  const seconds = Math.round((performance.now() - start) / 1000);
  const { url, server } = await serve(folder);
  try {
    const page = await browser.newPage();
    const { javascript, css } = await use(page, url);
    const kB = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`;
    console.info(`${name}: built in ${seconds} s, JavaScript ${kB(javascript)}, styles ${kB(css)} (Brotli)`);
  } finally {
    server.kill();
  }
}

const folder = prepareFixtures();
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
try {
  for (const name of frameworks)
    if (chosen.length === 0 || chosen.includes(name)) await check(name, folder, browser);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
