import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { catalogue, isNew, synonyms } from "../../.storybook/catalogue.ts";
import { readIndex } from "./storybook.ts";

const src = path.join(import.meta.dirname, "../../../../packages/ui/src");
const names = Object.entries(catalogue).flatMap(([kind, groups]) =>
  Object.values(groups).flatMap((group: readonly string[]) => group.map((name) => `${kind}/${name}`)),
);

it("has every folder with stories once, in the group of its task", () => {
  const folders = globSync("{components,blocks}/*/*.stories.tsx", { cwd: src }).map((file) =>
    path.dirname(file),
  );
  expect([...names].sort()).toEqual([...folders].sort());
});

it("has synonyms for pages only, and every new component", () => {
  const pages = new Set(readIndex().map(({ title }) => title.split("/").at(-1)));
  expect(Object.keys(synonyms).filter((name) => !pages.has(name))).toEqual([]);
  expect([...isNew].filter((name) => !pages.has(name))).toEqual([]);
});

it.each(["dropdown", "modal", "toggle", "token", "version"])("is found by “%s”", (word) => {
  expect(
    Object.values(synonyms)
      .flat()
      .some((synonym) => synonym.toLowerCase().includes(word)),
  ).toBe(true);
});
