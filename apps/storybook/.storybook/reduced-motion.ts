/**
 * Reduced motion from the toolbar. A page cannot set the media feature of the browser. This module therefore rewrites the
 * media queries that test it: in every style rule, and in calls of `matchMedia`. The styles need no change for it. Tests
 * use the real emulation of the browser (tests/reduced-motion.test.tsx).
 */

/** Rewrites a query so that it matches as if the reader preferred reduced motion. */
const answered = (query: string) =>
  query
    .replaceAll(/\(\s*prefers-reduced-motion\s*(:\s*reduce\s*)?\)/g, "(min-width: 0)")
    .replaceAll(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, "(max-width: 0)");

/** Original queries of the rewritten rules. */
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

/** Turns the simulated preference for reduced motion on or off. Components must be remounted afterwards. */
export function setReducedMotion(next: boolean): void {
  if (reduced === next) return;
  reduced = next;
  rewriteStyles();
}
