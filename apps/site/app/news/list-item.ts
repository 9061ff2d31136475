import { type NewsItem, newsChipOf } from "@lightmaker/api/contract";
import type { Language, NewsListBlockData } from "@lightmaker/content";
import type { NewsListItem } from "@lightmaker/ui";
import { defaultView, queryOf } from "./view.ts";

/** A news item without its text, which is most of its size and which the list does not show. */
export type ListedNews = Omit<NewsItem, "content" | "state">;

/** State of a published item. All other items are drafts or withdrawn. */
const published = 1;

/** Removes unpublished items, in case a server sends them. */
export const onlyPublished = <Item extends Pick<NewsItem, "state">>(items: readonly Item[]): Item[] =>
  items.filter(({ state }) => state === published);

/** Locales of the date format. English uses British dates. */
const dateTags = { zh: "zh-CN", en: "en-GB" } as const satisfies Record<Language, string>;

/**
 * Date formats, created on first use and reused: each takes about 40 kB outside JavaScript's heap, which the garbage
 * collector does not see.
 */
const dateFormats = new Map<Language, Intl.DateTimeFormat>();

function dateFormatOf(language: Language): Intl.DateTimeFormat {
  const known = dateFormats.get(language);
  if (known) return known;
  const created = new Intl.DateTimeFormat(dateTags[language], { dateStyle: "long", timeZone: "UTC" });
  dateFormats.set(language, created);
  return created;
}

/** Converts an item into the data of its card. */
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
    href: path + queryOf({ ...defaultView, item: id }),
  };
}

/**
 * Formats a date with year, long month and day, in UTC. A day without a time is stored as noon UTC, and server and
 * browser must show the same day.
 */
export function dateText(iso: string, language: Language): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return dateFormatOf(language).format(date);
}
