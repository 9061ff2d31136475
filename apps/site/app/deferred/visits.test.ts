import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createVisits, sourceOf } from "../deferred/visits.ts";

describe("sourceOf", () => {
  it.each([
    ["", "direct"],
    ["https://site.example/a", "internal"],
    ["https://www.baidu.com/", "search"],
    ["https://www.google.co.uk/", "search"],
    ["https://maker.example/post", "maker.example"],
  ])("%s is %s", (referrer, source) => {
    expect(sourceOf(referrer, "https://site.example")).toBe(source);
  });
});

/** Fake browser whose clock and tab visibility the test controls. */
function browser(more: object = {}) {
  const tab = new EventTarget();
  const stored = new Map<string, string>();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible", referrer: "" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", more);
  vi.stubGlobal("location", { origin: "https://site.example" });
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return {
    hide(hidden: boolean) {
      page.visibilityState = hidden ? "hidden" : "visible";
      page.dispatchEvent(new Event("visibilitychange"));
    },
    unload: () => tab.dispatchEvent(new Event("pagehide")),
    return: () => tab.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    visits: () => JSON.parse(stored.get("visits") ?? "[]") as unknown[],
  };
}

describe("visits", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("are reported on navigation and on unload, without the time while the tab was hidden", () => {
    const { hide, unload, visits } = browser();
    const send = vi.fn();
    const { enterPage, listen } = createVisits(send);
    listen();
    enterPage("/");
    vi.advanceTimersByTime(2_000);
    hide(true);
    vi.advanceTimersByTime(60_000);
    hide(false);
    vi.advanceTimersByTime(1_500);
    enterPage("/products");
    enterPage("/products");
    vi.advanceTimersByTime(700);
    unload();
    expect(send.mock.calls).toEqual([
      ["/", 3_500, false],
      ["/products", 700, true],
    ]);
    expect(visits()).toEqual([
      expect.objectContaining({
        visitPage: "/",
        path: "/",
        stopTime: 3.5,
        timeSpent: 3_500,
        source: "direct",
      }),
      expect.objectContaining({ visitPage: "/products", stopTime: 700, timeSpent: 700 }),
    ]);
  });

  it("start again when a page is restored from the back/forward cache", () => {
    const { unload, return: comeBack } = browser();
    const send = vi.fn();
    const { enterPage, listen } = createVisits(send);
    const stop = listen();
    enterPage("/");
    unload();
    vi.advanceTimersByTime(90_000);
    comeBack();
    vi.advanceTimersByTime(400);
    unload();
    expect(send).toHaveBeenLastCalledWith("/", 400, true);
    stop();
    unload();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])("are not recorded with %j", (asked) => {
    const { visits } = browser(asked);
    const send = vi.fn();
    const { enterPage } = createVisits(send);
    enterPage("/");
    enterPage("/products");
    expect(send).not.toHaveBeenCalled();
    expect(visits()).toEqual([]);
  });
});
