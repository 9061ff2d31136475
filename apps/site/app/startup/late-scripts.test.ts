import { describe, expect, it } from "vitest";
import { leaveScriptsOut, startScriptsAfterPaint } from "./late-scripts.ts";

const page = (head: string, body: string) =>
  `<html><head>${head}</head><body><p>text</p>${body}</body></html>`;
const preload =
  '<link rel="modulepreload" href="/js/entry.js"/><link rel="modulepreload" href="/js/page.js"/>';
const script = '<script type="module" async="">import "/js/manifest.js"; go("</p>")</script>';

describe("startScriptsAfterPaint", () => {
  it("leaves no module script and no module preload in the page, and keeps everything else", () => {
    const html = startScriptsAfterPaint(page(preload, script));
    expect(html).not.toContain('modulepreload" href');
    expect(html).not.toContain('type="module"');
    expect(html).toContain("<p>text</p>");
  });

  it("hands the addresses and the code over to the starter, unable to close its script element early", () => {
    const html = startScriptsAfterPaint(page(preload, script));
    const code = html.match(/<script>([\s\S]*?)<\/script>/)?.[1] ?? "";
    expect(code).toContain('["/js/entry.js","/js/page.js"]');
    expect(code).toContain("\\u003c/p>");
    expect(code).not.toContain("</p>");
  });

  it.each([
    ["no preloads", page("", script)],
    ["no module script", page(preload, "")],
    ["two module scripts", page(preload, script + script)],
  ])("refuses a page with %s, so that an upgrade cannot undo it silently", (_, html) => {
    expect(() => startScriptsAfterPaint(html)).toThrow(/React Router writes its tags differently/);
  });
});

it("a page that stands at any address starts nothing, and keeps everything else", () => {
  const html = leaveScriptsOut(page(preload, script));
  expect(html).toBe(page("", ""));
});
