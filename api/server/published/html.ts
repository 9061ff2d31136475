import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";

const markdown = new Marked({ gfm: true });

/** What a news item may be made of: text, headings below the page's own, lists, tables, links and pictures. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "h2", "h3", "h4", "ul", "ol", "li", "strong", "em", "b", "i", "a", "br", "hr", "blockquote"],
    ...["code", "pre", "sub", "sup", "img", "figure", "figcaption"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href", "title"],
    img: ["src", "alt", "width", "height"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  // `//evil.example` looks like a path of ours and is not.
  allowProtocolRelative: false,
  // The dialog's title is the one h1 or h2 above; an author's own h1 comes after it.
  transformTags: { h1: "h2" },
  disallowedTagsMode: "discard",
};

/** HTML with everything taken out that could run, load from elsewhere unasked, or break the page around it. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, options).trim();
}

/** Quotes that may stand in each other, and marks of emphasis in one paragraph: the time that Markdown takes grows with the square of both. */
const mostQuotes = 50;
const mostMarks = 4_000;
const tooManyQuotes = new RegExp(`^(?:[ \\t]*>){${mostQuotes + 1}}`, "m");

/**
 * Markdown as sanitised HTML.
 *
 * @throws RangeError when it is nested too deeply, or has too many marks in one paragraph
 */
export function renderMarkdown(source: string): string {
  const tooManyMarks = source
    .split(/\n[ \t]*\n/)
    .some((paragraph) => (paragraph.match(/[*_]/g)?.length ?? 0) > mostMarks);
  if (tooManyMarks || tooManyQuotes.test(source)) throw new RangeError("Too much stands in one paragraph.");
  return sanitise(markdown.parse(source, { async: false }));
}
