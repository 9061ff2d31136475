import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { languageScript } from "./before-paint.ts";

/** Runs the head script as a browser would, with `stored` in local storage, and gives where it went. */
function open(page: "zh" | "en", address: string, stored: string | null): string | undefined {
  let target: string | undefined;
  const { pathname, search, hash } = new URL(address, "https://example.com");
  runInNewContext(languageScript(page), {
    localStorage: { getItem: () => stored },
    location: { pathname, search, hash, replace: (to: string) => (target = to) },
    addEventListener: () => undefined,
  });
  return target;
}

describe("languageScript", () => {
  it.each([
    ["/", "/en"],
    ["/products", "/en/products"],
    ["/products/morning-light?model=mark-m20#specs", "/en/products/morning-light?model=mark-m20#specs"],
  ])("sends %s to %s when English is stored", (address, twin) => {
    expect(open("zh", address, "en")).toBe(twin);
  });

  it.each(["zh", null, "de", "nonsense"])("stays where it is when %s is stored", (stored) => {
    expect(open("zh", "/products", stored)).toBeUndefined();
  });

  it("never leaves an English page", () => {
    expect(open("en", "/en/products", "zh")).toBeUndefined();
    expect(open("en", "/en/products", "en")).toBeUndefined();
  });
});
