import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { languageScript } from "./language-script.ts";

interface Visitor {
  /** Contents of local storage. */
  stored?: Record<string, string>;
  languages?: readonly string[];
  /** False if local storage is disabled. */
  storage?: boolean;
}

/** Runs the head script as a browser would. Returns where it redirected to and whether it offered the other language. */
function run(page: "zh" | "en", address: string, { stored = {}, languages = [], storage = true }: Visitor) {
  let target: string | undefined;
  const dataset: Record<string, string> = {};
  const { pathname, search, hash } = new URL(address, "https://example.com");
  runInNewContext(languageScript(page), {
    localStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        if (!storage) throw new Error("switched off");
        stored[key] = value;
      },
    },
    document: { documentElement: { dataset } },
    navigator: { languages },
    location: { pathname, search, hash, replace: (to: string) => (target = to) },
    addEventListener: () => undefined,
  });
  return { target, offered: "offer" in dataset };
}

const open = (page: "zh" | "en", address: string, language: string | null) =>
  run(page, address, { stored: language ? { language } : {} }).target;

describe("languageScript", () => {
  it.each([
    ["/", "/en"],
    ["/products", "/en/products"],
    ["/products/morning-light?model=mark-m20#specs", "/en/products/morning-light?model=mark-m20#specs"],
  ])("redirects %s to %s when English is stored", (address, target) => {
    expect(open("zh", address, "en")).toBe(target);
  });

  it.each(["zh", null, "de", "nonsense"])("does not redirect when %s is stored", (stored) => {
    expect(open("zh", "/products", stored)).toBeUndefined();
  });

  it("never redirects an English page", () => {
    expect(open("en", "/en/products", "zh")).toBeUndefined();
    expect(open("en", "/en/products", "en")).toBeUndefined();
  });
});

describe("the language offer", () => {
  it.each([
    ["zh", ["en-GB", "zh"], true],
    ["zh", ["fr", "en"], true],
    ["zh", ["zh-TW", "en"], false],
    ["zh", ["fr"], false],
    ["en", ["zh-CN"], true],
    ["en", ["en-US", "zh"], false],
    ["en", [], false],
  ] as const)("on a page in %s, for a browser that prefers %j: %s", (page, languages, offered) => {
    expect(run(page, "/en", { languages }).offered).toBe(offered);
  });

  it("appears once, not after a choice, and not without storage", () => {
    const stored: Record<string, string> = {};
    const languages = ["en"];
    expect(run("zh", "/", { stored, languages }).offered).toBe(true);
    expect(run("zh", "/", { stored, languages }).offered).toBe(false);
    expect(run("zh", "/", { stored: { language: "zh" }, languages }).offered).toBe(false);
    expect(run("zh", "/", { languages, storage: false }).offered).toBe(false);
  });
});

describe("a click", () => {
  /** Element that matches its own selector only. */
  class Target {
    readonly dataset: Record<string, string> = { language: "en" };
    readonly selector: string;
    readonly pathname: string;
    constructor(selector: string, pathname = "") {
      this.selector = selector;
      this.pathname = pathname;
    }
    closest = (selector: string) => (selector === this.selector ? this : null);
  }
  const link = new Target("a[data-language]", "/en/products/morning-light");

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** Clicks on an element and returns what happened after a second. */
  function click(target: Target, keys: object = {}) {
    const stored: Record<string, string> = {};
    const dataset: Record<string, string> = { offer: "" };
    const [assign, reload] = [vi.fn(), vi.fn()];
    const [preventDefault, stopPropagation] = [vi.fn(), vi.fn()];
    let listener: ((event: object) => void) | undefined;
    runInNewContext(languageScript("zh"), {
      localStorage: {
        getItem: (key: string) => stored[key] ?? null,
        setItem: (key: string, value: string) => (stored[key] = value),
      },
      document: { documentElement: { dataset } },
      navigator: { languages: [] },
      location: { search: "?model=mark-m20", hash: "#specs", assign, reload },
      addEventListener: (_: string, given: (event: object) => void) => (listener = given),
      Element: Target,
      setTimeout,
    });
    listener?.({ target, button: 0, preventDefault, stopPropagation, ...keys });
    const atOnce = assign.mock.calls.length;
    vi.advanceTimersByTime(1_000);
    return { stored, dataset, assign, reload, atOnce, prevented: preventDefault.mock.calls.length > 0 };
  }

  it("on the language switch stores the choice, then loads the same place in that language", () => {
    const { stored, assign, atOnce, prevented } = click(link);
    expect(stored).toEqual({ language: "en" });
    expect(atOnce).toBe(0);
    expect(prevented).toBe(true);
    expect(assign.mock.calls).toEqual([["/en/products/morning-light?model=mark-m20#specs"]]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "on the language switch with %j is left to the browser",
    (keys) => {
      const { stored, assign, prevented } = click(link, keys);
      expect(stored).toEqual({ language: "en" });
      expect(prevented).toBe(false);
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it("closes the offer, or reloads the page, where it is asked to", () => {
    expect(click(new Target("[data-offer-close]")).dataset).toEqual({});
    expect(click(new Target("[data-reload]")).reload).toHaveBeenCalledOnce();
    expect(click(new Target("main")).reload).not.toHaveBeenCalled();
  });
});
