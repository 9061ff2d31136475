import type { Page } from "../define.ts";
import type { PageId } from "../routes.ts";
import { about } from "./about.ts";
import { applications } from "./applications.ts";
import { contact } from "./contact.ts";
import { home } from "./home/page.ts";
import { legal } from "./legal.ts";
import { materials } from "./materials.ts";
import { products } from "./products.ts";
import { support } from "./support.ts";

/** Every page by its id; a route without a page does not compile. */
export const pages: Readonly<Record<PageId, Page>> = {
  home,
  ...products,
  ...applications,
  ...materials,
  ...support,
  ...about,
  ...contact,
  ...legal,
};
