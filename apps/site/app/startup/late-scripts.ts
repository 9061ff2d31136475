const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;
const moduleScript = /<script type="module"[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Runs in the page: starts the scripts at the largest paint of the marked picture, at the first touch of the
 * visitor, or when everything has loaded and been painted, whichever comes first.
 */
function starter(links: readonly string[], run: () => Promise<unknown>): void {
  let started = false;
  const events = ["pointerdown", "keydown", "touchstart"];
  const start = () => {
    if (started) return;
    started = true;
    for (const event of events) removeEventListener(event, start, true);
    for (const href of links) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    void run();
  };
  for (const event of events) addEventListener(event, start, true);
  const { pathname } = location;
  addEventListener("popstate", () => {
    // Gone back before React Router listens: the address is another page's already, the document is not.
    if (location.pathname !== pathname && !document.documentElement.hasAttribute("data-live"))
      location.reload();
  });
  addEventListener("load", () => {
    // On a fast network everything has loaded before the picture is painted: two frames later it is.
    if (document.hidden) start();
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  });
  try {
    new PerformanceObserver((list) => {
      const picture = document.querySelector("img[fetchpriority=high]");
      const painted = list.getEntries() as (PerformanceEntry & { element?: Element | null })[];
      if (!picture || painted.some(({ element }) => element === picture)) start();
    }).observe({ type: "largest-contentful-paint", buffered: true });
  } catch {
    // Browsers without this entry type start at `load` or at the first touch.
  }
}

/**
 * Takes React Router's module preloads and its inline module script out of the HTML and adds a short script
 * that brings both back after the largest paint. Measured before this was built: LCP 1.01 to 1.04 of the
 * scriptless page instead of 1.14, with everything a visitor touches first working as native HTML.
 * @param more scripts that the page needs besides those that the router names
 * @throws Error when the tags are not found as expected, so that a router upgrade cannot silently undo this
 */
export function startScriptsAfterPaint(html: string, more: readonly string[]): string {
  const links = Array.from(html.matchAll(preloads), (match) => match[1] ?? "");
  const scripts = Array.from(html.matchAll(moduleScript));
  const [script] = scripts;
  if (links.length === 0 || scripts.length !== 1 || !script?.[1]) {
    throw new Error(
      `Late scripts: expected module preloads and exactly one inline module script in the page, found ${links.length} and ${scripts.length}. React Router writes its tags differently now; adapt late-scripts.ts, or pages start their scripts before the largest paint.`,
    );
  }
  const code = `(${starter})(${JSON.stringify([...new Set([...links, ...more])])},async()=>{${toFunctionBody(script[1])}})`;
  return html.replaceAll(preloads, "").replace(script[0], () => `<script>${code}</script>`);
}

/**
 * A module's code as that of a function: the content security policy lets no text become a script in the browser. What it imports is on
 * its way by the preloads already, so taking it up in turn costs no time.
 * @throws Error when it imports in a way that is not known here
 */
function toFunctionBody(code: string): string {
  const body = code
    .replace(/^import ("[^"]+");/gm, "await import($1);")
    .replace(/^import \* as (\w+) from ("[^"]+");/gm, "const $1=await import($2);");
  if (!/^import\b(?!\()|^export\b/m.test(body)) return body;
  throw new Error(
    `Late scripts: React Router's module script imports differently now; adapt late-scripts.ts. It reads:\n${code}`,
  );
}

/** Takes the site's scripts out of a page that stands at addresses which are not its own and must not be taken over there. */
export const leaveScriptsOut = (html: string): string =>
  html.replaceAll(preloads, "").replaceAll(moduleScript, "");
