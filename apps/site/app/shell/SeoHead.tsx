import { brand } from "@lightmaker/content/brand";
import { useSyncExternalStore } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import type { PageData } from "../page-data.ts";
import { followSeoTable, headFor, seoTable } from "./seo.ts";

/** Title, description and keywords of the address: the page's own in the HTML, the API's when they are there and differ. */
export function SeoHead() {
  const { pathname } = useLocation();
  const home = useRouteLoaderData<PageData>("home");
  const other = useRouteLoaderData<PageData>("page");
  const table = useSyncExternalStore(followSeoTable, seoTable, () => undefined);
  const { title, description, keywords } = headFor(pathname, (home ?? other)?.page, table, brand.name);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
    </>
  );
}
