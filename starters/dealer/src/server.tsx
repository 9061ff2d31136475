import { carouselBeforeReact, tabsBeforeReact } from "@lightmaker/ui";
import { renderToString } from "react-dom/server";
import { data } from "../data.ts";
import { headOf } from "./App.tsx";
import { dataId, escaped, inScript } from "./document.ts";
import { type Products, readProducts } from "./feed.ts";
import { pages } from "./pages.tsx";
import { addresses, paths, type Route, routeOf } from "./routes.ts";
import { Site } from "./Site.tsx";

export { readProducts, routeOf };

/** Scripts that make tabs and carousels work before React does. They belong into the head. */
export const headScripts = [tabsBeforeReact, carouselBeforeReact];

/** Addresses of all pages of a dealer's site. */
export const allAddresses = ({ index }: Products): readonly string[] => [
  ...Object.values(addresses),
  ...index.models.map(({ id }) => paths.model(id)),
];

const isListed = (route: Route) =>
  route.page === "model" || (route.page !== "missing" && !pages[route.page].unlisted);

/** Returns sitemap.xml: the addresses of all pages for search engines. */
export function sitemap(url: string, all: readonly string[]): string {
  const listed = all.filter((address) => isListed(routeOf(address)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map((address) => `  <url><loc>${escaped(new URL(address, url).href)}</loc></url>`),
    "</urlset>\n",
  ].join("\n");
}

/** Returns what search engines, and programs that show a shared link, read of a page. */
function metaOf(route: Route, products: Products): string[] {
  const { title, description } = headOf(route, products);
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escaped(content)}" />`;
  const picture =
    data.url && data.sharePicture
      ? new URL(data.sharePicture, data.url).href
      : (products.model ?? products.index.models[0])?.picture.src;
  const head = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    property("type", "website"),
    property("site_name", data.name),
    property("title", title),
    property("description", description),
    ...(picture ? [property("image", picture)] : []),
  ];
  if (!isListed(route)) return [...head, '<meta name="robots" content="noindex" />'];
  if (!data.url || route.page === "missing") return head;
  const path = route.page === "model" ? paths.model(route.id) : addresses[route.page];
  const { href } = new URL(path, data.url);
  return [...head, `<link rel="canonical" href="${escaped(href)}" />`, property("url", href)];
}

/** Returns what stands in place of the two marks of index.html. */
export function render(route: Route, products: Products): { head: string; page: string } {
  return {
    head: [...metaOf(route, products), ...headScripts.map((code) => `<script>${code}</script>`)].join(
      "\n    ",
    ),
    page: renderToString(<Site route={route} initial={products} />),
  };
}

/** Element with the data of the page, for hydration. */
export const dataElement = (products: Products) =>
  `<script type="application/json" id="${dataId}">${inScript(products)}</script>`;
