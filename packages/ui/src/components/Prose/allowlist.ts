/** Allowed elements and their allowed attributes. Other elements are replaced by their content. */
export const allowedElements: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  abbr: ["title"],
  b: [],
  blockquote: [],
  br: [],
  caption: [],
  cite: [],
  code: [],
  del: [],
  em: [],
  figcaption: [],
  figure: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  i: [],
  img: ["src", "alt", "width", "height"],
  ins: [],
  kbd: [],
  li: [],
  mark: [],
  ol: ["start"],
  p: [],
  pre: [],
  q: [],
  s: [],
  small: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
  time: ["datetime"],
  tr: [],
  u: [],
  ul: [],
};

/** Elements that are removed with all their content, because the content is not readable text. */
export const removedElements: ReadonlySet<string> = new Set([
  "applet",
  "audio",
  "canvas",
  "datalist",
  "embed",
  "frame",
  "frameset",
  "head",
  "iframe",
  "math",
  "noembed",
  "noframes",
  "noscript",
  "object",
  "plaintext",
  "script",
  "select",
  "style",
  "svg",
  "template",
  "textarea",
  "title",
  "video",
  "xmp",
]);

/** Elements that are replaced by their content, but start a new paragraph. */
export const paragraphElements: ReadonlySet<string> = new Set([
  "address",
  "article",
  "aside",
  "body",
  "center",
  "dd",
  "details",
  "div",
  "dl",
  "dt",
  "fieldset",
  "footer",
  "form",
  "header",
  "html",
  "legend",
  "main",
  "nav",
  "section",
  "summary",
  "tbody",
  "tfoot",
  "thead",
]);

const numeric = new Set(["colspan", "height", "rowspan", "start", "width"]);
const scopes = new Set(["col", "row", "colgroup", "rowgroup"]);

const linkSchemes = new Set(["http", "https", "mailto", "tel"]);
const pictureSchemes = new Set(["http", "https"]);

/** Characters that browsers ignore at the ends of a URL, and some of them anywhere in it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these characters hide a scheme from a naive check.
const ignored = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;

/** Returns `true` if a URL is relative or has one of the schemes. */
function hasScheme(address: string, schemes: ReadonlySet<string>): boolean {
  const scheme = /^([^/?#:]*):/.exec(address.replace(ignored, ""))?.[1];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
}

/** Returns the sanitised value of an attribute, or `undefined` if the value is not allowed. */
export function safeValue(name: string, value: string): string | undefined {
  if (name === "href") return hasScheme(value, linkSchemes) ? value.trim() : undefined;
  if (name === "src") return value.trim() && hasScheme(value, pictureSchemes) ? value.trim() : undefined;
  if (name === "scope") return scopes.has(value) ? value : undefined;
  if (numeric.has(name)) return /^[1-9]\d{0,3}$/.test(value) ? value : undefined;
  return value;
}
