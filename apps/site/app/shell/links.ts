type Keys = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** True if a modified click opens another tab or window, or downloads a file. */
export const isModifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Returns the clicked link if it leads to a page of this site that client-side navigation can show. Links that a
 * browser treats specially are excluded: downloads, other windows and origins, files, the language switch.
 */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  if (link.hasAttribute("download") || link.dataset["language"]) return undefined;
  if (link.target && link.target !== "_self") return undefined;
  // A link with a media type leads to a file, such as a feed.
  if (link.type) return undefined;
  if (/\.\w+$/.test(link.pathname) || link.pathname.startsWith("/api/")) return undefined;
  return link;
}
