const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** Characters that XML 1.0 allows in no form. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for the content or an attribute of XML. Characters that XML cannot hold become U+FFFD. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(impossible, "\u{FFFD}")
    .replaceAll(/[&<>"'\t\n\r]/g, (character) => entities[character] ?? "");
