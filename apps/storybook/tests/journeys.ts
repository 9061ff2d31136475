import type { Step } from "./transcript.ts";

/** How a component is read, where its default story alone says too little. */
interface Journey {
  /** Name of the story, by default `Default`. */
  readonly story?: string;
  /** What is done after the first reading. */
  readonly steps?: readonly Step[];
  /** Width of the window in pixels, by default 1280. */
  readonly width?: number;
}

/** By the name of the component. */
export const journeys: Readonly<Record<string, Journey>> = {
  Accordion: { steps: [{ press: "summary" }] },
  Carousel: { steps: [{ press: "button:not([disabled], [aria-current])" }] },
  Chat: {
    steps: [{ type: "input, textarea", text: { zh: "多重", en: "How heavy?" } }, { press: "form button" }],
  },
  Combobox: { steps: [{ type: "input", text: { zh: "木", en: "wood" } }] },
  CompareTable: { steps: [{ press: "input[type=checkbox], button" }] },
  Dialog: { steps: [{ press: "button" }, { press: "[role=dialog] button" }] },
  Disclosure: { steps: [{ press: "summary" }] },
  Faq: { steps: [{ press: "summary" }] },
  Field: { story: "WithError" },
  FilterChips: { steps: [{ press: "label:nth-of-type(2), button:nth-of-type(2)" }] },
  Finder: { steps: [{ press: "fieldset label:nth-of-type(2)" }] },
  FormMessage: { story: "ErrorMessage" },
  FormSection: { steps: [{ press: "button[type=submit]" }] },
  FormSummary: { steps: [{ press: "button" }] },
  Gallery: { steps: [{ press: "button, a" }] },
  InstalmentCalculator: { story: "Faulty" },
  LiveRegion: { steps: [{ press: "button" }] },
  MaterialCheck: { steps: [{ type: "input", text: { zh: "PVC", en: "PVC" } }, { press: "[role=option]" }] },
  MobileMenu: { width: 390, steps: [{ press: "button" }] },
  NavigationMenu: { steps: [{ press: "button" }] },
  NewsList: { steps: [{ press: "article a, li a, li button" }] },
  Pager: { steps: [{ press: "button:not([disabled], [aria-current])" }] },
  Pagination: { steps: [{ press: "button:not([aria-disabled=true], [aria-current])" }] },
  PictureChoice: { steps: [{ press: "label" }] },
  SearchDialog: { steps: [{ press: "button" }, { type: "input", text: { zh: "亚", en: "acrylic" } }] },
  SiteFooter: { steps: [{ press: "summary" }] },
  SubmitButton: { story: "Loading" },
  Tabs: { steps: [{ press: "[role=tab][aria-selected=false]" }] },
  ThemeSwitch: { steps: [{ press: "label:nth-of-type(2)" }] },
  Toast: { steps: [{ press: "button" }] },
  Tooltip: { story: "Open" },
  UnitSwitch: { steps: [{ press: "label:nth-of-type(2), button:nth-of-type(2)" }] },
};
