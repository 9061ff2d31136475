import { Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { removeScripts, startScriptsAfterPaint } from "./late-scripts.ts";

const page = (head: string, body: string) =>
  `<html><head>${head}</head><body><p>text</p>${body}</body></html>`;
const preload =
  '<link rel="modulepreload" href="/js/entry.js"/><link rel="modulepreload" href="/js/page.js"/>';
const code = `import "/js/manifest.js";
import * as route0 from "/js/root.js";
window.routes={root:route0};
import("/js/entry.js");`;
const script = `<script type="module" async="">${code}</script>`;

/** Chunks with the page's blocks. The router has already named one of them. */
const blocks = ["/js/page.js", "/js/fact-blocks.js"];

describe("startScriptsAfterPaint", () => {
  it("removes module scripts and preloads, and keeps everything else", () => {
    const html = startScriptsAfterPaint(page(preload, script), "/css/style.css", blocks);
    expect(html).not.toContain('modulepreload" href');
    expect(html).not.toContain('type="module"');
    expect(html).toContain("<p>text</p>");
  });

  it("passes the URLs and the module's code to an inline starter", () => {
    const html = startScriptsAfterPaint(page(preload, script), "/css/style.css", blocks);
    const starter = html.match(/<script>([\s\S]*?)<\/script>/)?.[1] ?? "";
    expect(starter).toContain(
      '("/css/style.css",["/js/entry.js","/js/page.js","/js/fact-blocks.js"],async()=>{await import("/js/manifest.js");',
    );
    expect(starter).toContain('const route0=await import("/js/root.js");\nwindow.routes={root:route0};');
    expect(starter).not.toMatch(/textContent|innerHTML|eval/);
    // The code must parse as a classic script.
    expect(() => new Script(starter)).not.toThrow();
  });

  it.each(['import { a } from "/js/a.js";', 'import a from "/js/a.js";', "export const a = 1;"])(
    "throws for a module with %s, which a function cannot contain",
    (line) => {
      expect(() =>
        startScriptsAfterPaint(
          page(preload, script.replace(code, `${code}\n${line}`)),
          "/css/style.css",
          blocks,
        ),
      ).toThrow(/imports differently now/);
    },
  );

  it.each([
    ["no preloads", page("", script)],
    ["no module script", page(preload, "")],
    ["two module scripts", page(preload, script + script)],
  ])("throws for a page with %s, so that an upgrade cannot undo it silently", (_, html) => {
    expect(() => startScriptsAfterPaint(html, "/css/style.css", blocks)).toThrow(
      /React Router's HTML has changed/,
    );
  });
});

it("removeScripts removes all module scripts and preloads, and keeps everything else", () => {
  const html = removeScripts(page(preload, script));
  expect(html).toBe(page("", ""));
});
