import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A piece of news on its card, formatted for the reader. */
export interface NewsListItem {
  /** Names the item; unique in its list. */
  id: string;
  title: string;
  author: string;
  /** Day of publication: ISO 8601 for programs, and as the reader writes it. */
  date: { iso: string; text: string };
  /** What the item is sorted by. Items with the same value share a chip, named by the first of them. */
  type: { value: string; label: string };
  /** One or two sentences for the card. */
  profile: string;
  /** Address of a picture. */
  photo?: string;
  /** Where the item is shown: the list with this item open. */
  href: string;
}

/** News as cards, a page at a time, each opening in a dialog. */
export interface NewsListData extends SectionData, SectionIntro {
  /** The same news for programs that follow it. */
  feed?: LinkData;
}

/** What stands below the head of an opened item: HTML of any origin, sanitised where it is shown, or why there is none. */
export type NewsArticleState = { html: string } | { failure: string };
