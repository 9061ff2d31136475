import type { FaqItem, LinkData } from "@lightmaker/ui";

interface PageTexts {
  title: string;
  lead: string;
}

/** The texts of a dealer's site. */
export interface SiteData {
  name: string;
  feed: { origin: string; language: "en" | "zh" };
  /** Ids of the models to show, in this order. Default: all of the feed. */
  models?: readonly string[];
  /** `description` is for search engines: about 150 characters. */
  home: PageTexts & { description: string };
  products: PageTexts;
  questions: PageTexts & { items: readonly FaqItem[] };
  /** `formAction`: address that takes the form's post, of a form service or your server. Without it there is a mail link. */
  contact: PageTexts & { email: string; phone: string; address: string; hours: string; formAction?: string };
  legal: readonly LinkData[];
  legalTexts: readonly { id: string; title: string; text: string }[];
}
