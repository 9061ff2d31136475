import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Words } from "../authoring.ts";
import { type ForbiddenId, forbidden } from "../materials/forbidden.ts";
import { materialList } from "../materials/index.ts";
import { type Abilities, abilities, thicknessOf } from "../products/cuts.ts";
import { type ModelFacts, type ModelId, models } from "../products/facts.ts";
import { plain, type Quantity } from "../quantity.ts";
import { resolveWords } from "../resolve.ts";
import { languages } from "../routes.ts";
import { resolutions } from "../testing/resolutions.ts";
import { answerTo, type Settings } from "./answer.ts";
import { findSettings } from "./find.ts";
import { neighboursOf, settingsOfMaterial, settingsOfModel, sheetThicknesses } from "./lists.ts";
import { processes, type Query } from "./query.ts";
import { rowIds, rows, type SettingsRow } from "./rows.ts";
import { kindOfSubstance, type SubstanceId, substanceIds, substances } from "./substances.ts";
import { nameOf, provenanceWords, refusalWords, unknownWords } from "./words.ts";

const modelIds = Object.keys(models) as ModelId[];
const factsOf = (model: ModelId): ModelFacts => models[model];
const maxSpeedOf = (model: ModelId) => Number(factsOf(model).maxSpeed.figures[0]);
const ends = ({ figures }: Quantity) => [Math.min(...figures), Math.max(...figures)] as const;

/** Substances with a row, or with a row in place of one: without them, most questions have no figures. */
const cutSheets: SubstanceId[] = [
  "plywood",
  "basswood",
  "birch",
  "acrylic",
  "cast-acrylic",
  "extruded-acrylic",
];

const query: fc.Arbitrary<Query> = fc
  .record({
    material: fc.oneof(fc.constantFrom(...substanceIds), fc.constantFrom(...cutSheets)),
    operation: fc.oneof(fc.constantFrom(...processes), fc.constant("cut" as const)),
    model: fc.constantFrom(...modelIds),
    thickness: fc.oneof(
      fc.integer({ min: 5, max: 70 }).map((tenths) => tenths / 10),
      fc.integer({ min: 1, max: 200 }),
    ),
    nth: fc.nat(),
  })
  .map(({ nth, ...rest }) => {
    const powers = factsOf(rest.model).laserPower.figures;
    return { ...rest, watts: Number(powers[nth % powers.length]) };
  });

/** Only queries that have figures. */
const withFigures = query.filter((each) => answerTo(each).kind === "settings");
const figuresFor = (each: Query): Settings => {
  const answer = answerTo(each);
  if (answer.kind !== "settings") throw new Error(`${JSON.stringify(each)} has no figures: ${answer.kind}`);
  return answer;
};

/** Computes a speed range from its provenance alone, as a reader of the stated formulas would. */
function traced({ provenance }: Settings): readonly [number, number] {
  const row: SettingsRow = rows[provenance.row];
  let [slow, fast] = ends(row.speed) as [number, number];
  for (const step of provenance.kind === "computed" ? provenance.steps : []) {
    if (step.kind === "power") [slow, fast] = [(slow / step.from) * step.to, (fast / step.from) * step.to];
    if (step.kind === "thickness") {
      const thicker = step.to / step.from;
      fast /= thicker;
      if (thicker > 1) slow /= thicker ** 1.5;
    }
    if (step.kind === "between") {
      const [low, high] = [ends(rows[step.below].speed), ends(rows[step.above].speed)];
      slow = Math.max(low[0], Math.min(high[0], slow));
      fast = Math.max(low[1], Math.min(high[1], fast));
    }
    if (step.kind === "machine") [slow, fast] = [Math.min(slow, step.most), Math.min(fast, step.most)];
  }
  return [slow, fast];
}

describe("the rows", () => {
  it("are the starting points of the materials' pages, and nothing else", () => {
    const shown = materialList.flatMap(({ figures }) => figures.start.flatMap(({ watts }) => watts ?? []));
    expect(shown.toSorted()).toEqual(rowIds.map((id) => rows[id].watts.figures[0]).toSorted());
  });

  it.each([
    ["basswood-40", "basswood", 40, [80], [15]],
    ["plywood-60", "plywood", 60, [68, 80], [12, 18]],
    ["plywood-100", "plywood", 100, [40, 55], [25, 35]],
    ["acrylic-60", "acrylic", 60, [60, 75], [10, 20]],
    ["acrylic-100", "acrylic", 100, [65], [20]],
  ] as const)("state of %s what the facts state", (id, material, watts, power, speed) => {
    const row: SettingsRow = rows[id];
    expect([
      row.material,
      row.watts.figures,
      row.power.figures,
      row.speed.figures,
      row.thickness.figures,
    ]).toEqual([material, [watts], power, speed, [3]]);
  });
});

describe("the substances", () => {
  const processed = materialList.flatMap(({ id: page, substances }) =>
    substances
      .filter(({ verdict }) => verdict === "allowed" || verdict === "mark")
      .map(({ id, only, verdict }) => ({ id, page, only, cut: verdict === "allowed" })),
  );

  it("are those of the materials that may be processed, with the same light", () => {
    const cuts = (id: SubstanceId) =>
      Object.values<Abilities>(abilities[kindOfSubstance(id).as]).some(({ cut }) => cut !== "no");
    expect(
      substanceIds.map((id) => {
        const { page, only } = kindOfSubstance(id);
        return { id, page, only, cut: cuts(id) };
      }),
    ).toEqual(processed);
  });

  it("are never forbidden ones, by type and by value", () => {
    const ids = Object.keys(forbidden) as ForbiddenId[];
    expect(ids.filter((id) => Object.hasOwn(substances, id))).toEqual([]);
    // @ts-expect-error A forbidden substance is no SubstanceId.
    const pvc: SubstanceId = "pvc";
    expect(Object.hasOwn(substances, pvc)).toBe(false);
    // @ts-expect-error Nor is one that visitors must ask about first.
    const painted: SubstanceId = "painted-wood";
    expect(Object.hasOwn(substances, painted)).toBe(false);
  });
});

describe("any answer", () => {
  const runs = { numRuns: 1000 };

  test("stays within the machine's speed, thickness, powers and light", () => {
    fc.assert(
      fc.property(withFigures, (each) => {
        const { speed, power, passes } = figuresFor(each);
        const { laserPower, materialThickness, source } = factsOf(each.model);
        const [slow, fast] = ends(speed);
        expect(slow).toBeGreaterThan(0);
        expect(fast).toBeLessThanOrEqual(maxSpeedOf(each.model));
        expect(ends(power)[0]).toBeGreaterThan(0);
        expect(ends(power)[1]).toBeLessThanOrEqual(100);
        expect(passes.figures).toEqual([1]);
        expect(laserPower.figures).toContain(each.watts);
        expect(each.thickness).toBeLessThanOrEqual(Math.max(...(materialThickness?.figures ?? [Infinity])));
        const { page } = kindOfSubstance(each.material);
        const limit = page === "wood" || page === "acrylic" ? thicknessOf(each.model, page)?.most : undefined;
        // Without a published limit, 3 mm is what every CO₂ cutter cuts.
        expect(each.thickness).toBeLessThanOrEqual(Math.max(...(limit?.figures ?? [3])));
        expect(source === "glassTube" || source === "rfTube").toBe(true);
      }),
      runs,
    );
  });

  /** Half a step of the rounding, which is coarser for faster speeds. */
  const halfStep = (speed: number) => (speed < 10 ? 0.2501 : speed < 30 ? 0.5001 : 2.5001);

  test("can be traced to a row by its steps, with the row's power", () => {
    fc.assert(
      fc.property(withFigures, (each) => {
        const answer = figuresFor(each);
        const [slow, fast] = traced(answer);
        const [from, to] = ends(answer.speed);
        expect(Math.abs(from - slow)).toBeLessThanOrEqual(halfStep(slow));
        expect(Math.abs(to - fast)).toBeLessThanOrEqual(halfStep(fast));
        for (const speed of [from, to]) expect(speed % (speed > 30 ? 5 : speed > 10 ? 1 : 0.5)).toBe(0);
        const row: SettingsRow = rows[answer.provenance.row];
        expect(answer.power).toEqual(row.power);
        expect(row.sources).toContain(factsOf(each.model).source);
        const untouched = row.watts.figures[0] === each.watts && row.thickness.figures[0] === each.thickness;
        expect(answer.provenance.kind).toBe(
          untouched && row.material === each.material ? "customary" : "computed",
        );
        // The rows do not say which kind of tube they are from.
        const trusted = answer.provenance.kind === "customary" && factsOf(each.model).source !== "rfTube";
        expect(answer.confidence).toBe(trusted ? "medium" : "low");
      }),
      runs,
    );
  });

  test("is not faster in a thicker sheet", () => {
    fc.assert(
      fc.property(withFigures, fc.integer({ min: 0, max: 40 }), (each, tenths) => {
        const thicker = { ...each, thickness: each.thickness + tenths / 10 };
        fc.pre(answerTo(thicker).kind === "settings");
        const [thin, thick] = [ends(figuresFor(each).speed), ends(figuresFor(thicker).speed)];
        expect(thick[0]).toBeLessThanOrEqual(thin[0]);
        expect(thick[1]).toBeLessThanOrEqual(thin[1]);
      }),
      runs,
    );
  });

  test("is not slower with more power, on any model", () => {
    fc.assert(
      fc.property(withFigures, query, (each, { model, watts }) => {
        const other = { ...each, model, watts };
        fc.pre(watts >= each.watts && answerTo(other).kind === "settings");
        const [weak, strong] = [ends(figuresFor(each).speed), ends(figuresFor(other).speed)];
        expect(strong[0]).toBeGreaterThanOrEqual(weak[0]);
        expect(strong[1]).toBeGreaterThanOrEqual(weak[1]);
      }),
      runs,
    );
  });

  test("says the same figures in both languages", () => {
    const numbers = (words: readonly Words[], language: "zh" | "en") =>
      words
        .flatMap(
          (each) =>
            plain(resolveWords(each, resolutions[language]))
              .replaceAll(/(\d),(?=\d{3})/g, "$1")
              .match(/\d+(?:\.\d+)?/g) ?? [],
        )
        .toSorted();
    fc.assert(
      fc.property(query, (each) => {
        const found = findSettings(each);
        const words: Words[] = [...found.watch];
        if (found.kind === "settings")
          words.push(found.speed, found.power, ...provenanceWords(found.provenance));
        if (found.kind === "notPossible") words.push(refusalWords(found));
        if (found.kind === "testCard") words.push(unknownWords[found.reason]);
        expect(numbers(words, "en")).toEqual(numbers(words, "zh"));
      }),
      { numRuns: 300 },
    );
  });
});

describe("findSettings", () => {
  const asked: Query = { material: "plywood", thickness: 3, operation: "cut", model: "light-640", watts: 60 };
  const ofSpeed = (change: Partial<Query>) => figuresFor({ ...asked, ...change }).speed.figures;

  it("gives a row as it is", () => {
    expect(findSettings(asked)).toMatchObject({
      kind: "settings",
      speed: { unit: "mm/s", figures: [12, 18] },
      power: { unit: "%", figures: [68, 80] },
      provenance: { kind: "customary", row: "plywood-60" },
      confidence: "medium",
      air: "strong",
    });
  });

  it("scales the speed by the watts", () => {
    expect(ofSpeed({ watts: 40 })).toEqual([8, 12]);
    expect(ofSpeed({ model: "light-1390", watts: 130 })).toEqual([35, 45]);
  });

  it("keeps a power between two rows between their speeds", () => {
    // 100 W at 20 mm/s are 16 mm/s at 80 W, but 60 W already reach 20 mm/s.
    expect(ofSpeed({ material: "acrylic", watts: 80 })).toEqual([16, 20]);
  });

  it("slows down for a thicker sheet, the slow end more", () => {
    expect(ofSpeed({ thickness: 6 })).toEqual([4, 9]);
    expect(ofSpeed({ thickness: 1.5 })).toEqual([12, 35]);
  });

  it("lends birch the figures of plywood, with low confidence", () => {
    const birch = figuresFor({ ...asked, material: "birch" });
    expect(birch).toMatchObject({ speed: { figures: [12, 18] }, confidence: "low" });
    expect(birch.provenance).toEqual({
      kind: "computed",
      row: "plywood-60",
      steps: [{ kind: "standIn", of: "plywood" }],
    });
  });

  it("gives birch, which is denser, at least the energy of basswood wherever both have figures", () => {
    const leastEnergy = (each: Query) => {
      const { power, speed } = figuresFor(each);
      return (Math.min(...power.figures.map(Number)) * each.watts) / Math.max(...speed.figures.map(Number));
    };
    const both = modelIds
      .flatMap((model) => factsOf(model).laserPower.figures.map((watts) => ({ ...asked, model, watts })))
      .filter((each) =>
        ["birch", "basswood"].every(
          (material) => answerTo({ ...each, material: material as SubstanceId }).kind === "settings",
        ),
      );
    expect(new Set(both.map(({ watts }) => watts))).toContain(80);
    for (const each of both)
      expect(leastEnergy({ ...each, material: "birch" })).toBeGreaterThanOrEqual(
        leastEnergy({ ...each, material: "basswood" }),
      );
  });

  it.each([
    [{ material: "mdf" }, "noRow"],
    [{ operation: "engrave" }, "noRow"],
    [{ material: "slate", operation: "mark" }, "noRow"],
    [{ model: "light-blue-530", watts: 20 }, "otherSource"],
    [{ material: "acrylic", model: "light-530-rf", watts: 50 }, "otherSource"],
    [{ material: "basswood", model: "light-960", watts: 100 }, "powerTooFar"],
    [{ thickness: 6.1 }, "thicknessTooFar"],
    [{ thickness: 1.4 }, "thicknessTooFar"],
    [{ model: "light-960", thickness: 4 }, "limitNotPublished"],
  ] as const satisfies readonly (readonly [Partial<Query>, string])[])(
    "asks for a test card for %o: %s",
    (change, reason) => {
      expect(answerTo({ ...asked, ...change })).toEqual({ kind: "testCard", reason });
    },
  );

  it.each([
    [{ watts: 100 }, { reason: "noSuchPower", limit: { figures: [40, 60, 80] } }],
    [{ model: "mark-m20", watts: 20 }, { reason: "lightDoesNot" }],
    [{ material: "mdf", model: "light-blue-530", watts: 20 }, { reason: "lightDoesNot" }],
    [{ material: "slate" }, { reason: "lightDoesNot" }],
    // A scored line is a crack along its whole length.
    [{ material: "slate", operation: "score" }, { reason: "lightDoesNot" }],
    [{ material: "glass", operation: "score" }, { reason: "lightDoesNot" }],
    [{ thickness: 21 }, { reason: "tooThick", limit: { figures: [20] } }],
    [
      { model: "light-blue-530", watts: 20, thickness: 9 },
      { reason: "tooThick", limit: { figures: [8] } },
    ],
    [
      { model: "light-530", operation: "engrave", thickness: 23 },
      { reason: "tooThick", limit: { figures: [22] } },
    ],
  ] as const satisfies readonly (readonly [Partial<Query>, object])[])(
    "refuses %o: %o",
    (change, refusal) => {
      expect(findSettings({ ...asked, ...change })).toMatchObject({ kind: "notPossible", ...refusal });
    },
  );

  it.each([0, -3, Number.NaN, Number.POSITIVE_INFINITY])("throws for a thickness of %d mm", (thickness) => {
    expect(() => findSettings({ ...asked, thickness })).toThrow(/positive number/);
  });

  it.each(languages)("says in %s what to watch and how to stay safe, for every model", (language) => {
    for (const model of modelIds) {
      const watts = Number(factsOf(model).laserPower.figures[0]);
      const { safety, watch } = findSettings({
        ...asked,
        model,
        watts,
        operation: "mark",
        material: model === "mark-m20" ? "copper" : "plywood",
      });
      const said = safety.map((words) => resolveWords(words, resolutions[language]));
      expect(said[0]).toMatch(language === "zh" ? /一分钟也不走开/ : /minute/);
      expect(said).toHaveLength(2);
      expect(watch.length).toBeGreaterThan(1);
    }
  });
});

describe("lists", () => {
  it("of a model hold only what it does, and each combination once", () => {
    for (const model of modelIds) {
      const listed = settingsOfModel(model);
      const keys = listed.map(({ query }) => JSON.stringify(query));
      expect(new Set(keys).size).toBe(keys.length);
      expect(listed.every(({ query }) => query.model === model)).toBe(true);
      for (const { query: each, answer } of listed) expect(answerTo(each)).toEqual(answer);
      expect(listed.length).toBeGreaterThan(5);
    }
  });

  it("of wood hold the rows and their neighbours in thickness", () => {
    const listed = settingsOfMaterial("wood");
    expect(new Set(listed.map(({ query }) => query.material))).toEqual(
      new Set(substanceIds.filter((id) => kindOfSubstance(id).page === "wood")),
    );
    const plywood = listed.filter(
      ({ query, answer }) =>
        query.material === "plywood" &&
        query.model === "light-640" &&
        query.watts === 60 &&
        answer.kind === "settings",
    );
    expect(plywood.map(({ query }) => query.thickness)).toEqual(sheetThicknesses);
  });

  it("of neighbours hold other powers, thicknesses and substances, not the query itself", () => {
    const asked: Query = {
      material: "plywood",
      thickness: 3,
      operation: "cut",
      model: "light-640",
      watts: 60,
    };
    const near = neighboursOf(asked).map(
      ({ query: { material, thickness, watts } }) => `${material} ${thickness} ${watts}`,
    );
    expect(near).toEqual([
      "plywood 3 40",
      "plywood 3 80",
      "plywood 2 60",
      "plywood 4 60",
      "basswood 3 60",
      "birch 3 60",
    ]);
  });
});

test("every substance has a name in both languages", () => {
  for (const language of languages)
    for (const id of substanceIds) expect(resolveWords(nameOf(id), resolutions[language])).not.toBe("");
});
