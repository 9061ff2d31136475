type Keys = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click on a link asks the browser for another tab or window, or for a file. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * The page of this site that a link leads to, as far as it may be shown without a new document. Everything that a browser
 * treats specially (downloads, other windows and origins, files, the language switch) is none.
 */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  if (link.hasAttribute("download") || link.dataset["language"]) return undefined;
  if (link.target && link.target !== "_self") return undefined;
  // A link that names a media type leads to a file, such as a feed.
  if (link.type) return undefined;
  if (/\.\w+$/.test(link.pathname) || link.pathname.startsWith("/api/")) return undefined;
  return link;
}
