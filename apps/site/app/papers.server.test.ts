import { expect, it, vi } from "vitest";

const size = { figures: [600, 400], unit: "mm", shape: "area" } as const;
const paper = {
  model: "Light 640",
  title: "Specification",
  headline: [],
  chapters: [
    {
      title: "Data",
      blocks: [
        {
          type: "specSection",
          groups: [
            {
              rows: [
                { label: "Work area", value: size },
                { label: "Laser power", value: { figures: [40, 60], unit: "W", shape: "choices" } },
                { label: "Safety standard", value: { label: "on request", href: "mailto:a@b.example" } },
              ],
            },
          ],
        },
      ],
    },
  ],
};
const labels = { about: "about {value}", imperialUnits: { in: "in" } };
vi.mock("@lightmaker/content", () => ({
  brand: { name: "LightMaker", servicePhone: "1", email: "a@b.example" },
  i18nFor: () => ({}),
  languageNames: { zh: "中文", en: "English" },
  languageTag: { zh: "zh-Hans", en: "en" },
  paperOf: () => paper,
  paperWords: {},
  release: { version: "1.1", date: "2026-11-23" },
  resolveData: (data: unknown) => data,
  resolvePaper: (data: unknown) => data,
  resolveShell: () => ({ labels: { specs: labels } }),
}));
vi.mock("@lightmaker/ui", () => import("../../../packages/ui/src/components/SpecTable/format.ts"));
const { dateOf, printPaper } = await import("./papers.server.ts");
const plain = (text: string | undefined) => text?.replaceAll(/[\u2009\u2060]+/g, " ");

it("a specification on paper has both systems of units, and one column where they do not differ", () => {
  const [chapter] = printPaper("spec-sheet", "light-640", "en").chapters;
  const [block] = chapter?.blocks ?? [];
  const rows = block?.type === "figures" ? block.rows : [];
  expect(rows.map(({ label, metric, imperial }) => [label, plain(metric), plain(imperial)])).toEqual([
    ["Work area", "600 × 400 mm", "23.6 × 15.7 in"],
    ["Laser power", "40/60 W", undefined],
    ["Safety standard", "on request", undefined],
  ]);
});

it("documents have the language, the edition and the date of their release, written out", () => {
  const { language, languageName, version, dateWritten, short } = printPaper("spec-sheet", "light-640", "zh");
  expect({ language, languageName, version, dateWritten, short }).toEqual({
    language: "zh-Hans",
    languageName: "中文",
    version: "1.1",
    dateWritten: "2026 年 11 月 23 日",
    short: true,
  });
  expect(printPaper("user-manual", "light-640", "en").short).toBe(false);
  expect(dateOf("2026-11-03", "en")).toBe("3 November 2026");
});
