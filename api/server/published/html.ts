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

/** Markdown as sanitised HTML. */
export function renderMarkdown(source: string): string {
  return sanitise(markdown.parse(source, { async: false }));
}
