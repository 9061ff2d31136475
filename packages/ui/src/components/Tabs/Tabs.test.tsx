// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Tabs, type TabsProps } from "./Tabs.tsx";

let wide: boolean;
let root: Root;
const container = document.createElement("div");
beforeEach(() => {
  wide = true;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: wide }));
  Element.prototype.scrollTo = () => undefined;
  document.body.append(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

const items = ["a", "b", "c"].map((value) => ({ value, label: `Tab ${value}`, panel: `Panel ${value}` }));

/** Shows tabs and focuses the selected one. Returns a function that presses a key and says what is selected then. */
async function show(orientation: NonNullable<TabsProps["orientation"]>) {
  root = createRoot(container);
  await act(async () =>
    root.render(<Tabs items={items} labels={{ list: "Tabs" }} orientation={orientation} />),
  );
  const selected = () => container.querySelector<HTMLElement>("[role=tab][aria-selected=true]");
  await act(async () => selected()?.focus());
  return async (key: string) => {
    await act(async () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })),
    );
    // Radix moves the focus in a task of its own.
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(document.activeElement).toBe(selected());
    return selected()?.textContent;
  };
}

it("beside their panel are walked through with the up and down keys", async () => {
  const press = await show("vertical");
  expect(await press("ArrowDown")).toBe("Tab b");
  expect(await press("ArrowUp")).toBe("Tab a");
  expect(await press("End")).toBe("Tab c");
  expect(await press("ArrowDown")).toBe("Tab a");
  expect(await press("ArrowRight")).toBe("Tab a");
});

it.each([
  ["horizontal", true],
  ["vertical", false],
] as const)(
  "above their panel are walked through with the left and right keys: %s, wide: %s",
  async (orientation, isWide) => {
    wide = isWide;
    const press = await show(orientation);
    expect(await press("ArrowRight")).toBe("Tab b");
    expect(await press("ArrowLeft")).toBe("Tab a");
    expect(await press("Home")).toBe("Tab a");
    expect(await press("ArrowDown")).toBe("Tab a");
  },
);

it("paint a press before its panel, and a choice from outside with it", async () => {
  const shown = () => container.querySelector("[role=tabpanel][data-state=active]")?.textContent;
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => frames.push(call));
  root = createRoot(container);
  const render = (value?: string) =>
    act(async () =>
      root.render(<Tabs items={items} labels={{ list: "Tabs" }} {...(value !== undefined && { value })} />),
    );
  await render();
  const tab = container.querySelectorAll<HTMLElement>("[role=tab]")[1];
  await act(async () => tab?.click());
  expect(tab?.getAttribute("aria-selected")).toBe("true");
  expect(shown()).toBe("Panel a");
  for (const frame of frames.splice(0)) frame(0);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(shown()).toBe("Panel b");
  });
  await render("c");
  expect(shown()).toBe("Panel c");
});

it("show the chosen panel before the Tab key moves the focus, however late the next frame is", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const press = await show("horizontal");
  const shown = () => container.querySelector("[role=tabpanel][data-state=active]")?.textContent;
  expect(await press("ArrowRight")).toBe("Tab b");
  expect(shown()).toBe("Panel a");
  await press("Tab");
  expect(shown()).toBe("Panel b");
});
