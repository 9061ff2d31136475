import { expect, test } from "vitest";
import { renderMarkdown } from "./news-html.ts";

test("an address in a text becomes a link to the whole of it, and a very long one stays text", () => {
  const address = (length: number): string => `https://example.com/${"a".repeat(length)}`;
  for (const length of [5, 900])
    expect(renderMarkdown(`See ${address(length)}, or www.example.org.`)).toBe(
      `<p>See <a href="${address(length)}">${address(length)}</a>, or <a href="http://www.example.org">www.example.org</a>.</p>`,
    );
  for (const length of [980, 1_000, 5_000])
    expect(renderMarkdown(`See ${address(length)}.`)).toBe(`<p>See ${address(length)}.</p>`);
});
