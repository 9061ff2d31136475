import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A news item on a card. Its texts are formatted for the reader. */
export interface NewsListItem {
  /** Identifier of the item; unique in its list. */
  id: string;
  title: string;
  author: string;
  /** Publication date: in ISO 8601, and formatted for the reader. */
  date: { iso: string; text: string };
  /** Type, used by the filter. Items with the same `value` share a chip, which takes the label of the first of them. */
  type: { value: string; label: string };
  /** Summary for the card, in one or two sentences. */
  profile: string;
  /** URL of a picture. */
  photo?: string;
  /** URL of the list with this item open. */
  href: string;
}

/** News as cards on pages. Each item opens in a dialog. */
export interface NewsListData extends SectionData, SectionIntro {
  /** Link to the Atom feed of the same news. */
  feed?: LinkData;
}

/** Content of an opened item: HTML from any source, sanitised when it is rendered, or an error message. */
export type NewsArticleState = { html: string } | { failure: string };
