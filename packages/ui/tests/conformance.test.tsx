// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { everyStory } from "./every-story.ts";

/** Components whose control is not the root element: rest props and ref go to the control. */
const controlInside = new Set(["components/Select"]);
/** Components that render their root at the end of the body, and only after their trigger was pressed. */
const opensOnPress = new Set(["components/Dialog", "components/SearchDialog"]);

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // jsdom has no layout and lacks these APIs. The tests do not depend on their results.
  Element.prototype.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("matchMedia", (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("CSS", { escape: (text: string) => text, supports: () => true });
});

const container = document.createElement("div");
document.body.append(container);
afterEach(() => container.replaceChildren());

const firstOfEach = [...Map.groupBy(everyStory, ({ folder }) => folder).values()].flatMap(
  ([first]) => first ?? [],
);

describe.each(firstOfEach)("$folder", ({ folder, Story, propsIn }) => {
  it("passes className, rest props and ref to its root", async () => {
    let referred: Element | null = null;
    const root = createRoot(container);
    const given = {
      className: "given",
      "data-given": "yes",
      ref: (node: Element | null) => {
        referred = node ?? referred;
      },
    };
    await act(async () => root.render(<Story {...propsIn("en")} {...given} />));
    if (opensOnPress.has(folder)) await act(async () => container.querySelector("button")?.click());
    const withRest = document.body.querySelector("[data-given=yes]");
    const withClass = document.body.querySelector(".given");
    expect(withRest, "an element with the rest props").not.toBeNull();
    expect(withClass, "an element with the class").not.toBeNull();
    expect(referred, "the element the ref points to").toBe(withRest);
    if (controlInside.has(folder)) expect(withClass?.contains(withRest)).toBe(true);
    else expect(withClass).toBe(withRest);
    await act(async () => root.unmount());
  });
});
