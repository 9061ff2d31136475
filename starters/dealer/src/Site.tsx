import { useEffect, useState } from "react";
import { App, headOf } from "./App.tsx";
import { type Products, readProducts } from "./feed.ts";
import { labels } from "./labels.ts";
import type { Route } from "./routes.ts";

interface SiteProps {
  route: Route;
  /** Data that the page was prerendered with. Without it the page asks the feed. */
  initial?: Products;
}

/**
 * The site in the browser. A prerendered page is checked against the feed once the browser is idle, so that a visitor sees a
 * change of the maker without a new build; a page without data waits for the feed.
 */
export function Site({ route, initial }: SiteProps) {
  const [products, setProducts] = useState(initial);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    readProducts(route, { storage: localStorage }).then(
      (read) => {
        if (gone) return;
        if (read && !isSame(read, initial)) setProducts(read);
        if (!read && !initial) setFailed(true);
      },
      (error: unknown) => {
        console.warn(error);
        if (!gone && !initial) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [route, initial]);
  useEffect(() => {
    if (products) document.title = headOf(route, products).title;
  }, [route, products]);
  if (products) return <App route={route} products={products} />;
  return (
    <main>
      <p role="status">{failed ? labels.failed : labels.loading}</p>
    </main>
  );
}

/** Whether nothing that is shown differs. */
const isSame = (one: Products, other: Products | undefined) =>
  one.model?.revision === other?.model?.revision &&
  one.index.models.map(({ revision }) => revision).join() ===
    other?.index.models.map(({ revision }) => revision).join();
