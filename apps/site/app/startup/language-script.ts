import { languagePrefix } from "@lightmaker/api/languages";
import type { Language } from "@lightmaker/content";

/** Local storage key of the visitor's language (decisions 3). */
const storageKey = "language";
/** Local storage key that records that the other language has been offered. */
const offeredKey = "language-offered";
/** Delay in milliseconds between storing a choice and loading the page in that language (specification, section 4). */
const reloadDelay = 100;

/**
 * Runs in the head before the first paint. If English is stored, a path without prefix redirects to its English
 * version; a path under `/en` is always English. A visitor who has chosen no language and whose browser prefers the
 * other one is offered it once, by `data-offer` on the root; nobody is redirected unasked. The script also handles the
 * language switch and the button that reloads a page with a missing part, so both work before React has loaded.
 */
function language(page: Language, english: string, key: string, offered: string, delay: number): void {
  const root = document.documentElement;
  const store = {
    get: (key: string) => {
      try {
        return localStorage.getItem(key);
      } catch {
        return null; // Storage is disabled: the URL alone decides.
      }
    },
    set: (key: string, value: string) => {
      try {
        localStorage.setItem(key, value);
      } catch {
        // Storage is disabled: the URL alone decides.
      }
    },
  };
  const chosen = store.get(key);
  if (page === "zh" && chosen === "en") {
    const { pathname, search, hash } = location;
    location.replace(`${english}${pathname === "/" ? "" : pathname}${search}${hash}`);
  }
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => /zh|en/.test(tag));
  if (!chosen && preferred && preferred !== page && !store.get(offered)) {
    store.set(offered, "yes");
    // If nothing can be stored, the offer would appear on every page.
    if (store.get(offered)) root.dataset["offer"] = "";
  }
  addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest("[data-offer-close]")) delete root.dataset["offer"];
      if (event.target.closest("[data-reload]")) location.reload();
      const link = event.target.closest<HTMLAnchorElement>("a[data-language]");
      if (!link) return;
      store.set(key, link.dataset["language"] ?? "");
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const { search, hash } = location;
      setTimeout(() => location.assign(link.pathname + search + hash), delay);
    },
    true,
  );
}

/** Returns the inline script for the head of a page in the language `page`. */
export const languageScript = (page: Language): string =>
  `(${language})(${[page, languagePrefix.en, storageKey, offeredKey, reloadDelay].map((value) => JSON.stringify(value))})`;
