/**
 * Measures the built pages against a baseline in the same run: the same pages without scripts, served by nginx with the
 * same compression.
 *
 *   npm run bench:pages                              all pages in both languages, all parts, medians of 3 rounds
 *   npm run bench:pages -- / /en/products            some pages
 *   … --only=loading,reacting,drawing,scenes,lighthouse     some parts      … --rounds 1
 *
 * Needs nginx and openssl. Targets: issue "Fast, safe and proven". The service worker is blocked.
 */
import { parseArgs } from "node:util";
import { languages, pagePath, routes } from "@lightmaker/content/routes";
import { chromium } from "playwright";
import { freePort } from "../../api/server/testing/free-port.ts";
import { chromiumFlags, findChromium } from "../browser.ts";
import { startProduct } from "../product.ts";
import { startBaseline } from "./baseline.ts";
import { measureDrawing } from "./drawing.ts";
import { reportTargets } from "./figures.ts";
import { measureFirstReactions, measureInteractions, measureNavigation } from "./interactions.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLoading } from "./loading.ts";
import { measureScenes } from "./scenes.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "loading,reacting,drawing,scenes,lighthouse" },
    rounds: { type: "string", default: "3" },
  },
});
const parts = values.only.split(",");
const known = ["loading", "reacting", "drawing", "scenes", "lighthouse"];
const unknown = parts.filter((part) => !known.includes(part));
if (unknown.length > 0) throw new Error(`Unknown --only=${unknown}. Allowed: ${known.join(", ")}.`);
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`Invalid --rounds ${values.rounds}. Use an integer of at least 1.`);

const every = languages.flatMap((language) =>
  (Object.keys(routes) as (keyof typeof routes)[])
    // The 404 page and the result pages of forms are left out, because nobody loads them directly.
    .filter((id) => !["notFound", "sent", "notSent"].includes(id))
    .map((id) => pagePath(id, language)),
);
const paths = positionals.length > 0 ? positionals : every;

const product = await startProduct();
const baseline = await startBaseline(product.origin);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});
try {
  const { origin } = baseline;
  console.info(`${new Date().toISOString()}, Chromium ${browser.version()}, ${rounds} rounds`);
  if (parts.includes("loading"))
    await measureLoading(browser, { product: product.origin, baseline: origin, paths, rounds });
  if (parts.includes("reacting")) {
    const both = {
      "HTTP/1.1": { product: product.origin, baseline: origin },
      "HTTP/2": { product: baseline.secureProduct, baseline: baseline.secure },
    };
    await measureFirstReactions(browser, both, rounds);
    await measureInteractions(browser, product.origin, rounds);
    await measureNavigation(browser, product.origin, rounds);
  }
  if (parts.includes("drawing")) await measureDrawing(browser, product.origin, rounds);
  if (parts.includes("scenes")) await measureScenes(browser, product.origin, rounds);
  if (parts.includes("lighthouse"))
    await measureLighthouse({ port, product: product.origin, baseline: origin, paths, rounds });
  reportTargets();
} finally {
  await browser.close();
  await baseline.stop();
  await product.stop();
}
