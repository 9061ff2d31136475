/**
 * Reduced motion from the toolbar. A page cannot set the browser's own media feature, but it can rewrite the queries that
 * ask for it: in every style rule, and in what scripts get from `matchMedia`. Nothing in the styles knows of it. Tests use
 * the browser's real emulation (tests/reduced-motion.test.tsx).
 */

/** A query that asks for motion, with the answer of a reader who asked for less. */
const answered = (query: string) =>
  query
    .replaceAll(/\(\s*prefers-reduced-motion\s*(:\s*reduce\s*)?\)/g, "(min-width: 0)")
    .replaceAll(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, "(max-width: 0)");

/** Queries as they were written, by the rule they belong to. */
const written = new WeakMap<CSSMediaRule, string>();
let reduced = false;

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ("cssRules" in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
}

function rewriteStyles() {
  for (const sheet of document.styleSheets)
    for (const rule of mediaRules(sheet.cssRules)) {
      const original = written.get(rule) ?? rule.media.mediaText;
      if (!original.includes("prefers-reduced-motion")) continue;
      written.set(rule, original);
      const wanted = reduced ? answered(original) : original;
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
}

const ask = window.matchMedia.bind(window);
window.matchMedia = (query) => ask(reduced ? answered(query) : query);

// Vite and lazily loaded pages add styles later.
new MutationObserver(() => reduced && rewriteStyles()).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
});

/** Answers as for a reader who asked for less motion, or again as the browser does. Components have to be mounted anew. */
export function setReducedMotion(next: boolean): void {
  if (reduced === next) return;
  reduced = next;
  rewriteStyles();
}
