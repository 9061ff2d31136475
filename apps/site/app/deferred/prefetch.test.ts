import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** Pages that are loaded or loading. */
const cached = vi.hoisted(() => new Set<string>());
vi.mock("../page-data.ts", () => ({
  prefetchParameter: "ahead",
  isPageCached: (pathname: string) => cached.has(pathname),
}));
vi.mock("../shell/links.ts", () => ({
  pageLinkAt: (target: { pathname?: string } | null) => target?.pathname && target,
}));
const { prefetchOnIntent } = await import("./prefetch.ts");

const page = new EventTarget();
const load = vi.fn((address: string) => cached.add(new URL(address, location.href).pathname));
let stop: () => void;
/** Starts to listen in a browser with these properties. */
function start(navigator: object = {}) {
  vi.stubGlobal("navigator", navigator);
  stop = prefetchOnIntent(load);
}
/** Sends an event whose target is a link to a page. */
function send(type: string, pathname: string) {
  const event = new Event(type);
  Object.defineProperty(event, "target", { value: { pathname } });
  page.dispatchEvent(event);
}
const loaded = () => load.mock.calls.map(([address]) => address);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", new URL("https://shop.example/products"));
});
afterEach(() => {
  stop();
  load.mockClear();
  cached.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("prefetches a page once: at focus, at touch, or when the pointer rests on its link", () => {
  start();
  send("focusin", "/materials/wood");
  send("touchstart", "/");
  send("pointerover", "/support/faq");
  expect(loaded()).toEqual(["/materials/wood?ahead", "/?index&ahead"]);
  vi.advanceTimersByTime(60);
  send("touchstart", "/support/faq");
  expect(loaded()).toEqual(["/materials/wood?ahead", "/?index&ahead", "/support/faq?ahead"]);
});

it("prefetches neither the page that is shown nor one that the pointer only crosses", () => {
  start();
  send("focusin", "/products");
  send("pointerover", "/about/company");
  vi.advanceTimersByTime(30);
  send("pointerover", "/about/service");
  vi.advanceTimersByTime(60);
  expect(loaded()).toEqual(["/about/service?ahead"]);
});

it("prefetches a page again whose prefetch was aborted", () => {
  start();
  send("focusin", "/materials/wood");
  cached.delete("/materials/wood");
  send("focusin", "/materials/wood");
  send("focusin", "/materials/wood");
  expect(loaded()).toEqual(["/materials/wood?ahead", "/materials/wood?ahead"]);
});

it("prefetches nothing for a visitor who saves data", () => {
  start({ connection: { saveData: true } });
  send("focusin", "/materials/wood");
  expect(loaded()).toEqual([]);
});
