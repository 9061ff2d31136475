import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { publicApi } from "./public-api.ts";
import { changesetFault } from "./public-api-change.ts";

const read = (...names: string[]) => readFileSync(path.join(import.meta.dirname, ...names), "utf8");
const changesets = path.join(import.meta.dirname, "../../../.changeset");

it("a change of the public API has a changeset of the right size", () => {
  const { version }: { version: string } = JSON.parse(read("../package.json"));
  expect(
    changesetFault({
      current: publicApi(),
      released: read("exports.released.snap"),
      version,
      changesets: readdirSync(changesets)
        .filter((name) => name.endsWith(".md") && name !== "README.md")
        .map((name) => readFileSync(path.join(changesets, name), "utf8")),
    }),
  ).toBeUndefined();
});
