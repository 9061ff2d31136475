import type { Language } from "@lightmaker/content";

/** Local storage key of the visitor's language (decisions 3). */
const storageKey = "language";
/** Milliseconds between storing a choice and loading the page in that language (specification, section 4). */
const reloadDelay = 100;

/**
 * Runs in the head before anything is painted. An unprefixed address opened with English stored goes to its
 * English twin; an address under `/en` is always English. Choosing a language is handled here too, so it works
 * before React has loaded.
 */
function language(page: Language, key: string, delay: number): void {
  const store = {
    get: () => {
      try {
        return localStorage.getItem(key);
      } catch {
        return null; // Storage is switched off: the address alone decides.
      }
    },
    set: (value: string) => {
      try {
        localStorage.setItem(key, value);
      } catch {
        // Storage is switched off: the address alone decides.
      }
    },
  };
  if (page === "zh" && store.get() === "en") {
    const { pathname, search, hash } = location;
    location.replace(`/en${pathname === "/" ? "" : pathname}${search}${hash}`);
  }
  addEventListener(
    "click",
    (event) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-language]");
      if (!link) return;
      store.set(link.dataset["language"] ?? "");
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const { search, hash } = location;
      setTimeout(() => location.assign(link.pathname + search + hash), delay);
    },
    true,
  );
}

/** Inline script for the head of a page in `page`'s language. */
export const languageScript = (page: Language): string =>
  `(${language})(${JSON.stringify(page)},${JSON.stringify(storageKey)},${reloadDelay})`;
