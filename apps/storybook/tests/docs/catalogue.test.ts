import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { catalogue, pages as parts, synonyms } from "../../.storybook/catalogue.ts";
import { readChanges, readFresh } from "../../.storybook/changes.ts";
import { linesOf } from "../../.storybook/docs/lines-of.ts";
import { unwrapped } from "../../.storybook/docs/unwrapped.ts";
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

it("has style files that import tokens only: with components, the order of the build would decide which have styles", () => {
  const room = path.join(import.meta.dirname, "../..");
  const files = globSync("{.storybook,foundations,tests,visual}/**/*.css.ts", { cwd: room });
  expect(files).not.toEqual([]);
  const wrong = files.filter((file) =>
    /^(?:import|\}) .*from "@lightmaker\/ui";$/m.test(readFileSync(path.join(room, file), "utf8")),
  );
  expect(wrong).toEqual([]);
});

it("has synonyms for pages only", () => {
  const pages = new Set(readIndex().map(({ title }) => title.split("/").at(-1)));
  expect(Object.keys(synonyms).filter((name) => !pages.has(name))).toEqual([]);
});

it("calls new what the last release has not and a changeset announces", () => {
  const announced = readChanges()
    .filter(({ version }) => version === undefined)
    .map(({ text }) => text)
    .join(" ");
  expect(readFresh().filter((name) => !new RegExp(`\\b${name}\\b`).test(announced))).toEqual([]);
  const released = readChanges().filter(({ version }) => version !== undefined);
  const older = released.flatMap(({ text }) =>
    [...text.matchAll(/New: (\w+)/g)].map(([, name = ""]) => name),
  );
  expect(older.length).toBeGreaterThan(5);
  expect(readFresh().filter((name) => older.includes(name))).toEqual([]);
});

it("joins inline code that stands on two lines, and leaves blocks alone", () => {
  expect(unwrapped("tag (`npm ci && npm pack -w\n@lightmaker/ui`) and")).toBe(
    "tag (`npm ci && npm pack -w @lightmaker/ui`) and",
  );
  const block = "```sh\nnpm ci\nnpm pack\n```";
  expect(unwrapped(block)).toBe(block);
  const table = "| `a` | `b` |\n| `c` | `d` |";
  expect(unwrapped(table)).toBe(table);
});

describe("the changes of a component", () => {
  const names = parts.map(({ name }) => name);
  const all = readChanges().map(({ text }) => text);

  it("have no line that begins with another one", () => {
    const foreign = names.flatMap((name) =>
      all
        .flatMap((text) => linesOf(name, names, text))
        .filter((line) => !new RegExp(`^[^.:;]*\\b${name}\\b|^New: ${name}\\b`).test(line))
        .map((line) => `${name}: ${line}`),
    );
    expect(foreign).toEqual([]);
  });

  it("leave out what a changeset says of others", () => {
    const text =
      "New: DrawingPreview shows a drawing. FindingList lists findings. It has buttons.\n\nTabs and Pager: faster.";
    expect(linesOf("DrawingPreview", names, text)).toEqual(["New: DrawingPreview shows a drawing."]);
    expect(linesOf("FindingList", names, text)).toEqual(["FindingList lists findings. It has buttons."]);
    expect(linesOf("Pager", names, text)).toEqual(["Tabs and Pager: faster."]);
    expect(linesOf("Link", names, text)).toEqual([]);
    expect(linesOf("Faq", names, "New: Dialog, Gallery; the blocks Faq and Scenes.")).toEqual(["New: Faq."]);
    expect(linesOf("Steps", names, "Steps for dealers: commit.")).toEqual([]);
  });
});

it.each(["dropdown", "modal", "toggle", "token", "version", "switch", "checkbox"])(
  "is found by “%s”",
  (word) => {
    expect(
      Object.values(synonyms)
        .flat()
        .some((synonym) => synonym.toLowerCase().includes(word)),
    ).toBe(true);
  },
);
