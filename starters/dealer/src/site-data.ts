import type { FaqItem, LinkData } from "@lightmaker/ui";

interface PageTexts {
  title: string;
  lead: string;
}

/** The texts of a dealer's site. */
export interface SiteData {
  name: string;
  /** Address of this site, for search engines and shared links. Without it there are no canonical addresses and no sitemap.xml. */
  url?: string;
  /** Picture of shared links, 1200 × 630: a file in `public`, such as `/share.jpg`; needs `url`. Default: the machine of the page. */
  sharePicture?: string;
  feed: { origin: string; language: "en" | "zh" };
  /** Ids of the models to show, in this order. Default: all of the feed. */
  models?: readonly string[];
  /** Further buttons on the page of a machine, by its id. `askAbout` of `src/routes.ts` leads to the contact page. */
  actions?: Readonly<Record<string, readonly LinkData[]>>;
  /** `description` is for search engines: about 150 characters. */
  home: PageTexts & { description: string };
  products: PageTexts;
  questions: PageTexts & { items: readonly FaqItem[] };
  /** `formAction`: address that takes the form's post, of a form service or your server. Without it there is a mail link. */
  contact: PageTexts & { email: string; phone: string; address: string; hours: string; formAction?: string };
  legal: readonly LinkData[];
  legalTexts: readonly { id: string; title: string; text: string }[];
}
