import { HtmlValidate } from "html-validate";
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

// axe judges every story in Chromium, in apps/storybook.
describe.each(everyStory)("$folder $name", ({ Story, propsIn }) => {
  it.each(["zh", "en"] as const)("renders valid HTML on the server in %s", async (language) => {
    const markup = renderToStaticMarkup(<Story {...propsIn(language)} />);
    expect(markup).not.toMatch(/undefined|\[object Object\]|NaN/);

    const page = `<!DOCTYPE html><html lang="${languageTags[language]}"><head><title>Example</title></head><body>${markup}</body></html>`;
    const report = await validator.validateString(page);
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map((m) => `${m.ruleId}: ${m.message} ${m.selector}`),
      ),
    ).toEqual([]);
  });

  it("renders the same HTML twice", () => {
    const props = propsIn("zh");
    expect(renderToString(<Story {...props} />)).toBe(renderToString(<Story {...props} />));
  });
});
