import { describe, expect, it } from "vitest";
import { i18nFor } from "../catalogues.ts";
import { resolveWords } from "../resolve.ts";
import { models } from "./facts.ts";
import { finderQuestions } from "./finder.ts";

const english = { i18n: i18nFor("en"), language: "en", catalogue: "en" } as const;

/** Verdicts for one answer: fit and reason of every model, with plain spaces. */
function verdicts(question: string, value: string): Record<string, string> {
  const option = finderQuestions
    .find(({ name }) => name === question)
    ?.options.find((each) => each.value === value);
  if (!option) throw new Error(`The finder has no answer ${value} to ${question}.`);
  return Object.fromEntries(
    option.verdicts.map(({ model, fit, reason }) => [
      model,
      `${fit}: ${resolveWords(reason, english).replaceAll("\u2009\u2060", " ")}`,
    ]),
  );
}

describe("the finder", () => {
  it("judges every model at every answer", () => {
    for (const { options } of finderQuestions)
      for (const { verdicts: all } of options)
        expect(all.map(({ model }) => model)).toEqual(Object.keys(models));
  });

  it("leaves bare metal to the fibre laser", () => {
    const metal = verdicts("material", "metal");
    expect(metal["mark-m20"]).toMatch(/^yes/);
    for (const [model, verdict] of Object.entries(metal))
      if (model !== "mark-m20") expect(verdict).toMatch(/^no/);
  });

  it("knows that blue light does not cut clear acrylic", () => {
    expect(verdicts("material", "acrylic")).toMatchObject({
      "light-530": expect.stringMatching(/^yes/),
      "light-blue-530": expect.stringMatching(/^no/),
      "mark-m20": expect.stringMatching(/^no/),
    });
  });

  it("names the wood limit of Light 530 where acrylic goes further (decisions 11)", () => {
    expect(verdicts("thickness", "20")).toMatchObject({
      "light-530":
        "partly: Acrylic up to 20 mm in several passes; for wood, up to 15 mm is recommended and 20 mm is the limit.",
      "light-blue-530": "no: Cuts up to about 8 mm.",
      "light-530-rf": expect.stringMatching(
        /^no: Acrylic up to 15 mm.*To find out how thick it cuts wood, ask for a sample cut/,
      ),
      "light-640": expect.stringMatching(
        /^partly: Wood up to 20 mm.*To find out how thick it cuts acrylic, ask for a sample cut/,
      ),
      "light-1610": expect.stringMatching(/^partly/),
      "mark-m20": expect.stringMatching(/^no/),
    });
    expect(verdicts("thickness", "8")["light-blue-530"]).toMatch(/^partly: Cuts wood up to about 8 mm/);
    for (const [model, verdict] of Object.entries(verdicts("thickness", "3")))
      expect(verdict, model).toMatch(model === "mark-m20" ? /^no/ : /^yes/);
  });

  it("lets long sheet through the back door of the Radiance series", () => {
    expect(verdicts("size", "1300x900")).toMatchObject({
      "light-530": "no: Too small: the work area is 500 × 300 mm.",
      "light-530-rf": expect.stringMatching(/^partly/),
      // As wide as the work area: no margin beside it.
      "light-960": expect.stringMatching(
        /^partly: .*across its width of 900 mm, with no room.*emergency stop/,
      ),
      // The piece is 900 mm wide and does not go through a machine that is 600 mm wide.
      "light-640": expect.stringMatching(/^no/),
      "light-1610": "yes: Fits: the work area is 1600 × 1000 mm.",
    });
    expect(verdicts("size", "1600x1000")).toMatchObject({
      "light-1390": expect.stringMatching(/^partly: .*Tell us the board's width.*back door.*emergency stop/),
      "light-960": expect.stringMatching(/^no/),
    });
    expect(verdicts("size", "900x600")["light-640"]).toMatch(/^partly: .*width of 600 mm, with no room/);
  });

  it("promises no piece that leaves no margin on the bed", () => {
    for (const [value, model, larger] of [
      ["600x400", "light-640", true],
      ["900x600", "light-960", true],
      ["1300x900", "light-1390", true],
      ["1600x1000", "light-1610", false],
    ] as const) {
      const verdict = verdicts("size", value)[model];
      expect(verdict, value).toMatch(/^partly: Only just: it fills the whole/);
      expect(/next size up/.test(verdict ?? ""), value).toBe(larger);
      expect(/no larger machine/.test(verdict ?? ""), value).toBe(!larger);
    }
    expect(verdicts("size", "420x297")["light-530"]).toBe(
      "yes: Fits: the work area is 500 × 300 mm. Only 3 mm is left over, so line the piece up.",
    );
  });

  it("promises no marking field that is only an upper bound", () => {
    expect(verdicts("size", "150x100")["mark-m20"]).toMatch(/^partly: .*Have the field stated in the quote/);
    expect(verdicts("size", "420x297")["mark-m20"]).toMatch(/^no: Too small: the marking field is/);
  });

  it("puts no floor-standing machine on a desk", () => {
    expect(verdicts("place", "desk")).toMatchObject({
      "light-530": "yes: A desktop machine, about 70 kg: use a sturdy table.",
      "light-640": "no: A floor-standing machine, about 300 kg: too heavy for a table.",
    });
  });

  it("promises no place to a machine of unpublished size", () => {
    for (const place of ["desk", "room", "workshop"])
      for (const [model, verdict] of Object.entries(verdicts("place", place)))
        if (!("machineSize" in models[model as keyof typeof models]))
          expect(verdict, model).not.toMatch(/^yes/);
    expect(verdicts("place", "room")).toMatchObject({
      "light-530": expect.stringMatching(
        /^yes: Machine noise up to 60 dB; the extraction fan adds to it\. .*Class 1/,
      ),
      "light-530-rf": expect.stringMatching(
        /^partly: Machine noise up to 48 dB.*size and weight are not published/,
      ),
      "light-blue-530": expect.stringMatching(/^partly: Its size and weight are not published/),
      "light-1390": expect.stringMatching(
        /^partly: Its size is not published: ask us for it, then check doors and lifts\. .*Class 1/,
      ),
    });
    expect(verdicts("place", "workshop")).toMatchObject({
      "light-640": expect.stringMatching(/^yes/),
      "light-960": expect.stringMatching(/^partly: Its size is not published/),
    });
  });
});
