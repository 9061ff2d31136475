// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { examples } from "./NewsList.examples.ts";
import { NewsList } from "./NewsList.tsx";

let root: Root;
const container = document.createElement("div");
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.append(container);
  root = createRoot(container);
  await act(async () => root.render(<NewsList {...examples.en.default} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

it("turning the page moves the focus to the new cards and says which page is shown", async () => {
  const { labels } = examples.en.default;
  const next = container.querySelector<HTMLElement>(`[aria-label="${labels.pagination.next}"]`);
  next?.focus();
  await act(async () => next?.click());
  const focused = document.activeElement;
  expect(focused?.tagName).toBe("UL");
  expect(focused?.querySelector("article")).not.toBeNull();
  const status = [...container.querySelectorAll("[role=status]")].map(({ textContent }) => textContent);
  expect(status.join()).toMatch(/\b2\b/);
});
