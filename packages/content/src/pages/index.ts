import type { Page } from "../define.ts";
import type { PageId } from "../routes.ts";
import { aboutPages } from "./about/index.ts";
import { applications } from "./applications/index.ts";
import { contactPages } from "./contact/index.ts";
import { home } from "./home/page.ts";
import { legal } from "./legal.ts";
import { materials } from "./materials.ts";
import { products } from "./products.ts";
import { supportPages } from "./support/index.ts";

/** All pages by id. A route without a page is a compile error. */
export const pages: Readonly<Record<PageId, Page>> = {
  home,
  ...products,
  ...applications,
  ...materials,
  ...supportPages,
  ...aboutPages,
  ...contactPages,
  ...legal,
};
