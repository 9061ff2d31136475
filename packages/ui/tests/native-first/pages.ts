import { CarouselPage } from "./CarouselPage.tsx";
import { FormPage } from "./FormPage.tsx";
import { OwnedPage } from "./OwnedPage.tsx";
import { Page } from "./Page.tsx";

/** The pages under test; the browser learns from `<html data-page>` which one it has to hydrate. */
export const pages = { everything: Page, carousels: CarouselPage, owned: OwnedPage, form: FormPage };

export type PageName = keyof typeof pages;
