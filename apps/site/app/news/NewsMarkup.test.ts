import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { defaultView } from "./view.ts";

vi.mock("@lightmaker/ui", () => ({ NewsList: () => null }));
const { fillable, NewsMarkup } = await import("./NewsMarkup.tsx");

it("the page's data cannot end its script, whatever a news item says", () => {
  const text = "</script><script>alert(1)</script><!--";
  const data = { items: [], view: defaultView, texts: { one: text } };
  const html = renderToString(
    createElement(NewsMarkup, {
      block: { labels: {}, types: {} } as never,
      labels: { imageError: "" },
      language: "en",
      path: "/en/about/news",
      items: [],
      view: defaultView,
      data,
    }),
  );
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(fillable.exec(html)?.[1] ?? "")).toEqual(data);
});
