import { CarouselPage } from "./CarouselPage.tsx";
import { FormPage } from "./FormPage.tsx";
import { OwnedPage } from "./OwnedPage.tsx";
import { Page } from "./Page.tsx";

/** The pages under test. `<html data-page>` tells the client which one to hydrate. */
export const pages = { everything: Page, carousels: CarouselPage, owned: OwnedPage, form: FormPage };

export type PageName = keyof typeof pages;
