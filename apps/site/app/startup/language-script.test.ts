import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
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
