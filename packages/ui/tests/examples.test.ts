import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isValidElement } from "react";
import { describe, expect, it } from "vitest";
import { everyStory } from "./every-story.ts";

const folder = path.join(import.meta.dirname, "../examples");
const mark = "// Made from the first story by tests/examples.test.ts.\n";

/** Returns a value as code. Pictures of the fixtures get the paths that a site would use; functions do nothing. */
function code(value: unknown): string {
  // Four of everything show how a list is written.
  const short = (_: string, each: unknown) =>
    typeof each === "function" ? "() => {}" : Array.isArray(each) ? each.slice(0, 4) : each;
  const text = JSON.stringify(value, short, 2);
  return text
    .replaceAll(/(?:\/src\/fixtures|data:[^",\s]*?)\/?([\w-]+\.(?:jpg|avif|mp4|vtt))/g, "/pictures/$1")
    .replaceAll('"() => {}"', "() => {}")
    .replaceAll(/^( *)"([a-z]\w*)":/gim, "$1$2:")
    .replaceAll("\n", "\n    ");
}

const attribute = ([name, value]: [string, unknown]) =>
  typeof value === "string" && !/["\n{}<>\\]/.test(value)
    ? `\n    ${name}="${value}"`
    : value === true
      ? `\n    ${name}`
      : `\n    ${name}={${code(value)}}`;

/** Returns a module that shows a component or block with the data of its first story. */
function moduleOf(name: string, { children, ...props }: Record<string, unknown>): string {
  const attributes = Object.entries(props).map(attribute).join("");
  const end = attributes ? "\n  " : "";
  const element =
    children === undefined
      ? `<${name}${attributes}${end || " "}/>`
      : `<${name}${attributes}${end}>\n    ${String(children)}\n  </${name}>`;
  return `${mark}import { ${name} } from "@lightmaker/ui/${name}";\n\nexport const example = (\n  ${element}\n);\n`;
}

const stories = Map.groupBy(everyStory, (story) => path.basename(story.folder));

/** A story that shows a component in some surrounding has an example written by hand. */
const byHand = (name: string) => {
  const file = path.join(folder, `${name}.tsx`);
  return existsSync(file) && !readFileSync(file, "utf8").startsWith(mark);
};

describe("examples, which the build compiles against the package", () => {
  it("exist for every component and block", () => {
    const names = readdirSync(folder).map((file) => file.replace(".tsx", ""));
    expect(names.toSorted()).toEqual([...stories.keys()].toSorted());
  });

  it.each([...stories.keys()].filter((name) => !byHand(name)))(
    "%s shows its first story: else run `npx vitest run tests/examples.test.ts -u` and look",
    async (name) => {
      const props = stories.get(name)?.[0]?.propsIn("en") ?? {};
      expect(Object.values(props).filter((value) => isValidElement(value))).toEqual([]);
      await expect(moduleOf(name, props)).toMatchFileSnapshot(path.join(folder, `${name}.tsx`));
    },
  );
});
