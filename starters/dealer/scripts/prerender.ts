/** Writes every page as HTML into `dist`, with the products of the maker's feed. Run by `npm run build` after Vite. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FeedError } from "@lightmaker/feed";
import { build } from "vite";
import { diskStorage, refreshCopies } from "./disk-storage.ts";

const root = path.join(import.meta.dirname, "..");
await build({
  root,
  logLevel: "warn",
  build: { ssr: "src/server.tsx", outDir: "dist-server", emptyOutDir: true },
});
const { addresses, dataElement, readProducts, render, routeOf }: typeof import("../src/server.tsx") =
  await import(path.join(root, "dist-server/server.js"));

try {
  await refreshCopies();
} catch (error) {
  if (!(error instanceof FeedError)) throw error;
  console.warn(`${error.message} The site is built from the copies in the folder "feed".`);
}
/** From the copies that were just written, or from the last ones. */
const read = (route: Parameters<typeof readProducts>[0]) =>
  readProducts(route, { storage: diskStorage, maxAge: Number.POSITIVE_INFINITY });

const template = readFileSync(path.join(root, "dist/index.html"), "utf8");
for (const mark of ["<!--head-->", "<!--page-->"])
  if (!template.includes(mark))
    throw new Error(`index.html has lost its mark ${mark}, so pages cannot be prerendered.`);

async function write(address: string, file: string) {
  const route = routeOf(address);
  const products = await read(route);
  if (!products) throw new Error(`${address} shows a model that the feed does not have.`);
  const { head, page } = render(route, products);
  const html = template
    .replace("<!--head-->", () => head)
    .replace("<!--page-->", () => page)
    .replace("</body>", () => `  ${dataElement(products)}\n  </body>`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}

const first = await read({ page: "home" });
if (!first) throw new Error("The feed has no models.");
const all = addresses(first);
for (const address of all) await write(address, path.join(root, "dist", address, "index.html"));
await write("/404/", path.join(root, "dist/404.html"));
console.info(`Wrote ${all.length} pages and 404.html into dist.`);
