import type { FilledNews } from "./NewsMarkup.tsx";

/**
 * Reads the news that the server has filled into this document. Returns `undefined` if it has none, or if the page was
 * opened by client-side navigation.
 */
export function readFilled(): FilledNews | undefined {
  if (typeof document === "undefined") return undefined;
  const json = document.querySelector("[data-news-data]")?.textContent;
  const data: Partial<FilledNews> = json ? JSON.parse(json) : {};
  // This build's own code wrote the JSON. Without `items` it is the shell that the build left for the server.
  return data.items && (data as FilledNews);
}
