import type { FilledNews } from "./NewsMarkup.tsx";

/** What the server has filled into this document; nothing when it had nothing, and when the page is reached by a link. */
export function readFilled(): FilledNews | undefined {
  if (typeof document === "undefined") return undefined;
  const json = document.querySelector("[data-news-data]")?.textContent;
  const data: Partial<FilledNews> = json ? JSON.parse(json) : {};
  // Written by this build's own code; without items it is what the build left for the server.
  return data.items && (data as FilledNews);
}
