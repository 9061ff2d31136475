/** Writes every page as HTML into `dist`, with the copies of the maker's feed. Run by `npm run build` after Vite. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { data } from "../data.ts";
import { fromCopies } from "./disk-storage.ts";

const root = path.join(import.meta.dirname, "..");
await build({
  root,
  logLevel: "warn",
  build: { ssr: "src/server.tsx", outDir: "dist-server", emptyOutDir: true },
});
const {
  allAddresses,
  dataElement,
  readProducts,
  render,
  routeOf,
  sitemap,
}: typeof import("../src/server.tsx") = await import(path.join(root, "dist-server/server.js"));

const template = readFileSync(path.join(root, "dist/index.html"), "utf8");
for (const mark of ["<!--head-->", "<!--page-->"])
  if (!template.includes(mark))
    throw new Error(`index.html has lost its mark ${mark}, so pages cannot be prerendered.`);

async function write(address: string, file: string) {
  const route = routeOf(address);
  const products = await readProducts(route, fromCopies);
  const { head, page } = render(route, products);
  const html = template
    .replace("<!--head-->", () => head)
    .replace("<!--page-->", () => page)
    .replace("</body>", () => `  ${dataElement(products)}\n  </body>`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}

const all = allAddresses(await readProducts({ page: "home" }, fromCopies));
for (const address of all) await write(address, path.join(root, "dist", address, "index.html"));
await write("/404/", path.join(root, "dist/404.html"));
if (data.url) writeFileSync(path.join(root, "dist/sitemap.xml"), sitemap(data.url, all));
console.info(`Wrote ${all.length} pages and 404.html into dist.`);
if (!data.url)
  console.warn("Search engines get no sitemap.xml and no canonical addresses, because data.ts has no url.");
