import { describe, expect, it } from "vitest";
import { messages as de } from "../locales/de.po";
import { messages as en } from "../locales/en.po";
import { messages as zh } from "../locales/zh.po";

/** Returns the names of the placeholders of a compiled message. */
const placeholders = (message: unknown): string[] =>
  Array.isArray(message)
    ? message
        .filter((part) => Array.isArray(part))
        .map((part) => String(part[0]))
        .sort()
    : [];

describe("catalogues", () => {
  const ids = Object.keys(zh).sort();

  it("hold the same messages in every language", () => {
    expect(Object.keys(en).sort()).toEqual(ids);
    expect(Object.keys(de).sort()).toEqual(ids);
  });

  it("translate every message into English, with the same values in it", () => {
    const wanting = ids.filter(
      (id) =>
        !en[id]?.length || JSON.stringify(placeholders(en[id])) !== JSON.stringify(placeholders(zh[id])),
    );
    expect(wanting).toEqual([]);
  });

  it("give German the Chinese text until it is translated (decisions 1)", () => {
    expect(de).toEqual(zh);
  });
});
