import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const here = import.meta.dirname;
const readme = readFileSync(path.join(here, "../../packages/ui/README.md"), "utf8");
const snippets = [...readme.matchAll(/^```(?:tsx?|css)\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => ({
  code,
  opening: code.split("\n", 1)[0],
}));

/** Returns the lines of code without their indentation. */
const lines = (code: string) =>
  code
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");

const sources = globSync("fixtures/{microsite,vanilla-extract}/**/*.{ts,tsx,css}", { cwd: here }).map(
  (file) => lines(readFileSync(path.join(here, file), "utf8")),
);

describe("the package's README", () => {
  it.each(snippets)("has the code of the dealer fixtures: $opening", ({ code }) => {
    expect(sources.filter((source) => source.includes(lines(code)))).not.toEqual([]);
  });
});
