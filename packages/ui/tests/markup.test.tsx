import axe from "axe-core";
import { HtmlValidate } from "html-validate";
import { JSDOM } from "jsdom";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { everyStory, languageTags } from "./every-story.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React has its own output for styles, void elements and boolean attributes. It is valid HTML.
    "no-inline-style": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // Attribute names are case-insensitive, and React 19's ids begin with an underscore.
    "attr-case": "off",
    "valid-id": ["error", { relaxed: true }],
    // Needs the stylesheet: it never shows the header's two navigations together. axe checks this rule in Chromium.
    "unique-landmark": "off",
    // These rules apply to whole pages, and the markup here is a fragment.
    "long-title": "off",
    "no-trailing-whitespace": "off",
    // Telephone numbers may wrap where the layout allows it.
    "tel-non-breaking": "off",
    // The combobox offers a listbox beside free text, which `select` does not support.
    "prefer-native-element": ["error", { exclude: ["listbox"] }],
  },
});

/** axe rules that need layout and colours; apps/storybook runs them in Chromium. */
const needsLayout = {
  "color-contrast": { enabled: false },
  "target-size": { enabled: false },
  "landmark-unique": { enabled: false },
};

const { window } = new JSDOM("<!doctype html><title>Example</title>", { runScripts: "outside-only" });
window.eval(axe.source);
const { axe: axeInPage } = window as unknown as { axe: typeof axe };

async function axeFindings(markup: string, lang: string): Promise<string[]> {
  const { document } = window;
  document.documentElement.lang = lang;
  document.body.innerHTML = markup;
  const { violations } = await axeInPage.run(document.body as unknown as Element, {
    rules: { ...needsLayout, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

describe.each(everyStory)("$folder $name", ({ Story, propsIn }) => {
  it.each(["zh", "en"] as const)("renders valid, accessible HTML on the server in %s", async (language) => {
    const markup = renderToStaticMarkup(<Story {...propsIn(language)} />);
    expect(markup).not.toMatch(/undefined|\[object Object\]|NaN/);

    const page = `<!DOCTYPE html><html lang="${languageTags[language]}"><head><title>Example</title></head><body>${markup}</body></html>`;
    const report = await validator.validateString(page);
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map((m) => `${m.ruleId}: ${m.message} ${m.selector}`),
      ),
    ).toEqual([]);

    expect(await axeFindings(markup, languageTags[language])).toEqual([]);
  });

  it("renders the same HTML twice", () => {
    const props = propsIn("zh");
    expect(renderToString(<Story {...props} />)).toBe(renderToString(<Story {...props} />));
  });
});
