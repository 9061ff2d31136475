import { readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "playwright";
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

/**
 * Returns the elements that look different under two style sheets. All computed properties are compared, those of `::before`
 * and `::after` too.
 */
async function differences(markup: string, one: string, other: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.setContent(`<style></style><main lang="en">${markup}</main>`);
  const found = await page.evaluate(
    ([first, second]) => {
      const sheet = document.querySelector("style");
      const names = [...getComputedStyle(document.body)];
      const looks = (text: string) => {
        if (sheet) sheet.textContent = text;
        // One element of each kind is enough.
        const kinds = new Map(
          [...document.querySelectorAll("main *")].map((element) => [
            `${element.tagName} ${element.getAttribute("class")} ${element.parentElement?.getAttribute("class")}`,
            element,
          ]),
        );
        return [...kinds.values()].flatMap((element) =>
          [undefined, "::before", "::after"].flatMap((part) => {
            const style = getComputedStyle(element, part);
            if (part && style.content === "none") return [];
            return [{ element, part, values: names.map((name) => style.getPropertyValue(name)) }];
          }),
        );
      };
      const [before, after] = [looks(first), looks(second)];
      return before.flatMap(({ element, part = "", values }, index) => {
        const changed = names.filter((_, place) => values[place] !== after[index]?.values[place]);
        const { tagName } = element;
        return changed.length === 0
          ? []
          : [`${tagName} ${element.getAttribute("class")}${part} { ${changed.slice(0, 4)} }`];
      });
    },
    [one, other] as const,
  );
  await page.close();
  return [...new Set(found)];
}

describe("the style sheets of single entries", () => {
  const names = [...stories.keys()];
  // From last to first: the worst order, in which every shared part comes again after what overrides it.
  const reversed = [css("styles/base.css"), ...names.toReversed().map((name) => css(`styles/${name}.css`))];

  it("look together like styles.css, whatever their order", async () => {
    const faults: string[] = [];
    for (const [, [first]] of stories) {
      if (!first) continue;
      const markup = renderToStaticMarkup(createElement(first.Story, first.propsIn("en")));
      const found = await differences(markup, css("styles.css"), reversed.join("\n"), 1440);
      faults.push(...found.map((fault) => `${first.folder}: ${fault}`));
    }
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
