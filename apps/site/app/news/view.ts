/** What a visitor sees of the news: kept in the address, so that it can be passed on and is there again on the way back. */
export interface NewsView {
  /** Value of a type, or empty for all. */
  filter: string;
  /** Counted from 1. */
  page: number;
  /** Id of the opened item, or empty. */
  item: string;
}

/** The list as it is without anything in the address. */
export const startView: NewsView = { filter: "", page: 1, item: "" };

/** What an address asks for; whether there is such a type, page or item, the list decides. */
export function readView(search: string): NewsView {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get("page") ?? 1);
  return {
    filter: asked.get("type") ?? "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    item: asked.get("item") ?? "",
  };
}

/** The query of an address, with its question mark; nothing for what is so anyway. */
export function searchOf({ filter, page, item }: NewsView): string {
  const query = new URLSearchParams({
    ...(filter && { type: filter }),
    ...(page > 1 && { page: String(page) }),
    ...(item && { item }),
  }).toString();
  return query && `?${query}`;
}
