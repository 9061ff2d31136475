import { describe, expect, it } from "vitest";
import { productModels } from "../products/models/index.ts";
import { type Language, languages, pageAt } from "../routes.ts";
import { resolutions } from "../testing/resolutions.ts";
import { knowledgeIn } from "./knowledge.ts";

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
    const cues = new Set(lexicon.cues.map(({ id }) => id));
    const combinations = [...lexicon.intents, ...lexicon.attributes].flatMap(
      ({ cues: combined }) => combined,
    );
    expect(combinations.flat().filter((cue) => !cues.has(cue))).toEqual([]);
    const ids = new Set(entries.map(({ id }) => id));
    const series = lexicon.groups.map(({ id }) => id);
    const models = lexicon.models.map(({ id }) => id);
    const filled = (answer: string): string[] => {
      const id = answer.replace(/^[a-z0-9-]+:/, "");
      return [...series, ...models].map((each) => id.replace(/\{(?:model|group)\}/, each));
    };
    const targets = [
      ...lexicon.intents.flatMap(({ answers }) => answers),
      ...lexicon.attributes.flatMap(({ otherwise, overall }) => [
        ...otherwise,
        ...(overall ? [overall] : []),
      ]),
    ].filter((answer) => !/^\{(?:unknown|specification|size)\}$/.test(answer));
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
    expect(acrylic?.steps.map(({ upTo }) => upTo)).toEqual([8, 15, 20]);
    expect(acrylic?.steps[1]?.answer).toMatch(/Light 530 ?[（(].*Light 530 RF.*Light Blue 530/);
  });
});
