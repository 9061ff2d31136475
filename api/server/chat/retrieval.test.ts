import { describe, expect, it } from "vitest";
import type { KnowledgeEntry } from "../../contract/index.ts";
import { createRetrieval } from "./retrieval.ts";

const entry = (id: string, question: string, paraphrases: readonly string[], subjects?: readonly string[]) =>
  ({
    id,
    category: "service",
    title: id,
    question,
    paraphrases: [...paraphrases],
    answer: id,
    url: "/",
    ...(subjects && { subjects: [...subjects] }),
  }) satisfies KnowledgeEntry;

const entries = [
  entry("warranty", "保修多长时间？", ["质保几年", "how long is the warranty"]),
  entry("noise", "噪声多大？", ["is it noisy"]),
  entry("through", "昨天还切得透？", ["切不透"]),
  entry("reach.a", "A1 能切亚克力吗？", ["can it cut acrylic"], ["a"]),
  entry("reach", "亚克力最厚能切多少？", ["can it cut acrylic"]),
];
const subjects = [{ id: "a", names: ["A1"] }];
const groups = [
  { words: ["噪声", "吵", "noise", "noisy", "loud"], ofAnything: true },
  { words: ["保修", "质保", "warranty", "guarantee"] },
];
const first = (question: string) => createRetrieval(entries, subjects, groups).search(question)[0];

describe("words that mean the same", () => {
  it.each([
    ["吵不吵", "noise"],
    ["is it loud", "noise"],
    ["guarantee", "warranty"],
    ["guarantees?", "warranty"],
    ["几年质保", "warranty"],
  ])("finds %s", (question, id) => {
    expect(first(question)).toMatchObject({ id, score: expect.toSatisfy((score: number) => score > 0.5) });
  });

  it("finds across languages, but nothing without them", () => {
    expect(first("loud 吗")?.id).toBe("noise");
    expect(createRetrieval(entries, subjects, []).search("loud")).toEqual([]);
  });
});

it("knows what is asked of something that is not ours", () => {
  const { isOfStrangers } = createRetrieval(entries, subjects, groups);
  const asked = [
    "is my neighbour loud",
    "邻居吵吗",
    "is it loud",
    "吵吗",
    "A1 loud",
    "is acrylic loud",
    "guarantee",
  ];
  expect(asked.filter(isOfStrangers)).toEqual(["is my neighbour loud", "邻居吵吗"]);
});

it("keeps what a 不 says within a word", () => {
  expect(first("切不透了")?.id).toBe("through");
});

it("gives what is asked of no model to an entry about none, also word for word", () => {
  expect(first("can it cut acrylic")).toMatchObject({ id: "reach", score: 1, covered: 1 });
  expect(first("A1 能切亚克力吗？")).toMatchObject({ id: "reach.a", score: 1 });
});
