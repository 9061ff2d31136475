import { CarouselPage } from "./CarouselPage.tsx";
import { ControlledPage } from "./ControlledPage.tsx";
import { FormPage } from "./FormPage.tsx";
import { Page } from "./Page.tsx";

/** The pages under test. `<html data-page>` tells the client which one to hydrate. */
export const pages = {
  everything: Page,
  carousels: CarouselPage,
  controlled: ControlledPage,
  form: FormPage,
};

export type PageName = keyof typeof pages;
