import { pageAt } from "@lightmaker/content/routes";

/** Parts of addresses that name no thing. */
const nameless = /^(index|html?|php|aspx?|www|en|zh|\d)$/i;

/** The words somebody may have meant who came to an address that does not exist: `/materials/acryllic-sheet` is `materials acryllic sheet`. */
export function wordsOfPath(pathname: string): string {
  if (pageAt(pathname).id !== "notFound" || /\/404\/?$/.test(pathname)) return "";
  return decoded(pathname)
    .split(/[/\-_.+\s]+/)
    .filter((word) => word && !nameless.test(word))
    .join(" ");
}

/** An address as people read it; as it is where it is not encoded as addresses are. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
