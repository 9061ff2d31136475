const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;
const moduleScript = /<script type="module"[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Runs in the page. Starts the scripts at the largest paint of the picture with high priority, at the visitor's first
 * input, or when everything is loaded and painted, whichever comes first. The style sheet is loaded with them, and React
 * waits for it: the page carries only the rules of what it shows first.
 */
function starter(stylesheet: string, links: readonly string[], run: () => Promise<unknown>): void {
  let started = false;
  const events = ["pointerdown", "keydown", "touchstart"];
  const start = () => {
    if (started) return;
    started = true;
    for (const event of events) removeEventListener(event, start, true);
    const add = (rel: string, href: string) => {
      const link = document.createElement("link");
      link.rel = rel;
      link.href = href;
      document.head.append(link);
      return link;
    };
    if (document.querySelector("head>link[rel=stylesheet]")) void run();
    else {
      const sheet = add("stylesheet", stylesheet);
      // A page without the sheet still works: better incomplete than dead.
      sheet.onload = sheet.onerror = () => void run();
    }
    for (const href of links) add("modulepreload", href);
  };
  for (const event of events) addEventListener(event, start, true);
  const { pathname } = location;
  addEventListener("popstate", () => {
    // The visitor went back before React Router listened: the URL is that of another page, the document is not.
    if (location.pathname !== pathname && !document.documentElement.hasAttribute("data-live"))
      location.reload();
  });
  addEventListener("load", () => {
    // On a fast network everything is loaded before the picture is painted. Two frames later it is painted.
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
    // Browsers without this entry type start at `load` or at the first input.
  }
}

/**
 * Removes React Router's module preloads and its inline module script from the HTML. Adds a short script that brings
 * both back after the largest paint. Measured before this was built: LCP was 1.01 to 1.04 times that of the page
 * without scripts, instead of 1.14 times. Everything a visitor touches first works as native HTML.
 * @param stylesheet path of the site's style sheet, loaded unless the page links it
 * @param more scripts that the page needs in addition to those that the router names
 * @throws Error when the tags are not found as expected, so that a router upgrade cannot silently undo this
 */
export function startScriptsAfterPaint(html: string, stylesheet: string, more: readonly string[]): string {
  const links = Array.from(html.matchAll(preloads), (match) => match[1] ?? "");
  const scripts = Array.from(html.matchAll(moduleScript));
  const [script] = scripts;
  if (links.length === 0 || scripts.length !== 1 || !script?.[1]) {
    throw new Error(
      `Late scripts: expected module preloads and exactly one inline module script, found ${links.length} and ${scripts.length}. React Router's HTML has changed: adapt late-scripts.ts.`,
    );
  }
  const files = [stylesheet, [...new Set([...links, ...more])]].map((each) => JSON.stringify(each));
  const code = `(${starter})(${files},async()=>{${toFunctionBody(script[1])}})`;
  return html.replaceAll(preloads, "").replace(script[0], () => `<script>${code}</script>`);
}

/**
 * Converts the code of a module into the body of a function, because the content security policy forbids creating
 * scripts from text. The preloads are already loading the imports, so importing them one after the other costs no time.
 * @throws Error when the code has an unknown form of import
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

/** Removes the site's scripts from a page that is served at other pages' URLs and must not be hydrated there. */
export const removeScripts = (html: string): string =>
  html.replaceAll(preloads, "").replaceAll(moduleScript, "");
