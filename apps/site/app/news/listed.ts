import { type NewsItem, newsChipOf } from "@lightmaker/api/contract";
import type { Language, NewsListBlockData } from "@lightmaker/content";
import type { NewsListItem } from "@lightmaker/ui";
import { searchOf, startView } from "./view.ts";

/** What the list needs of an item: all but its text, which is most of it. */
export type ListedNews = Omit<NewsItem, "content" | "state">;

/** State of an item that everybody may see; all others are drafts or have been taken down. */
const published = 1;

/** Leaves out what is not published: a server that sends all it has is not taken at its word. */
export const onlyPublished = <Item extends Pick<NewsItem, "state">>(items: readonly Item[]): Item[] =>
  items.filter(({ state }) => state === published);

/** Words that differ from language to language where the catalogue does not say how. */
const dateTags = { zh: "zh-CN", en: "en-GB" } as const satisfies Record<Language, string>;

/** Made when it is first needed and kept: each takes some 40 kB outside of JavaScript's heap, which the collector does not see. */
const dateFormats = new Map<Language, Intl.DateTimeFormat>();

function dateFormatOf(language: Language): Intl.DateTimeFormat {
  const known = dateFormats.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(dateTags[language], { dateStyle: "long", timeZone: "UTC" });
  dateFormats.set(language, made);
  return made;
}

/** An item as its card shows it. */
export function toListItem(
  { id, title, author, createTime, type, photoUrl, profile }: ListedNews,
  { types }: Pick<NewsListBlockData, "types">,
  { language, path }: { language: Language; path: string },
): NewsListItem {
  const chip = newsChipOf(type);
  return {
    id,
    title,
    author,
    date: { iso: createTime, text: dateText(createTime, language) },
    type: chip === undefined ? { value: type, label: type } : { value: chip, label: types[chip] },
    profile,
    ...(photoUrl && { photo: photoUrl }),
    href: path + searchOf({ ...startView, item: id }),
  };
}

/**
 * Year, long month and day. In UTC: a day without a time is stored as its noon there, and server and browser must
 * write the same day.
 */
export function dateText(iso: string, language: Language): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return dateFormatOf(language).format(date);
}
