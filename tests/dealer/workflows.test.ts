import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = path.join(import.meta.dirname, "../../.github/workflows");

/** A tag can be moved to other code, a commit cannot. The version in the comment is for people. */
test.each(readdirSync(folder))("%s pins third-party actions to commits", (name) => {
  const used = [...readFileSync(path.join(folder, name), "utf8").matchAll(/uses: (.*)/g)];
  expect(used).not.toEqual([]);
  for (const [, action] of used)
    expect(action).toMatch(/^[\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
