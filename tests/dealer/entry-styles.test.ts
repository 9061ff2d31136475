import { readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { everyStory } from "../../packages/ui/tests/every-story.ts";
import { chromiumFlags, findChromium } from "../browser.ts";

const dist = path.join(inject("dealers"), "node_modules/@lightmaker/ui/dist");
const css = (name: string) => readFileSync(path.join(dist, name), "utf8");
const stories = Map.groupBy(everyStory, ({ folder }) => path.basename(folder));

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
});
afterAll(() => browser.close());

/** Opens a page with two style sheets, of which one at a time is in use, and room for markup. */
async function openWith(one: string, other: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent(`<style>${one}</style><style>${other}</style><main lang="en"></main>`);
  return page;
}

/** Returns all computed properties of every element that is laid out, those of `::before` and `::after` too. */
async function looksOf(
  page: Page,
  devtools: CDPSession,
  used: number,
): Promise<Map<string, Map<string, string>>> {
  const names = await page.evaluate((place) => {
    for (const [index, { sheet }] of [...document.querySelectorAll("style")].entries())
      if (sheet) sheet.disabled = index !== place;
    return [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
  }, used);
  // Asking for each property in the page takes several times as long.
  const { documents, strings } = await devtools.send("DOMSnapshot.captureSnapshot", {
    computedStyles: names,
  });
  const [{ nodes, layout } = { nodes: undefined, layout: undefined }] = documents;
  if (!nodes || !layout || layout.styles.length === 0) throw new Error("The snapshot is empty.");
  const text = (index: number | undefined) => strings[index ?? -1] ?? "";
  return new Map(
    layout.nodeIndex.map((node, place) => {
      const attributes = (nodes.attributes?.[node] ?? []).map(text);
      const name = `${node} ${text(nodes.nodeName?.[node])} ${attributes[attributes.indexOf("class") + 1] ?? ""}`;
      return [name, new Map(names.map((property, index) => [property, text(layout.styles[place]?.[index])]))];
    }),
  );
}

/** Returns the elements of some markup that look different under the page's two style sheets. */
async function differences(page: Page, devtools: CDPSession, markup: string): Promise<string[]> {
  await page.evaluate((html) => {
    const main = document.querySelector("main");
    if (main) main.innerHTML = html;
  }, markup);
  const before = await looksOf(page, devtools, 0);
  const after = await looksOf(page, devtools, 1);
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [look, other] = [before.get(name), after.get(name)];
    if (!look || !other) return [`${name}: not laid out`];
    const changed = [...look].filter(([property, value]) => value !== other.get(property));
    return changed.length === 0 ? [] : [`${name}: ${changed.slice(0, 4).join("; ")}`];
  });
}

describe("the style sheets of single entries", () => {
  const names = [...stories.keys()];
  // From last to first: the worst order, in which every shared part comes again after what overrides it.
  const reversed = [css("styles/base.css"), ...names.toReversed().map((name) => css(`styles/${name}.css`))];

  it("look together like styles.css, whatever their order", async () => {
    const faults: string[] = [];
    const page = await openWith(css("styles.css"), reversed.join("\n"));
    const devtools = await page.context().newCDPSession(page);
    for (const [, [first]] of stories) {
      if (!first) continue;
      const markup = renderToStaticMarkup(createElement(first.Story, first.propsIn("en")));
      faults.push(...(await differences(page, devtools, markup)).map((fault) => `${first.folder}: ${fault}`));
    }
    await page.close();
    expect(faults).toEqual([]);
  });

  it.each(names)(
    "%s.css gives every module a layer of its own, so that its second copy overrides nothing",
    (name) => {
      const sheet = css(`styles/${name}.css`);
      expect(sheet.match(/@layer lm\.(?:components|blocks|utilities) \{/g)).toBeNull();
      const order = css("styles/base.css");
      for (const [, layer = ""] of sheet.matchAll(/@layer (lm\.\w+\.[\w-]+) \{/g))
        expect(order).toContain(layer);
    },
  );

  it.each(names)("%s.css has every class of the component", (name) => {
    const own = css("styles/base.css") + css(`styles/${name}.css`);
    const [first] = stories.get(name) ?? [];
    if (!first) throw new Error(`${name} has no story.`);
    const whole = css("styles.css");
    const markup = renderToStaticMarkup(createElement(first.Story, first.propsIn("en")));
    const classes = new Set(
      [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" ")),
    );
    const missing = [...classes].filter(
      (each) => each.startsWith(`${name}_`) && whole.includes(`.${each}`) && !own.includes(`.${each}`),
    );
    expect(missing).toEqual([]);
  });
});
