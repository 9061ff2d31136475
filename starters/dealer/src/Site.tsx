import { useEffect, useState } from "react";
import { App, headOf } from "./App.tsx";
import { type Products, type ReadOptions, readProducts } from "./feed.ts";
import type { Route } from "./routes.ts";

interface SiteProps {
  route: Route;
  /** Data that the page was prerendered with. Without it the page asks the feed. */
  initial?: Products;
}

/**
 * The site in the browser. A prerendered page is checked against the feed after it has started, so that a visitor sees a
 * change of the maker without a new build; a page without data waits for the feed.
 */
export function Site({ route, initial }: SiteProps) {
  const [products, setProducts] = useState(initial);
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let gone = false;
    const show = (read: Products) => {
      // A prerendered page of a model that is gone stays until the next build.
      const removed = initial?.model && !read.model;
      if (!gone && !removed && !isSame(read, initial)) setProducts(read);
    };
    const fail = (error: Error) => {
      console.warn(error);
      if (!gone && !initial) setFailure(error);
    };
    readOptions()
      .then((options) => readProducts(route, options))
      .then(show, fail);
    return () => {
      gone = true;
    };
  }, [route, initial]);
  const { title } = headOf(route, products);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const ready = products !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element may come with the products.
  useEffect(() => {
    // The browser looked for it before React had rendered the page.
    if (!initial && location.hash) location.replace(location.hash);
  }, [ready, initial]);
  return <App route={route} products={products} failure={failure} />;
}

/** How a browser reads the feed. In development the copies in `feed` stand in for a maker that does not answer. */
async function readOptions(): Promise<ReadOptions> {
  if (import.meta.env.DEV) return (await import("./development.ts")).development;
  try {
    return { storage: localStorage };
  } catch {
    return {}; // The visitor forbids storage: every page asks the network.
  }
}

/** Whether nothing that is shown differs. */
const isSame = (one: Products, other: Products | undefined) =>
  one.model?.revision === other?.model?.revision &&
  one.index.models.map(({ revision }) => revision).join() ===
    other?.index.models.map(({ revision }) => revision).join();
