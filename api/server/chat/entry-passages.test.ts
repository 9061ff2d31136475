import { expect, test } from "vitest";
import type { KnowledgeEntry } from "../../contract/index.ts";
import { entryPassages } from "./entry-passages.ts";
import type { Facts } from "./passages.ts";
import { nobody, type Reading } from "./understood.ts";

const facts = {
  lexicon: { materials: [{ id: "wood" }, { id: "cork", material: "wood" }] },
  entry: (id: string) =>
    ["practice.wood.edges", "substance.cork"].includes(id)
      ? ({ id, answer: id, title: id, url: "/" } as KnowledgeEntry)
      : undefined,
} as unknown as Facts;
const told = (...materials: readonly string[]) =>
  entryPassages(["practice.{material}.edges"], nobody, { materials } as unknown as Reading, facts).map(
    ({ text }) => text,
  );

test("what is said of a material is followed by what is said of the substance that the question names", () => {
  expect(told("cork")).toEqual(["practice.wood.edges", "substance.cork"]);
  expect(told("wood")).toEqual(["practice.wood.edges"]);
});
