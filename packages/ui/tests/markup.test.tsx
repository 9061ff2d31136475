import axe from "axe-core";
import { HtmlValidate } from "html-validate";
import { JSDOM } from "jsdom";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { everyStory, languageTags } from "./every-story.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes styles, void elements and boolean attributes its own way; none of it is an error in HTML.
    "no-inline-style": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // Attribute names are case-insensitive, and React 19's ids begin with an underscore.
    "attr-case": "off",
    "valid-id": ["error", { relaxed: true }],
    // Needs the stylesheet: the header's two navigations are never shown together. axe checks it in Chromium.
    "unique-landmark": "off",
    // A fragment has no page around it to be unique or complete in.
    "long-title": "off",
    "no-trailing-whitespace": "off",
    // Telephone numbers break where the layout lets them.
    "tel-non-breaking": "off",
    // The list of a combobox stands beside free text, which no select takes.
    "prefer-native-element": ["error", { exclude: ["listbox"] }],
  },
});

/** What axe can only judge with layout and colours; apps/storybook runs those rules in Chromium. */
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
  it.each(["zh", "en"] as const)("is valid, accessible HTML from the server in %s", async (language) => {
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

  it("writes the same HTML twice", () => {
    const props = propsIn("zh");
    expect(renderToString(<Story {...props} />)).toBe(renderToString(<Story {...props} />));
  });
});
