import { matchesGlob } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const { dependencies, exports: entries, peerDependencies, sideEffects } = manifest;

describe("package.json", () => {
  it("keeps the style sheet, which a bundler would drop as unused", () => {
    const styles = entries["./styles.css"];
    const kept = (file: string) =>
      sideEffects.some((pattern) => matchesGlob(file.replace("./", ""), pattern.replace("./", "")));
    expect(kept(styles.default)).toBe(true);
    expect(kept(styles["@lightmaker/source"])).toBe(true);
    expect(kept(entries["."].default)).toBe(false);
  });

  it("offers dealers what the README names, from the published folder", () => {
    expect(Object.keys(entries)).toEqual([".", "./styles.css", "./tokens", "./package.json", "./*"]);
    for (const entry of [entries["."], entries["./styles.css"], entries["./tokens"], entries["./*"]])
      expect(entry.default).toMatch(/^\.\/dist\//);
  });

  it("takes React from the dealer's page, so that there is only one", () => {
    expect(Object.keys(peerDependencies).toSorted()).toEqual(["react", "react-dom"]);
    expect(Object.keys(dependencies).filter((name) => /^react(-dom)?$/.test(name))).toEqual([]);
  });
});
