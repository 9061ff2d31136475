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
    expect(Object.keys(entries)).toEqual([
      ".",
      "./styles.css",
      "./styles/*.css",
      "./tokens",
      "./tokens.json",
      "./tokens.dark.json",
      "./tokens.dealer.json",
      "./icons/*",
      "./llms.txt",
      "./docs/*",
      "./model-scene",
      "./testing",
      "./package.json",
      "./*",
    ]);
    for (const [name, entry] of Object.entries(entries))
      if (name !== "./package.json")
        expect(typeof entry === "string" ? entry : entry.default).toMatch(/^\.\/dist\//);
  });

  it("takes newer versions of its dependencies, so that a dealer's other packages can share them", () => {
    for (const range of Object.values({ ...dependencies, ...peerDependencies }))
      expect(range).toMatch(/^\^\d/);
    expect(peerDependencies).toMatchObject({ react: "^19.0.0", "react-dom": "^19.0.0" });
  });

  it("takes React from the dealer's page, so that there is only one", () => {
    const optional = Object.keys(manifest.peerDependenciesMeta);
    expect(optional).toEqual(["three"]);
    expect(Object.keys(peerDependencies).toSorted()).toEqual(["react", "react-dom", ...optional]);
    expect(Object.keys(dependencies).filter((name) => /^react(-dom)?$/.test(name))).toEqual([]);
  });
});
