import { describe, expect, it } from "vitest";
import type { Words } from "../authoring.ts";
import { everyday } from "../products/cuts.ts";
import { clearance, type ModelId } from "../products/facts.ts";
import { productModels } from "../products/models/index.ts";
import { type Machine, machineOf } from "../products/scope.ts";
import { plain, type Quantity } from "../quantity.ts";
import { resolveData, resolveWords } from "../resolve.ts";
import { type Language, languages, modelIds } from "../routes.ts";
import { kindOf } from "../safety/kinds.ts";
import { passThrough } from "../safety/pass-through.ts";
import { settingsOfModel } from "../settings/index.ts";
import { resolutions } from "../testing/resolutions.ts";
import { wordsOf } from "../testing/walk.ts";
import { documentFile, documentFiles, type PaperKind } from "./files.ts";
import { paperOf, paperWords } from "./index.ts";
import { resolvePaper } from "./paper.ts";
import { testGridOf } from "./test-grids.ts";

const kinds = ["user-manual", "operation-guide"] as const;

const machines: Readonly<Record<string, Machine>> = Object.fromEntries(
  productModels.map((model) => [model.slug, machineOf(model)]),
);
const machine = (id: ModelId): Machine => {
  const found = machines[id];
  if (!found) throw new RangeError(`There is no model "${id}".`);
  return found;
};

/** A part, or a figure, that only some machines have. */
interface Term {
  readonly what: string;
  readonly zh: RegExp;
  readonly en: RegExp;
  /** True for machines that have it. */
  readonly of: (machine: Machine) => boolean;
  /** Sentences that may name it all the same, because they say that the machine has it not. */
  readonly denied?: RegExp;
}

const glassTube = ({ source }: Machine) => source === "glassTube";
const rfTube = ({ source }: Machine) => source === "rfTube";
const enclosed = ({ source }: Machine) => source !== "fiber";
const floor = ({ series }: Machine) => series === "zhongtian";

const terms: readonly Term[] = [
  {
    what: "a water circuit",
    zh: /冷却水|水在流|水流|水箱|水温|冷水机|水泵|纯净水/u,
    en: /cooling water|water (?:is |that )?flow|water circuit|water tank|chiller|purified water/i,
    of: glassTube,
  },
  {
    what: "a glass tube",
    zh: /玻璃(?:激光)?管/u,
    en: /glass (?:laser )?tube/i,
    of: glassTube,
    denied: /没有玻璃管|no high voltage as/,
  },
  { what: "an RF tube", zh: /射频/u, en: /\bRF\b(?! 530)/, of: rfTube },
  {
    what: "a blue diode",
    zh: /蓝光(?!镜|眼镜)/u,
    en: /blue (?:diode|light(?!-))/i,
    of: ({ source }) => source === "diode",
  },
  {
    what: "a fibre source",
    zh: /光纤|场镜|振镜/u,
    en: /\bfibre (?:laser|source)|field lens|galvo/i,
    of: ({ source }) => source === "fiber",
  },
  {
    what: "a lid",
    zh: /上盖|合盖|开盖|掀盖/u,
    en: /\blid\b/i,
    of: enclosed,
    denied: /没有上盖|上盖打开就不再适用|there is no lid|no longer applies with the lid open/,
  },
  {
    what: "mirrors and rails",
    zh: /反射镜|导轨/u,
    en: /\bmirrors\b(?! are)|\brails\b/i,
    of: enclosed,
  },
  {
    what: "mirrors",
    zh: /反射镜/u,
    en: /\bmirrors\b(?! are)/i,
    of: (each) => glassTube(each) || rfTube(each),
  },
  {
    what: "doors and shields",
    zh: /前门|后门|挡板(?!上放平)|长板/u,
    en: /back door|front door|(?:the|every|interlocked|both) shields?\b|long board/i,
    of: floor,
  },
  { what: "Radiance", zh: /中天/u, en: /Radiance/, of: floor },
  { what: "Aurora", zh: /晨光/u, en: /Aurora/, of: (each) => !floor(each) },
  {
    what: "a rotary axis",
    zh: /旋转轴/u,
    en: /rotary axis/i,
    of: ({ accessories }) => accessories.includes("rotaryAxis"),
  },
  {
    what: "an air purifier",
    zh: /净化器/u,
    en: /purifier/i,
    of: ({ accessories }) => accessories.includes("smokeFilter"),
    denied: /不配|no air purifier|not for this machine|never lead/i,
  },
  {
    what: "resuming after an interruption",
    zh: /断点续雕/u,
    en: /resume (?:after|engraving)/i,
    of: glassTube,
  },
  {
    what: "a Windows computer",
    zh: /Windows/,
    en: /Windows computer/,
    of: ({ source }) => source === "diode",
  },
  { what: "milliamperes", zh: /\bmA\b/, en: /\bmA\b/, of: () => false },
  { what: "suction of the bed", zh: /蜂窝台吸附/u, en: /honeycomb's suction/i, of: () => false },
];

/** Figures with these units must be the machine's own. */
const own: Readonly<Record<string, (machine: Machine) => readonly (Quantity | undefined)[]>> = {
  W: ({ laserPower, ratedPower }) => [laserPower, ratedPower],
  dB: ({ noise }) => [noise],
  L: ({ waterTank }) => [waterTank],
  "L/h": ({ waterFlow }) => [waterFlow],
  MPa: ({ airPressure }) => [airPressure],
  kg: ({ weight }) => [weight],
};

interface Passage {
  readonly where: string;
  readonly text: string;
}

/**
 * Texts of a model's documents, without the chapter with the questions of its page: those are about this model, and
 * say which other to take for what it does not do.
 */
const passages = (id: ModelId, language: Language): readonly Passage[] =>
  kinds.flatMap((kind) => {
    const { chapters } = resolvePaper(paperOf(kind, id), resolutions[language]);
    return chapters
      .map(({ blocks, ...chapter }) => ({
        ...chapter,
        blocks: blocks.filter(
          (block) => block.type !== "faq" || plain(block.title ?? "") !== machine(id).name,
        ),
      }))
      .flatMap((chapter) =>
        wordsOf(chapter).map(({ text }) => ({ where: `${kind} ${id}: ${chapter.title}`, text: plain(text) })),
      );
  });

const sentences = (text: string): readonly string[] => text.split(/(?<=[。；])|(?<=[.;])\s/u);

/** Returns what texts name that their machine has not. */
const foreign = (texts: readonly Passage[], each: Machine, language: Language): readonly string[] =>
  texts.flatMap(({ where, text }) =>
    sentences(text).flatMap((sentence) => {
      const parts = terms
        .filter(
          (term) =>
            !term.of(each) && term[language].test(sentence) && !(term.denied?.test(sentence) ?? false),
        )
        .map(({ what }) => what);
      const figures = Object.entries(own).flatMap(([unit, of]) => {
        const known = of(each).flatMap((quantity) => quantity?.figures ?? []);
        return [...sentence.matchAll(new RegExp(`(\\d[\\d.,]*)\\s?${unit}(?![\\w/])`, "g"))]
          .map(([, digits = ""]) => Number(digits.replaceAll(",", "")))
          .filter((figure) => !known.includes(figure))
          .map((figure) => `${figure} ${unit}`);
      });
      const names = modelIds
        .filter((id) => id !== each.slug && !each.name.includes(machine(id).name))
        .map((id) => machine(id).name)
        .filter((name) => sentence.replaceAll(each.name, "").includes(name));
      // "Light 530" is a part of "Light 530 RF", so the longer name counts.
      const longest = names.filter((name) => !names.some((other) => other !== name && other.includes(name)));
      return [...parts, ...figures, ...longest].map((what) => `${where}: ${what} in "${sentence.trim()}"`);
    }),
  );

describe.each(languages)("the documents in %s", (language) => {
  it.each(modelIds)("of %s name nothing that the machine has not", (id) => {
    expect(foreign(passages(id, language), machine(id), language)).toEqual([]);
  });
});

describe("a text about another machine", () => {
  const planted: readonly (readonly [what: string, id: ModelId, language: Language, text: string])[] = [
    ["a water circuit", "light-blue-530", "zh", "看到水在流，再开激光。"],
    ["a water circuit", "mark-m20", "en", "See that the water is flowing."],
    ["a lid", "mark-m20", "zh", "放好工件，合上盖，掀开上盖再取。"],
    ["a rotary axis", "light-960", "zh", "水瓶架在旋转轴上。"],
    ["a rotary axis", "mark-m20", "en", "Put round bottles on the rotary axis."],
    ["a glass tube", "light-530-rf", "en", "Glass laser tube: 6 months."],
    ["a glass tube", "light-blue-530", "zh", "玻璃激光管：6 个月。"],
    ["an RF tube", "light-1610", "zh", "射频管、蓝光激光头、光纤激光器"],
    ["100 W", "light-530", "zh", "100 W，3 mm 胶合板，一遍"],
    ["40 W", "light-1390", "en", "40 W, 3 mm basswood, one pass"],
    ["milliamperes", "light-530-rf", "en", "10 mA, 4 mm/s"],
    ["3.2 L", "light-640", "en", "The tank holds 3.2 L."],
    ["48 dB", "light-530", "zh", "48 dB 以内"],
    ["doors and shields", "light-530", "en", "Open the back door."],
    ["an air purifier", "light-1610", "zh", "冷水机、排风机和净化器另算。"],
    ["Light 530", "light-640", "en", "The Light 530 needs at least 0.05 MPa."],
  ];
  it.each(planted)("is found: %s in a document of %s (%s)", (what, id, language, text) => {
    expect(foreign([{ where: "here", text }], machine(id), language).join("\n")).toContain(`${what} in`);
  });

  it("is not what denies it", () => {
    const text = "光路是敞开的，没有上盖。";
    expect(foreign([{ where: "here", text }], machine("mark-m20"), "zh")).toEqual([]);
  });
});

/** Blocks of one type in a document. */
function blocksOf<Type extends "warning" | "drawings">(
  kind: PaperKind,
  id: ModelId,
  language: Language,
  type: Type,
) {
  const { chapters } = resolvePaper(paperOf(kind, id), resolutions[language]);
  return chapters.flatMap(({ blocks }) =>
    blocks.filter((block): block is Extract<typeof block, { type: Type }> => block.type === type),
  );
}

describe.each(languages)("warnings in %s", (language) => {
  const words = resolveData(paperWords, resolutions[language]).signals;

  it("have four signal words", () => {
    expect(Object.values(words)).toEqual(
      { zh: ["危险", "警告", "注意", "提示"], en: ["DANGER", "WARNING", "CAUTION", "NOTICE"] }[language],
    );
  });

  it.each(modelIds)("stand in the manual of %s for each hazard, as severe as its kind of machine", (id) => {
    const { source, series } = machine(id);
    const { light, goggles, electricity, fire, smoke, people, rules } = kindOf({ source, series });
    const found = blocksOf("user-manual", id, language, "warning");
    const signalOf = (passage: Words) => {
      const text = resolveWords(passage, resolutions[language]);
      return found.find(({ paragraphs }) => paragraphs.includes(text))?.signal;
    };
    expect([rules, light, goggles].map(signalOf)).toEqual(
      Array.from({ length: 3 }, () => (source === "fiber" ? "danger" : "warning")),
    );
    expect(signalOf(electricity)).toBe(source === "glassTube" ? "danger" : "warning");
    expect([fire, smoke, people].map(signalOf)).toEqual(["warning", "warning", "caution"]);
    expect(signalOf(passThrough.rules)).toBe(floor(machine(id)) ? "danger" : undefined);
    for (const { title, paragraphs } of found) {
      expect(title).not.toBe("");
      expect(paragraphs.join("")).not.toBe("");
    }
  });

  it.each(modelIds)("stand in the guide of %s for the eyes and for each material", (id) => {
    const [eyes, ...materials] = blocksOf("operation-guide", id, language, "warning");
    expect(eyes?.signal).toBe(machine(id).source === "fiber" ? "danger" : "warning");
    expect(materials.length).toBeGreaterThan(1);
    expect(materials.every(({ signal }) => signal === "warning")).toBe(true);
  });
});

describe("drawings", () => {
  const figuresOf = (kind: PaperKind, id: ModelId) =>
    blocksOf(kind, id, "en", "drawings").flatMap(({ figures }) => figures);

  it.each(modelIds)("of %s show its facts and no other figure", (id) => {
    const { machineSize, workArea } = machine(id);
    const own = [
      ...(machineSize ? [["outline", ...machineSize.figures]] : []),
      ...(workArea ? [["field", ...workArea.figures]] : []),
      ["space", ...clearance.behind.figures, ...clearance.beside.figures],
    ];
    const figures = figuresOf("user-manual", id);
    const lengths = figures.map(({ type, title: _title, alt: _alt, ...measures }) => [
      type,
      ...Object.values(measures).map(({ length }) => length),
    ]);
    expect(lengths).toEqual(own);
    for (const { type: _type, title: _title, alt, ...measures } of figures)
      for (const { length, label } of Object.values(measures)) {
        expect(plain(label)).toMatch(new RegExp(`^(?:≤ )?${length} mm$`, "u"));
        expect(plain(alt)).toMatch(new RegExp(`\\b${length}\\b`, "u"));
      }
  });

  it.each(modelIds)("are on the specification sheet of %s if its size or its work area is known", (id) => {
    const { machineSize, workArea } = machine(id);
    expect(figuresOf("spec-sheet", id)).toEqual(machineSize || workArea ? figuresOf("user-manual", id) : []);
  });
});

describe("the documents of a model", () => {
  const titles = (kind: PaperKind, language: Language) => {
    const { title, chapters } = resolvePaper(paperOf(kind, "light-530"), resolutions[language]);
    return [title, ...chapters.map((chapter) => chapter.title)];
  };

  it("are what their names say, with all chapters that an owner needs", () => {
    expect(titles("user-manual", "en")[0]).toBe("User manual");
    expect(titles("user-manual", "en")).toEqual(
      expect.arrayContaining(["Safety", "Focus", "Troubleshooting", expect.stringMatching(/warranty/i)]),
    );
    expect(titles("operation-guide", "en")[0]).toBe("Operation guide");
    expect(titles("operation-guide", "en")).toEqual(
      expect.arrayContaining(["Wood", "Acrylic", expect.stringMatching(/never/i)]),
    );
    expect(titles("spec-sheet", "en")).toHaveLength(2);
  });

  it("are offered to readers of each language in that language", () => {
    for (const { id, type, ...file } of documentFiles) {
      const own = languages.map((language) => documentFile(id, language));
      if (type !== "paper")
        expect(own).toEqual([
          { id, type, ...file },
          { id, type, ...file },
        ]);
      else
        expect(own.map(({ name }) => name)).toEqual(
          own.map((_, at) => expect.stringMatching(`-${languages[at]}.pdf$`)),
        );
    }
  });
});

describe("starting points", () => {
  it("are those of the powers that the model is sold with, or none", () => {
    const rows = (id: ModelId) =>
      passages(id, "zh")
        .filter(({ where, text }) => where.startsWith("operation-guide") && /^\d+ W，/u.test(text))
        .map(({ text }) => text.replace(/，.*$/u, ""));
    expect(rows("light-530")).toEqual(["40 W", "60 W", "60 W"]);
    expect(rows("light-530-rf")).toEqual(["40 W"]);
    expect(rows("light-960")).toEqual(["60 W", "100 W", "60 W", "100 W"]);
    expect(rows("light-1610")).toEqual(["100 W", "100 W"]);
    expect(rows("light-blue-530")).toEqual([]);
  });
});

describe("downloaded test grids", () => {
  it("hold every speed that is given for the sheet that all machines cut", () => {
    const thickness = Number(everyday.figures[0]);
    for (const model of modelIds)
      for (const { query, answer } of settingsOfModel(model)) {
        if (answer.kind !== "settings" || query.thickness !== thickness) continue;
        const { speeds } = testGridOf(model);
        const [slow, fast] = [Math.min(...answer.speed.figures), Math.max(...answer.speed.figures)];
        expect(Math.min(...speeds), `${model} ${query.watts} W`).toBeLessThanOrEqual(slow);
        expect(Math.max(...speeds), `${model} ${query.watts} W`).toBeGreaterThanOrEqual(fast);
      }
  });
});
