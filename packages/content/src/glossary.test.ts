import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { messages as en } from "../locales/en.po";
import { messages as zh } from "../locales/zh.po";

/** Rows of the table in GLOSSARY.md: Chinese, English, never in Chinese, never in English. */
const rows = readFileSync(path.join(import.meta.dirname, "../GLOSSARY.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| ---"))
  .slice(1)
  .map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );

/** Phrases of one of the columns that forbid, with the word to use in their place. */
const forbidden = (column: 2 | 3): (readonly [phrase: string, instead: string])[] =>
  rows.flatMap((row) =>
    (row[column] ?? "")
      .split(",")
      .map((phrase) => phrase.trim())
      .filter(Boolean)
      .map((phrase) => [phrase, row[column - 2] || "British spelling"] as const),
  );

const textsOf = (catalogue: typeof zh): string[] =>
  Object.values(catalogue).map((message) =>
    Array.isArray(message)
      ? message.map((part) => (typeof part === "string" ? part : "…")).join("")
      : String(message),
  );

describe("GLOSSARY.md", () => {
  test("has four columns in each row", () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => row.length !== 4)).toEqual([]);
  });

  const chinese = textsOf(zh);
  test.each(forbidden(2))("no Chinese text says %s (it is %s)", (phrase) => {
    expect(chinese.filter((text) => text.includes(phrase))).toEqual([]);
  });

  const english = textsOf(en);
  test.each(forbidden(3))("no English text says %s (it is %s)", (phrase) => {
    const word = new RegExp(`\\b${phrase}\\b`, "i");
    expect(english.filter((text) => word.test(text))).toEqual([]);
  });
});
