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

/** Returns the text of a compiled message, with its placeholders left out. */
const textOf = (message: unknown): string =>
  Array.isArray(message)
    ? message.map((part) => (typeof part === "string" ? part : "…")).join("")
    : String(message);

const symbols = "kV|V|kW|W|mm/s|mm|cm|m|kg|nm|µm|MB|kB|%|dpi|MP|Hz|°C|dB|h|L";
/** Units that a language spells out, with the symbol or word that stands for both. */
const spelledOut: Readonly<Record<"zh" | "en", Readonly<Record<string, string>>>> = {
  zh: { 毫米: "mm", 厘米: "cm", 米: "m", 小时: "h", 分钟: "min", 天: "day", 个月: "month" },
  en: { hours: "h", hour: "h", minutes: "min", days: "day", day: "day", months: "month" },
};

/** Returns the figures of a text with their units, as `10 mm`. In a range, both figures have the unit. */
function measuresOf(text: string, language: "zh" | "en"): ReadonlySet<string> {
  const words = spelledOut[language];
  const units = [...Object.keys(words).toSorted((a, b) => b.length - a.length), symbols].join("|");
  const plain = text.replaceAll(/(\d),(?=\d{3})/g, "$1").replaceAll(/[\u2009\u2060\u00a0]+/g, " ");
  const measure = new RegExp(
    `(?<![:\\d.])(\\d[\\d.]*)(?:(?: to |–)(\\d[\\d.]*))?[ -]?(${units})(?![A-Za-z])`,
    "g",
  );
  return new Set(
    [...plain.matchAll(measure)].flatMap(([, first, last, unit = ""]) =>
      [first, last].flatMap((figure) => (figure ? `${Number(figure)} ${words[unit] ?? unit}` : [])),
    ),
  );
}

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

  it("state in English every measure that the Chinese states", () => {
    const lost = ids.flatMap((id) => {
      const stated = measuresOf(textOf(en[id]), "en");
      const missing = [...measuresOf(textOf(zh[id]), "zh")].filter((measure) => !stated.has(measure));
      return missing.length > 0 ? [[missing, textOf(zh[id]), textOf(en[id])]] : [];
    });
    expect(lost).toEqual([]);
  });

  it.each([
    ["10 MB 以内，90 天", "under 2 MB, 90 days", "10 MB"],
    ["标着 1064 nm", "marked 1046 nm", "1064 nm"],
    ["15 到 26 kV", "15 to 26 V", "26 kV"],
    ["90 天", "30 days", "90 day"],
    ["切 3 毫米", "cuts 3 cm", "3 mm"],
  ])("would find that %j became %j", (chinese, english, lost) => {
    const stated = measuresOf(english, "en");
    expect([...measuresOf(chinese, "zh")].filter((each) => !stated.has(each))).toEqual([lost]);
  });

  it("give German the Chinese text until it is translated (decisions 1)", () => {
    expect(de).toEqual(zh);
  });
});
