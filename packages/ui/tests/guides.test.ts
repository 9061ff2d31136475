import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Guide } from "../src/guide.ts";
import { everyStory } from "./every-story.ts";

const src = path.join(import.meta.dirname, "../src");
const modules = import.meta.glob<Guide>("../src/{components,blocks}/*/*.guide.ts", {
  import: "guide",
  eager: true,
});
const guides = new Map(
  Object.entries(modules).map(([file, guide]) => [file.split("/").slice(-3, -1).join("/"), guide]),
);

/** Folders that the package exports, for example `components/Accordion`. Each of them has a page in Storybook. */
const folders = new Set(
  [...readFileSync(path.join(src, "index.ts"), "utf8").matchAll(/"\.\/((?:components|blocks)\/\w+)\//g)].map(
    ([, folder = ""]) => folder,
  ),
);

const focusable = [
  "a[href]",
  "button:not([disabled])",
  "input:not([type=hidden], [disabled])",
  "select:not([disabled])",
  "textarea:not([disabled])",
  "summary",
  "video[controls]",
  "[tabindex]:not([tabindex='-1'])",
].join();

/** Returns `true` if the server's HTML of any story in a folder contains a focusable element. */
function takesFocus(folder: string): boolean {
  return everyStory
    .filter((story) => story.folder === folder)
    .some(({ Story, propsIn }) => {
      const markup = renderToStaticMarkup(createElement(Story, propsIn("en")));
      return new JSDOM(markup).window.document.querySelector(focusable) !== null;
    });
}

/** Texts that contain advice. The other texts of a guide describe facts. */
const adviceOf = (guide: Guide) => [
  guide.purpose,
  ...guide.use,
  ...guide.avoid,
  ...guide.practice.flatMap(({ do: good, dont }) => [good, dont]),
];
const linesOf = (guide: Guide) => [...adviceOf(guide), ...guide.anatomy.map(({ role }) => role)];

describe.each([...folders])("%s", (folder) => {
  it("has stories", () => {
    expect(everyStory.some((story) => story.folder === folder)).toBe(true);
  });

  it("has a guide with purpose, use and anatomy", () => {
    const guide = guides.get(folder);
    expect(guide, `${folder} has no X.guide.ts, so its page in Storybook is empty.`).toBeDefined();
    if (!guide) return;
    const empty = Object.entries({ ...guide, keyboard: ["—"] }).filter(([, words]) => words.length === 0);
    expect(empty.map(([name]) => name)).toEqual([]);
    expect(linesOf(guide).filter((line) => line.trim() === "")).toEqual([]);
  });

  it("documents its keys if anything in its stories is focusable", () => {
    if (takesFocus(folder)) expect(guides.get(folder)?.keyboard).not.toEqual([]);
  });
});

// Anatomy and keys may be the same in several guides: many blocks are a section named by its heading. The same advice in
// two guides would not help readers to choose between them.
it("no advice appears in two guides", () => {
  const placesOf = Map.groupBy(
    [...guides].flatMap(([folder, guide]) => adviceOf(guide).map((line) => ({ folder, line }))),
    ({ line }) => line,
  );
  const repeated = [...placesOf]
    .filter(([, places]) => places.length > 1)
    .map(([line, places]) => `${places.map(({ folder }) => folder).join(", ")}: ${line}`);
  expect(repeated).toEqual([]);
});
