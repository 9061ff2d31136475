/**
 * Lighthouse (mobile preset, simulated throttling) on the built product: `npm run bench:pages [-- path …]`.
 * Prints the four scores, the largest contentful paint and the layout shift of each page; three runs, medians.
 */
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import lighthouse, { type RunnerResult as Result } from "lighthouse";
import { chromium } from "playwright";
import { chromiumFlags, findChromium } from "./browser.ts";
import { startProduct } from "./product.ts";

const runs = 3;
const paths = process.argv.slice(2);
if (paths.length === 0) paths.push("/", "/en");

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const product = await startProduct();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});
try {
  const rows = [];
  for (const path of paths) {
    const results: Result["lhr"][] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(product.origin + path, { port, output: "json", logLevel: "error" });
      if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
      results.push(result.lhr);
    }
    const score = (category: string) =>
      Math.round(100 * median(results.map(({ categories }) => categories[category]?.score ?? 0)));
    const value = (audit: string) =>
      median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    rows.push({
      path,
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best practices": score("best-practices"),
      seo: score("seo"),
      "LCP ms": Math.round(value("largest-contentful-paint")),
      "TBT ms": Math.round(value("total-blocking-time")),
      CLS: Number(value("cumulative-layout-shift").toFixed(4)),
    });
    for (const audit of Object.values(results[0]?.audits ?? {})) {
      const failed = audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === "binary";
      if (failed) console.info(`${path}: ${audit.id}: ${audit.title}`);
    }
  }
  console.table(rows);
} finally {
  await browser.close();
  await product.stop();
}
