/** State of the news list. It is kept in the URL, so that it can be shared and is restored by the back button. */
export interface NewsView {
  /** Type of the items shown, or empty for all. */
  filter: string;
  /** Page number, counted from 1. */
  page: number;
  /** Id of the opened item, or empty. */
  item: string;
}

/** View for a URL without a query. */
export const defaultView: NewsView = { filter: "", page: 1, item: "" };

/** Reads the view from a query. It does not check that the type, page or item exists; the list does. */
export function readView(search: string): NewsView {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get("page") ?? 1);
  return {
    filter: asked.get("type") ?? "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    item: asked.get("item") ?? "",
  };
}

/** Returns the query for a view, with its question mark. Default values are left out. */
export function queryOf({ filter, page, item }: NewsView): string {
  const query = new URLSearchParams({
    ...(filter && { type: filter }),
    ...(page > 1 && { page: String(page) }),
    ...(item && { item }),
  }).toString();
  return query && `?${query}`;
}
