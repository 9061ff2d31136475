import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";

/** Takes time in proportion to the text. What is nested deeper than 100 levels stays text. */
const markdown = new MarkdownIt({ html: true, linkify: true });

/**
 * Longest text in which addresses become links, in characters. After each `(` or `{` of an address, linkify-it looks for its end in
 * the rest of the text, which takes quadratic time.
 */
const longestLinked = 1_000;
const { linkify } = markdown;
const [holdsAddress, addressAtStart] = [linkify.test.bind(linkify), linkify.matchAtStart.bind(linkify)];
// A piece of text ends at a line's end and at markup.
linkify.test = (text) => text.length <= longestLinked && holdsAddress(text);
linkify.matchAtStart = (text) => {
  const found = addressAtStart(text.slice(0, longestLinked));
  // A longer address stays text: a link to half of it leads nowhere.
  return found && found.lastIndex === longestLinked ? null : found;
};

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

/** Renders Markdown as sanitised HTML. */
export const renderMarkdown = (source: string): string => sanitise(markdown.render(source));
