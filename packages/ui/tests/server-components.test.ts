import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const src = path.join(import.meta.dirname, "../src");
const modules = globSync("{components,blocks,hooks}/**/*.{ts,tsx}", { cwd: src }).filter(
  (file) => !/\.(stories|examples|test|guide|css|data)\./.test(file),
);

/** Hooks that React has in a server component too. */
const anywhere = new Set(["use", "useId", "useMemo", "useCallback", "useDebugValue"]);
const importsClientOnly = (code: string) =>
  [...code.matchAll(/^import (?!type)([^;]*?) from "([^"]+)";/gm)].some(
    ([, names = "", from = ""]) =>
      (names.match(/\b(use[A-Z]\w*|createContext)\b/g) ?? []).some((name) => !anywhere.has(name)) ||
      /^@radix-ui|^embla/.test(from),
  );
const handles = (code: string) => /\son[A-Z]\w*=\{/.test(code);
const isClient = (code: string) => code.startsWith('"use client";');

describe("modules for React's server components", () => {
  it.each(modules)("%s is marked if it needs the browser", (file) => {
    const code = readFileSync(path.join(src, file), "utf8");
    if (importsClientOnly(code) || (file.endsWith(".tsx") && handles(code)))
      expect(isClient(code)).toBe(true);
  });

  it("a text for the page's head is never in a marked module, where a server would get a reference to it", () => {
    const texts = modules.filter((file) => {
      const code = readFileSync(path.join(src, file), "utf8");
      return isClient(code) && /^export const \w+(: string)? = `/m.test(code);
    });
    expect(texts).toEqual([]);
  });
});
