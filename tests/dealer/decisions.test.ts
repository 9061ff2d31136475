import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const document = readFileSync(path.join(root, "docs/decisions.md"), "utf8");

/** Returns the names of a chapter's entries: the numbers of a list, or the words in bold. */
function entries(chapter: string): ReadonlySet<string> {
  const [, text = ""] = document.split(`\n## ${chapter}\n`);
  const [own = ""] = text.split("\n## ");
  return new Set(
    [...own.matchAll(/^(?:(\d+)\. |- \*\*(.+?)\*\*)/gm)].map(([, number, name]) => number ?? name ?? ""),
  );
}

const kinds = [
  ["Decisions", /\bdecisions? (\d+(?:(?:, | and | to )\d+)*)/g],
  ["Specification", /\bspecification(?:,| \()? ?section (\d+)|\bsection (\d+) of the specification/gi],
  ["Facts", /\bfacts, "([^"]+)"/g],
] as const;

const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.py"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .map((file) => [file, readFileSync(path.join(root, file), "utf8")] as const);

/** Returns each citation of a chapter in the code, with a file that contains it. */
const cited = (pattern: RegExp): ReadonlyMap<string, string> =>
  new Map(
    sources.flatMap(([file, text]) =>
      [...text.matchAll(pattern)].flatMap(([, one, other]) =>
        (one ?? other ?? "").split(/, | and | to /).map((name) => [name, file] as const),
      ),
    ),
  );

test.each(kinds)("%s: every citation in the code exists in docs/decisions.md", (chapter, pattern) => {
  const names = cited(pattern);
  expect(names.size).toBeGreaterThan(0);
  const known = entries(chapter);
  expect([...names].filter(([name]) => !known.has(name))).toEqual([]);
});
