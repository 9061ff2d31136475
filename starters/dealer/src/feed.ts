import { createFeed, type FeedIndex, type FeedModel, type FeedStorage } from "@lightmaker/feed";
import { data } from "../data.ts";
import type { Route } from "./routes.ts";

/** What a page needs of the maker's feed. */
export interface Products {
  index: FeedIndex;
  /** Of the page of a model only. */
  model?: FeedModel;
}

export interface ReadOptions {
  storage?: FeedStorage;
  fetch?: typeof fetch;
  maxAge?: number;
}

/** Reads what a route needs, or `undefined` if there is no such model. @throws FeedError */
export async function readProducts(route: Route, options: ReadOptions = {}): Promise<Products | undefined> {
  const feed = createFeed({ ...data.feed, ...options });
  const all = await feed.products();
  const index = { ...all, models: shown(all.models) };
  if (route.page !== "model") return { index };
  if (!index.models.some(({ id }) => id === route.id)) return undefined;
  return { index, model: await feed.model(route.id) };
}

/** Returns the models that this dealer sells, in the dealer's order. */
function shown(models: FeedIndex["models"]): FeedIndex["models"] {
  if (!data.models) return models;
  return data.models.flatMap((id) => models.find((model) => model.id === id) ?? []);
}
