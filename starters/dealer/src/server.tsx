import { carouselBeforeReact, tabsBeforeReact } from "@lightmaker/ui";
import { renderToString } from "react-dom/server";
import { headOf } from "./App.tsx";
import { dataId, escaped, inScript } from "./document.ts";
import { type Products, readProducts } from "./feed.ts";
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

/** Returns what stands in place of the two marks of index.html. */
export function render(route: Route, products: Products): { head: string; page: string } {
  const { title, description } = headOf(route, products);
  return {
    head: [
      `<title>${escaped(title)}</title>`,
      `<meta name="description" content="${escaped(description)}" />`,
      ...headScripts.map((code) => `<script>${code}</script>`),
    ].join("\n    "),
    page: renderToString(<Site route={route} initial={products} />),
  };
}

/** Element with the data of the page, for hydration. */
export const dataElement = (products: Products) =>
  `<script type="application/json" id="${dataId}">${inScript(products)}</script>`;
