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

test("docs/security.md lists each once, and its evidence exists", () => {
  expect(asvsFaults(document, shown)).toEqual([]);
});

test("the totals in docs/security.md are right", () => {
  const { met, operator, "n/a": notApplicable, "not met": notMet } = countStates(document);
  expect(document).toContain(
    `${met} are met, ${operator} are the operator's, ${notApplicable} do not apply, ${notMet} are not met.`,
  );
});

test("the server starts no program but the operator's scanner", () => {
  const programs = globSync("api/server/**/*.ts", { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file) && read(file)?.includes("child_process"),
  );
  expect(programs).toEqual(["api/server/files/virus-scan.ts"]);
});

test("a faulty list is reported with each fault", () => {
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
    "1.2.10 is not a requirement of level 1 or 2",
    "1.1.2 is listed twice",
    '1.2.1: invalid state "done". Allowed: met, operator, n/a, not met',
    '1.2.1: api/server/a.test.ts does not contain "two"',
    "1.2.2: no evidence",
    "1.2.3: no evidence from docs/operations.md",
    "1.2.3: no file api/server/gone.test.ts",
  ]);
  expect(faults.filter((fault) => fault.endsWith("is missing"))).toHaveLength(253 - 5);
});
