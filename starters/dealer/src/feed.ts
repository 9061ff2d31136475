import { createFeed, type FeedIndex, type FeedModel, type FeedOptions } from "@lightmaker/feed";
import { data } from "../data.ts";
import type { Route } from "./routes.ts";

/** What a page needs of the maker's feed. */
export interface Products {
  index: FeedIndex;
  /** Of the page of a model only, if this dealer sells it. */
  model?: FeedModel;
}

export interface ReadOptions extends Partial<FeedOptions> {
  /** Refuses ids in `data.ts` that the feed does not have. Default: they are left out, because no visitor can mend them. */
  strict?: boolean;
}

/** Reads what a route needs. @throws FeedError, or UnknownModelError if `strict` */
export async function readProducts(
  route: Route,
  { strict, ...options }: ReadOptions = {},
): Promise<Products> {
  const feed = createFeed({ ...data.feed, ...options });
  const all = await feed.products();
  if (strict) checkModels(all);
  const index = { ...all, models: sold(all.models) };
  if (route.page !== "model" || !index.models.some(({ id }) => id === route.id)) return { index };
  return { index, model: await feed.model(route.id) };
}

/** `data.ts` has an id of a model that the feed does not have. */
export class UnknownModelError extends Error {
  override name = "UnknownModelError";
}

/** @throws UnknownModelError with the ids that are wrong and those that exist */
export function checkModels({ models }: FeedIndex): void {
  const known = models.map(({ id }) => id);
  const named = { models: data.models ?? [], actions: Object.keys(data.actions ?? {}) };
  for (const [field, ids] of Object.entries(named)) {
    const wrong = ids.filter((id) => !known.includes(id));
    if (wrong.length > 0)
      throw new UnknownModelError(
        `"${field}" in data.ts names ${wrong.join(", ")}, which the maker's feed does not have. It has: ${known.join(", ")}.`,
      );
  }
}

/** Returns the models that this dealer sells, in the dealer's order. */
function sold(models: FeedIndex["models"]): FeedIndex["models"] {
  if (!data.models) return models;
  return data.models.flatMap((id) => models.find((model) => model.id === id) ?? []);
}
