// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { examples } from "./CompareTable.examples.ts";
import { CompareTable } from "./CompareTable.tsx";

let narrow = false;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: narrow }),
  );
});
afterEach(() => {
  narrow = false;
});

/** Renders on the server, applies the visitor's actions and then hydrates. */
async function hydrate(beforeHydration: (container: HTMLElement) => void) {
  const onChosenChange = vi.fn();
  const onDifferencesOnlyChange = vi.fn();
  const onRecoverableError = vi.fn();
  const table = (
    <CompareTable
      {...examples.en.default}
      onChosenChange={onChosenChange}
      onDifferencesOnlyChange={onDifferencesOnlyChange}
    />
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(table);
  document.body.append(container);
  beforeHydration(container);
  const root = await act(async () => hydrateRoot(container, table, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  const checked = () =>
    [...container.querySelectorAll<HTMLInputElement>("[data-chooser] input:checked")].map(
      ({ value }) => value,
    );
  const places = () => [...container.querySelectorAll<HTMLSelectElement>("select")].map(({ value }) => value);
  return { root, container, checked, places, onChosenChange, onDifferencesOnlyChange };
}

it("adopts checkboxes that were ticked before hydration", async () => {
  const { root, checked, onChosenChange, onDifferencesOnlyChange } = await hydrate((container) => {
    container.querySelector<HTMLInputElement>("[value=light-530-rf]")?.click();
    container.querySelector<HTMLInputElement>("[data-differences]")?.click();
  });
  expect(checked()).toEqual(["light-640", "light-960", "light-1390", "light-530-rf"]);
  expect(onChosenChange).toHaveBeenCalledWith(checked());
  expect(onDifferencesOnlyChange).toHaveBeenCalledWith(true);
  await act(async () => root.unmount());
});

it("limits the models when too many were ticked before hydration", async () => {
  const { root, checked } = await hydrate((container) => {
    container.querySelector<HTMLInputElement>("[value=light-530-rf]")?.click();
    container.querySelector<HTMLInputElement>("[value=light-1610]")?.removeAttribute("disabled");
    container.querySelector<HTMLInputElement>("[value=light-1610]")?.click();
  });
  expect(checked()).toHaveLength(4);
  await act(async () => root.unmount());
});

it("adopts a phone's list that was changed before hydration", async () => {
  narrow = true;
  const { root, places, checked } = await hydrate((container) => {
    const [select] = container.querySelectorAll("select");
    if (!select) throw new Error("The comparison has no list to choose from.");
    select.value = "light-1610";
  });
  expect(places()).toEqual(["light-1610", "light-960"]);
  expect(checked()).toEqual(["light-960", "light-1390", "light-1610"]);
  await act(async () => root.unmount());
});

it("adopts on a phone what the URL set in checkboxes and lists", async () => {
  narrow = true;
  const { root, places, checked } = await hydrate((container) => {
    const chosen = ["light-1610", "light-1390", "light-530-rf"];
    for (const box of container.querySelectorAll<HTMLInputElement>("[data-chooser] input"))
      box.checked = chosen.includes(box.value);
    container.querySelectorAll("select").forEach((list, index) => {
      list.value = chosen[index] ?? "";
    });
  });
  expect(places()).toEqual(["light-1610", "light-1390"]);
  expect(checked().toSorted()).toEqual(["light-1390", "light-1610", "light-530-rf"]);
  await act(async () => root.unmount());
});

it("names each figure by its row and by its model, and calls no other cell a heading", async () => {
  const { root, container } = await hydrate(() => undefined);
  const { groups, models } = examples.en.default;
  const headings = (scope: string) =>
    [...container.querySelectorAll(`th[scope=${scope}]`)].map(({ textContent }) => textContent);
  expect(headings("row")).toEqual(groups.flatMap(({ rows }) => rows.map(({ label }) => label)));
  expect(headings("col")).toEqual(models.map(({ name }) => name));
  expect(container.querySelectorAll("tbody td")).toHaveLength(headings("row").length * models.length);
  await act(async () => root.unmount());
});
