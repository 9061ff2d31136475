import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";

const markdown = new Marked({ gfm: true });

/** Allowed HTML of a news item: text, headings below the page's own, lists, tables, links and pictures. */
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
  // `//evil.example` looks like a path of this site but is not.
  allowProtocolRelative: false,
  // The dialog's title is the h1 or h2 above the content, so an h1 in the content is moved down.
  transformTags: { h1: "h2" },
  disallowedTagsMode: "discard",
};

/** Sanitises HTML: removes everything that could run scripts, load other resources, or break the surrounding page. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, options).trim();
}

/**
 * Maximum depth of nested quotes, and maximum number of emphasis marks in a paragraph. The parser takes quadratic time for both.
 */
const mostQuotes = 50;
const mostMarks = 4_000;
const tooManyQuotes = new RegExp(`^(?:[ \\t]*>){${mostQuotes + 1}}`, "m");

/**
 * Renders Markdown as sanitised HTML.
 *
 * @throws RangeError if it is nested too deeply, or has too many marks in one paragraph
 */
export function renderMarkdown(source: string): string {
  const tooManyMarks = source
    .split(/\n[ \t]*\n/)
    .some((paragraph) => (paragraph.match(/[*_]/g)?.length ?? 0) > mostMarks);
  if (tooManyMarks || tooManyQuotes.test(source)) throw new RangeError("Too much stands in one paragraph.");
  return sanitise(markdown.parse(source, { async: false }));
}
