import { pageAt } from "@lightmaker/content/routes";

/** Parts of a path that carry no meaning. */
const nameless = /^(index|html?|php|aspx?|www|en|zh|\d)$/i;

/** Guesses the words a visitor meant from an unknown path: `/materials/acryllic-sheet` gives `materials acryllic sheet`. */
export function wordsOfPath(pathname: string): string {
  if (pageAt(pathname).id !== "notFound" || /\/404\/?$/.test(pathname)) return "";
  return decoded(pathname)
    .split(/[/\-_.+\s]+/)
    .filter((word) => word && !nameless.test(word))
    .join(" ");
}

/** Decodes a path. Returns it unchanged if its percent-encoding is invalid. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
