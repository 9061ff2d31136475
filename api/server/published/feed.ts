import { type FormLanguage, feedPages, newsPages } from "../../contract/index.ts";
import type { NewsRow } from "../storage/tables.ts";
import { isPublished } from "./news-items.ts";

/** Maximum number of items in a feed. Feed readers keep the older ones themselves. */
const maxItems = 30;

const pages = {
  zh: { title: "LightMaker 新闻中心", tag: "zh-Hans" },
  en: { title: "LightMaker News", tag: "en" },
} as const satisfies Record<FormLanguage, object>;

/**
 * Formats published news as an Atom feed (RFC 4287).
 *
 * @param rows newest first
 * @param siteUrl origin of the public site, without a trailing slash
 */
export function toFeed(rows: readonly NewsRow[], language: FormLanguage, siteUrl: string): string {
  const { title, tag } = pages[language];
  const news = newsPages[language];
  const items = rows.filter(isPublished).slice(0, maxItems);
  const updated = iso(items[0]?.created_at ?? 0);
  const self = siteUrl + feedPages[language];
  const entries = items.map((item) => {
    const address = `${siteUrl}${news}?item=${encodeURIComponent(item.id)}`;
    return (
      `<entry><id>${xml(address)}</id><title>${xml(item.title)}</title><link href="${xml(address)}"/>` +
      `<published>${iso(item.created_at)}</published><updated>${iso(item.created_at)}</updated>` +
      `<author><name>${xml(item.author)}</name></author><category term="${xml(item.type)}"/>` +
      `<summary>${xml(item.profile)}</summary><content type="html">${xml(item.content)}</content></entry>`
    );
  });
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}" ` +
    `xml:base="${xml(siteUrl)}/"><id>${xml(self)}</id><title>${xml(title)}</title><updated>${updated}</updated>` +
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/><link href="${xml(siteUrl + news)}"/>` +
    `<author><name>LightMaker</name></author>${entries.join("")}</feed>\n`
  );
}

const iso = (time: number): string => new Date(time).toISOString();

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for XML and removes the control characters that XML does not allow. */
function xml(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, "")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? "");
}
