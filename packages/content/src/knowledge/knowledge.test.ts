import { describe, expect, it } from "vitest";
import { forbidden } from "../materials/forbidden.ts";
import { materialList } from "../materials/index.ts";
import { thicknessOf } from "../products/cuts.ts";
import { productModels } from "../products/models/index.ts";
import { plain } from "../quantity.ts";
import { resolveWords } from "../resolve.ts";
import { type Language, languages, pageAt } from "../routes.ts";
import { resolutions } from "../testing/resolutions.ts";
import { knowledgeIn } from "./knowledge.ts";
import { wordedIn, wordingsOf } from "./wordings/index.ts";

const known = Object.fromEntries(languages.map((each) => [each, knowledgeIn(resolutions[each])])) as Record<
  Language,
  ReturnType<typeof knowledgeIn>
>;

describe.each(languages)("what the chat knows in %s", (language) => {
  const { entries, unsafe, subjects, lexicon } = known[language];

  it("has every id once, and the same ids in every language", () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(known.zh.entries.map(({ id }) => id));
    expect(unsafe.map(({ id }) => id)).toEqual(known.zh.unsafe.map(({ id }) => id));
  });

  it("asks every entry in three other ways, but the questions of single models", () => {
    const few = entries.filter(({ paraphrases }) => paraphrases.length < 3).map(({ id }) => id);
    const models = productModels.map(({ slug }) => slug).join("|");
    expect(few.filter((id) => !new RegExp(`^faq\\.(${models}|pvc|abs)|^spec|^all`).test(id))).toEqual([]);
  });

  it("has every entry of which it knows more wordings, and no wording twice", () => {
    const paraphrases = new Map(entries.map((each) => [each.id, each.paraphrases]));
    expect(wordedIn(language).filter((id) => !paraphrases.has(id))).toEqual([]);
    const all = wordedIn(language).flatMap((id) => wordingsOf(id, language));
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
  });

  it("leads to pages of the site, in its language", () => {
    for (const { id, url } of [...entries, ...unsafe]) {
      const page = pageAt(url.replace(/[?#].*/, ""));
      expect(page.language, id).toBe(language);
      expect(page.id, id).not.toBe("notFound");
    }
  });

  it("leaves no placeholder open", () => {
    for (const { id, question, answer } of entries) {
      expect(question + answer, id).not.toMatch(/[{}]|undefined|\[object/);
    }
  });

  it("knows every row of every model, and every two models side by side", () => {
    const ids = new Set(entries.map(({ id }) => id));
    for (const { slug, table } of productModels) {
      expect(entries.filter(({ id }) => id.startsWith(`spec.${slug}.`))).toHaveLength(table.length - 1);
    }
    expect([...ids].filter((id) => id.startsWith("compare."))).toHaveLength(
      (productModels.length * (productModels.length - 1)) / 2,
    );
  });

  it("knows how every Chinese word of its lexicon is read", () => {
    if (!lexicon) throw new Error("The knowledge has no lexicon.");
    if (language !== "zh") return expect(lexicon.syllables).toEqual({});
    const letters = new Set(Object.values(lexicon.syllables).flatMap((each) => [...each]));
    const words = [...lexicon.cues, ...lexicon.attributes].flatMap((each) => each.words).join("");
    expect([...new Set(words.match(/\p{Script=Han}/gu))].filter((letter) => !letters.has(letter))).toEqual(
      [],
    );
  });

  it("calls no two models the same", () => {
    const plain = (name: string) => name.toLowerCase().replace(/[\s-]/g, "");
    const names = subjects.flatMap(({ names: own }) => [...new Set(own.map(plain))]);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it("understands only with words that it has, and answers only with entries that it has", () => {
    if (!lexicon) throw new Error("The knowledge has no lexicon.");
    const cues = new Set([
      "anymaterial",
      ...lexicon.cues.map(({ id }) => id),
      ...lexicon.attributes.map(({ id }) => `attribute:${id}`),
    ]);
    const combinations = [...lexicon.intents, ...lexicon.attributes].flatMap(
      ({ cues: combined }) => combined,
    );
    expect(combinations.flat().filter((cue) => !cues.has(cue))).toEqual([]);
    const ids = new Set(entries.map(({ id }) => id));
    const series = lexicon.groups.map(({ id }) => id);
    const models = lexicon.models.map(({ id }) => id);
    const materialIds = materialList.map(({ id }) => id);
    const filled = (answer: string): string[] => {
      const id = answer.replace(/^[a-z0-9-]+:/, "");
      return [...series, ...models, ...materialIds].map((each) =>
        id.replace(/\{(?:model|group|material)\}/, each),
      );
    };
    const targets = [
      ...lexicon.intents.flatMap(({ answers }) => answers),
      ...lexicon.attributes.flatMap(({ otherwise, overall }) => [
        ...otherwise,
        ...(overall ? [overall] : []),
      ]),
    ].filter((answer) => !/^\{(?:unknown|untold|specification|size)\}$/.test(answer));
    expect(targets.filter((answer) => !filled(answer).some((id) => ids.has(id)))).toEqual([]);
    for (const { id, fact } of entries.filter((each) => each.fact))
      expect(
        lexicon.attributes.map((each) => each.id),
        id,
      ).toContain(fact?.attribute);
  });

  it("writes every figure of a fact as its answer does", () => {
    const strange = entries.filter(
      ({ answer, fact }) => fact?.value !== undefined && !answer.includes(fact.value),
    );
    expect(strange.map(({ id }) => id)).toEqual([]);
  });

  it("answers a thickness by the facts, the thinnest first", () => {
    for (const { id, byThickness } of entries) {
      const limits = byThickness?.steps.map(({ upTo }) => upTo) ?? [];
      expect(limits, id).toEqual(limits.toSorted((one, other) => one - other));
    }
    const acrylic = entries.find(({ id }) => id === "reach.acrylic")?.byThickness;
    expect(acrylic?.steps.map(({ upTo }) => upTo)).toEqual([15, 20]);
    expect(acrylic?.steps[1]?.answer).toMatch(/Light 530 ?[（(].*Light 530 RF/);
  });

  it("warns of what is forbidden by every name that people use for it", () => {
    const named = (name: string) => unsafe.filter(({ names }) => names.includes(name)).map(({ id }) => id);
    const inBoth = {
      Lexan: "polycarbonate",
      Makrolon: "polycarbonate",
      Teflon: "ptfe",
      PTFE: "ptfe",
      styrofoam: "polystyrene-foam",
      Viton: "fluoroelastomer",
      Sintra: "pvc-foam-board",
      HTV: "vinyl",
      PCB: "fr4",
    };
    for (const [name, id] of Object.entries(inBoth)) expect(named(name), name).toEqual([`unsafe.${id}`]);
    expect(unsafe.map(({ id }) => id)).toEqual(Object.keys(forbidden).map((id) => `unsafe.${id}`));
    for (const { id, names } of unsafe) {
      const { also } = forbidden[id.replace("unsafe.", "") as keyof typeof forbidden];
      const words = also.map((each) => plain(resolveWords(each, resolutions[language])));
      expect(names, id).toEqual(expect.arrayContaining(words));
    }
  });

  it.each(["wood", "acrylic"] as const)(
    "names for a thickness of %s every machine that still cuts it",
    (sheet) => {
      const steps = entries.find(({ id }) => id === `reach.${sheet}`)?.byThickness?.steps ?? [];
      expect(steps.length).toBeGreaterThan(0);
      for (const { upTo, answer } of steps) {
        const [able = ""] = answer.split(/切不动的有|These do not/);
        for (const { slug, name } of productModels) {
          const most = thicknessOf(slug, sheet)?.most.figures[0] ?? 0;
          if (most >= upTo) expect(able, `${upTo} mm ${sheet} on ${slug}`).toContain(name);
        }
      }
    },
  );

  it.each([
    ["max-speed", "Mark M20", /12,?000/],
    ["working-area", "Light 1610", /1600/],
    ["machine-weight", "Light 1610", /590/],
    ["least-weight", "Light 530", /70/],
    ["laser-power", "Light 1610", /150/],
    ["cut-thickness", "Light 530", /20/],
  ])("answers %s with %s", (key, name, figure) => {
    const { answer = "" } = entries.find(({ id }) => id === `most.${key}`) ?? {};
    expect(answer).toContain(name);
    expect(answer).toMatch(figure);
  });
});
