import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const codemod = path.join(import.meta.dirname, "../codemods/1.0.0.mjs");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lightmaker-codemod-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the codemod as a dealer does, on one file, and returns the file and what was printed. */
function run(name: string, before: string) {
  const file = path.join(folder, "src", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, before);
  const printed = execFileSync("sh", ["-c", `node "${codemod}" "${folder}/src" 2>&1`], { encoding: "utf8" });
  return { after: readFileSync(file, "utf8"), printed };
}

it("makes elements of the names of icons, with their imports", () => {
  const { after, printed } = run(
    "Page.tsx",
    `import { Badge, EmptyState } from "@lightmaker/ui";

export const Page = ({ n }: { n: number }) => (
  <>
    <Badge tone="success" icon="check">Done</Badge>
    <EmptyState title={n > 1 ? "a" : "b"} headingLevel={2} icon='arrow-up-right' action={<Badge icon="check" />} />
    <Badge>Plain</Badge>
  </>
);
`,
  );
  expect(after).toBe(`import { Badge, EmptyState } from "@lightmaker/ui";
import { ArrowUpRightIcon } from "@lightmaker/ui/icons/arrow-up-right";
import { CheckIcon } from "@lightmaker/ui/icons/check";

export const Page = ({ n }: { n: number }) => (
  <>
    <Badge tone="success" icon={<CheckIcon size="s" />}>Done</Badge>
    <EmptyState title={n > 1 ? "a" : "b"} headingLevel={2} icon={<ArrowUpRightIcon size="l" />} action={<Badge icon={<CheckIcon size="s" />} />} />
    <Badge>Plain</Badge>
  </>
);
`);
  expect(printed).toContain("changed");
  expect(run("Page.tsx", after)).toEqual({ after, printed: "" });
});

it("leaves a component without an icon alone, whatever stands in its props", () => {
  const before = `<EmptyState title="a" headingLevel={2} action={<Other icon="check" />} />;\n`;
  expect(run("Page.tsx", before)).toEqual({ after: before, printed: "" });
});

it("names the places that it cannot change", () => {
  const { printed } = run("Page.tsx", "\n\nconst a = <Badge icon={icons[state]}>x</Badge>;\n");
  expect(printed).toMatch(/by hand .*Page\.tsx:3 {2}Badge: icon is an element now/);
});

it("renames the variable in style sheets", () => {
  expect(run("site.css", ":root { --lm-content-width: 70rem }").after).toBe(
    ":root { --lm-width-content: 70rem }",
  );
});
