import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { asvsFaults, countStates, requirements } from "../asvs.ts";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string): string | undefined => {
  try {
    return readFileSync(path.join(root, file), "utf8");
  } catch {
    return undefined;
  }
};
const document = read("docs/security.md") ?? "";
/** The list must not be its own evidence. */
const [withoutList] = document.split("## ASVS");
const shown = (file: string) => (file === "docs/security.md" ? withoutList : read(file));

test("levels 1 and 2 have 253 requirements", () => {
  expect(new Set(requirements).size).toBe(253);
});

test("docs/security.md speaks of each once, and what it points at is there", () => {
  expect(asvsFaults(document, shown)).toEqual([]);
});

test("docs/security.md counts right", () => {
  const { met, operator, "n/a": notApplicable, "not met": notMet } = countStates(document);
  expect(document).toContain(
    `${met} are met, ${operator} are the operator's, ${notApplicable} do not apply, ${notMet} are not met.`,
  );
});

test("the server starts no program but the operator's scanner", () => {
  const programs = globSync("api/server/**/*.ts", { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file) && read(file)?.includes("child_process"),
  );
  expect(programs).toEqual(["api/server/files/scan.ts"]);
});

test("a list with mistakes is refused with each of them", () => {
  const rows = [
    "| 1.1.1–1.1.2 | met | so | api/a.test.ts: one … three |",
    "| 1.1.2, 1.2.10 | n/a | so | – |",
    "| 1.2.1 | done | so | api/a.test.ts: two |",
    "| 1.2.2 | met | so | – |",
    "| 1.2.3 | operator | so | api/gone.test.ts |",
  ];
  const faults = asvsFaults(rows.join("\n"), (file) =>
    file === "api/server/a.test.ts" ? "one\n  and three" : undefined,
  );
  expect(faults.filter((fault) => !fault.endsWith("is missing"))).toEqual([
    "1.2.10 is no requirement of levels 1 and 2",
    "1.1.2 stands there twice",
    '1.2.1: "done" is not one of met, operator, n/a, not met',
    '1.2.1: api/server/a.test.ts does not say "two"',
    "1.2.2: nothing shows it",
    "1.2.3: no sentence of docs/operations.md tells the operator",
    "1.2.3: there is no file api/server/gone.test.ts",
  ]);
  expect(faults.filter((fault) => fault.endsWith("is missing"))).toHaveLength(253 - 5);
});
