import { CarouselPage } from "./CarouselPage.tsx";
import { Page } from "./Page.tsx";

/** The pages under test; the browser learns from `<html data-page>` which one it has to hydrate. */
export const pages = { everything: Page, carousels: CarouselPage };

export type PageName = keyof typeof pages;
