import { describe, expect, it } from "vitest";
import { paperOf } from "./documents/index.ts";
import { resolvePaper } from "./documents/paper.ts";
import { knowledgeIn } from "./knowledge/knowledge.ts";
import { forbidden } from "./materials/forbidden.ts";
import { materialList } from "./materials/index.ts";
import { pages } from "./pages/index.ts";
import { abilities, beamOf, everyday, thicknessOf, works } from "./products/cuts.ts";
import { clearance, fullLoad, type ModelFacts, type ModelId, models, tubes } from "./products/facts.ts";
import { finderQuestions } from "./products/finder.ts";
import { productModels } from "./products/models/index.ts";
import { plain } from "./quantity.ts";
import { resolvePage, resolveWords } from "./resolve.ts";
import { type Language, languages, modelIds } from "./routes.ts";
import { safetyTopics } from "./safety/topics.ts";
import { contradictions } from "./testing/consistency.ts";
import { resolutions } from "./testing/resolutions.ts";
import { safetyStatements, safetyTable } from "./testing/safety-table.ts";
import { type Said, said } from "./testing/said.ts";

const all: Readonly<Record<Language, readonly Said[]>> = { zh: said("zh"), en: said("en") };
const factsOf = (id: ModelId): ModelFacts => models[id];
const largest = (figures: readonly number[]) => Math.max(...figures);

/** Returns all texts at some places as one string. */
const textAt = (language: Language, where: string) => {
  const found = all[language].filter((each) => each.where === where);
  if (found.length === 0) throw new RangeError(`Nothing is said at "${where}".`);
  return found.map(({ text }) => text).join("\n");
};

describe.each(languages)("what is said in %s", (language) => {
  it("contradicts neither the facts nor the decisions nor itself", () => {
    expect(contradictions(all[language], language)).toEqual([]);
  });
});

/**
 * Abilities of each light on each material, repeated here on purpose as an independent check (facts, "Sources of light"):
 * `c` cuts, `e` engraves, `m` marks; a capital letter means without conditions.
 */
const oracle: Readonly<Record<keyof typeof abilities, readonly [co2: string, diode: string, fiber: string]>> =
  {
    wood: ["CEM", "CEM", ""],
    acrylic: ["CEM", "cem", ""],
    clearAcrylic: ["CEM", "", ""],
    paper: ["CeM", "CeM", ""],
    leather: ["CEM", "cEM", ""],
    fabric: ["CeM", "", ""],
    glass: ["eM", "", ""],
    stone: ["eM", "", ""],
    metal: ["m", "", "EM"],
    aluminum: ["m", "", "EM"],
    coatedMetal: ["m", "", "EM"],
    bareMetal: ["", "", "EM"],
  };

const letters = (levels: readonly string[]): string =>
  ["c", "e", "m"]
    .map((letter, index) =>
      levels[index] === "yes" ? letter.toUpperCase() : levels[index] === "partly" ? letter : "",
    )
    .join("");

describe("material × light × operation", () => {
  it("is what the trade knows", () => {
    const stated = Object.fromEntries(
      Object.entries(abilities).map(([id, { co2, diode, fiber }]) => [
        id,
        [co2, diode, fiber].map(({ cut, engrave, mark }) => letters([cut, engrave, mark])),
      ]),
    );
    expect(stated).toEqual(oracle);
  });

  it.each(languages)("is what the materials' pages show in %s", (language) => {
    for (const { id } of materialList) {
      const { blocks } = resolvePage(pages[id], resolutions[language]);
      const rows = blocks.flatMap((block) => (block.type === "verdictTable" ? block.rows : []));
      expect(
        rows.map(({ levels }) => letters(levels)),
        id,
      ).toEqual(oracle[id]);
    }
  });

  it("is what the finder says of a material", () => {
    const fits = (value: string) =>
      finderQuestions
        .find(({ name }) => name === "material")
        ?.options.find((option) => option.value === value)
        ?.verdicts.map(({ model, fit }) => `${beamOf[factsOf(model).source]}:${fit}`);
    const expected: Readonly<Record<string, readonly [co2: string, diode: string, fiber: string]>> = {
      wood: ["yes", "yes", "no"],
      acrylic: ["yes", "no", "no"],
      paper: ["yes", "yes", "no"],
      textile: ["yes", "partly", "no"],
      glass: ["partly", "no", "no"],
      coatedMetal: ["partly", "no", "yes"],
      metal: ["no", "no", "yes"],
    };
    for (const [value, [co2, diode, fiber]] of Object.entries(expected))
      expect(new Set(fits(value)), value).toEqual(
        new Set([`co2:${co2}`, `diode:${diode}`, `fiber:${fiber}`]),
      );
  });

  it("is what a model's table lists as its materials", () => {
    const words: Readonly<Record<string, RegExp>> = {
      wood: /木材/u,
      acrylic: /亚克力/u,
      paper: /纸/u,
      leather: /植鞣革/u,
      fabric: /布料/u,
      glass: /玻璃/u,
      stone: /石材/u,
      metal: /金属|不锈钢/u,
    };
    for (const { slug, table } of productModels) {
      const row = table.find(({ key }) => key === "supportedMaterials")?.value;
      const text =
        row && "kind" in row && row.kind === "link" ? "" : resolveWords(row as never, resolutions.zh);
      const beam = beamOf[factsOf(slug).source];
      for (const [id, word] of Object.entries(words))
        expect(word.test(text), `${slug}: ${id}`).toBe(works(id as keyof typeof abilities, beam));
    }
  });

  it.each(languages)("is what the series page of Light Blue 530 tabulates in %s", (language) => {
    const { blocks } = resolvePage(pages.morningLight, resolutions[language]);
    const entries = blocks.flatMap((block) => (block.type === "models" ? block.entries : []));
    const own = entries.find(({ model }) => model === "light-blue-530")?.blocks ?? [];
    const rows = own.flatMap((block) => (block.type === "factTable" ? block.rows : []));
    const materials: readonly (readonly [name: RegExp, material: keyof typeof oracle])[] = [
      [/^(?:木材|Wood)$/, "wood"],
      [/^(?:纸|Paper)/, "paper"],
      [/^(?:植鞣革|Vegetable-tanned)/, "leather"],
      [/^(?:深色|Dark)/, "acrylic"],
      [/^(?:透明|Clear)/, "clearAcrylic"],
      [/^(?:布料|Fabric)/, "fabric"],
    ];
    for (const [name, material] of materials) {
      const [row, ...more] = rows.filter((each) => name.test(each.name));
      expect(row && more.length === 0, `one row ${name}`).toBe(true);
      const [cut = "", engrave = ""] = row?.cells ?? [];
      const [, able] = oracle[material];
      expect(
        [cut, engrave].map((cell) => /^(?:不行|No)$/.test(cell)),
        row?.name,
      ).toEqual([!/c/i.test(able), !/[em]/i.test(able)]);
    }
  });

  it("is what a model's grid shows samples of", () => {
    for (const { slug, materials } of productModels)
      for (const { page } of materials)
        expect(works(page as keyof typeof abilities, beamOf[factsOf(slug).source]), `${slug}: ${page}`).toBe(
          true,
        );
  });

  it.each(languages)("is what the chat answers in %s", (language) => {
    const yes =
      language === "zh"
        ? /能切、能刻|(?:切割|雕刻|打标)(?:可以|有条件)/u
        : /(?:cutting|engraving|marking):? (?:yes|with conditions|possible)/i;
    for (const { slug } of productModels)
      for (const { id } of materialList) {
        const text = textAt(language, `chat reach.${id}.${slug}`);
        const able = works(id, beamOf[factsOf(slug).source]);
        if (language === "zh") expect(yes.test(text), `${id} on ${slug}: ${text}`).toBe(able);
        else expect(text.length).toBeGreaterThan(20);
      }
  });
});

describe("thickness of a cut", () => {
  const sheets = ["wood", "acrylic"] as const;

  it("is the finder's, the materials' tables' and the chat's alike", () => {
    const thickness = finderQuestions.find(({ name }) => name === "thickness");
    const { entries } = knowledgeIn(resolutions.en);
    for (const model of modelIds) {
      for (const sheet of sheets) {
        const limit = thicknessOf(model, sheet);
        const most = limit && largest(limit.most.figures);
        const reach = entries.find(({ id }) => id === `reach.${sheet}.${model}`);
        expect(reach?.byThickness?.steps.at(-1)?.upTo, `${sheet} on ${model} in the chat`).toBe(most);
        const row = materialList
          .find(({ id }) => id === sheet)
          ?.figures.limits.find((each) => each.model === model);
        const cell =
          row && (!("kind" in row.value) || row.value.kind !== "link")
            ? resolveWords(row.value, resolutions.en)
            : "";
        expect(cell.includes(String(most)), `${sheet} on ${model} in the table: ${cell}`).toBe(
          most !== undefined,
        );
        for (const { value, verdicts } of thickness?.options ?? []) {
          const fit = verdicts.find((verdict) => verdict.model === model)?.fit;
          const asked = Number(value);
          if (Number.isNaN(asked) || asked <= largest(everyday.figures)) continue;
          // If the facts give no figure for a thickness, the finder never promises it. A thickness above the limit is refused.
          if (fit === "yes") expect(most, `${value} mm ${sheet} on ${model}`).toBeGreaterThanOrEqual(asked);
          if (most !== undefined && most < asked) expect(fit, `${value} mm ${sheet} on ${model}`).toBe("no");
        }
      }
    }
  });
});

describe("a place for a machine", () => {
  const place = finderQuestions.find(({ name }) => name === "place");
  const fitIn = (value: string, model: ModelId) =>
    place?.options
      .find((option) => option.value === value)
      ?.verdicts.find((verdict) => verdict.model === model)?.fit;

  it("is no classroom for the open marker, and no table for a floor-standing machine", () => {
    expect(fitIn("room", "mark-m20")).toBe("partly");
    expect(fitIn("workshop", "mark-m20")).toBe("partly");
    for (const model of modelIds) {
      const { series, machineSize } = factsOf(model);
      const onTable = machineSize ? "yes" : "partly";
      expect(fitIn("desk", model), model).toBe(series === "zhongtian" ? "no" : onTable);
    }
  });

  it.each(languages)("has the same space around it in a manual's table and in the chat in %s", (language) => {
    const told = textAt(language, "chat clearance");
    for (const id of modelIds) {
      const { chapters } = resolvePaper(paperOf("user-manual", id), resolutions[language]);
      const rows = chapters.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.type === "factTable" ? block.rows : [])),
      );
      for (const [name, { figures }] of [
        [/^(?:机身后面|Behind)$/, clearance.behind],
        [/^(?:左右|On each side)$/, clearance.beside],
      ] as const) {
        const [cell = ""] = rows.find((row) => name.test(row.name))?.cells ?? [];
        expect(plain(String(cell)), id).toBe(`${figures[0]} mm`);
        expect(told).toContain(`${figures[0]} mm`);
      }
    }
  });
});

describe("figures that are two ways to say one thing", () => {
  const [tube] = [tubes.glassTube];
  const one = ({ figures: [figure = Number.NaN] }: { readonly figures: readonly number[] }) => figure;

  it("agree about the mains: what flows is less than what the circuit is planned for", () => {
    for (const { voltage, current, mainsPower } of modelIds.map(factsOf)) {
      if (!(voltage && current && mainsPower)) continue;
      expect((one(voltage) * one(current)) / 1000).toBeCloseTo(one(fullLoad));
      expect(one(fullLoad)).toBeLessThan(one(mainsPower));
    }
  });

  it("agree about the tube: hours, hours a day, days and months", () => {
    expect(one(tube.days) * one(tube.shift)).toBe(one(tube.planned));
    const [least = 0, most = 0] = tube.nonStop.figures;
    const [soonest = 0, latest = 0] = tube.replacement.figures;
    const month = 365 / 12;
    expect(Math.round(one(tube.planned) / (latest * month))).toBe(least);
    expect(Math.round(one(tube.planned) / (soonest * month))).toBe(most);
    expect(one(tube.ratedLife)).toBeGreaterThan(one(tube.planned));
    expect(models["light-530"].sourceLife).toBe(tube.ratedLife);
  });

  it("agree about heights: neither lift is told as room for material", () => {
    const { zTravel, headTravel, materialThickness } = models["light-530"];
    for (const language of languages) {
      const text = textAt(language, "chat spec.light-530.material-thickness");
      for (const height of [zTravel, headTravel, materialThickness])
        expect(text).toContain(`${one(height)} mm`);
    }
  });
});

/** Topics that a place must mention, so that a reader of that place alone is warned. */
const required: readonly (readonly [
  what: string,
  topic: keyof typeof safetyTopics,
  places: readonly string[],
  also?: RegExp,
])[] = [
  [
    "goggles marked 1064 nm on the open marker",
    "goggles",
    [
      "user-manual mark-m20",
      "operation-guide mark-m20",
      "page safety",
      "page software",
      "page faq",
      "page morningLight",
      "page metal",
      "page medical",
      "chat safety",
      "chat faq.goggles",
      "chat safety.goggles.mark-m20",
    ],
    /1064/,
  ],
  [
    "whether goggles are needed",
    "goggles",
    modelIds.flatMap((id) => [`operation-guide ${id}`, `user-manual ${id}`, `chat safety.goggles.${id}`]),
  ],
  ["what to do in a fire", "fire", modelIds.flatMap((id) => [`user-manual ${id}`, `chat safety.fire.${id}`])],
  [
    "what to do in a fire, with an extinguisher",
    "fire",
    ["page safety", "page faq", "chat faq.fire", "chat safety"],
    /灭火器|extinguisher/i,
  ],
  [
    "never to leave it",
    "unattended",
    [
      ...modelIds.map((id) => `user-manual ${id}`),
      "page safety",
      "page faq",
      "chat faq.unattended",
      "chat safety",
    ],
  ],
  [
    "beam off, shields closed",
    "passThrough",
    [
      ...["light-640", "light-960", "light-1390", "light-1610"].flatMap((id) => [
        `user-manual ${id}`,
        `chat safety.pass-through.${id}`,
      ]),
      "page safety",
      "page zhongtian",
      "page products",
      "page faq",
      "page wood",
      "page architecture",
      "page education",
      "page art",
      "chat faq.long-boards",
    ],
    /激光关闭|关激光|停机|先按下急停|beam off|machine stopped|stop the machine|emergency stop/i,
  ],
  [
    "PVC",
    "chlorine",
    [
      ...modelIds.map((id) => `user-manual ${id}`),
      "page safety",
      "page materials",
      "page home",
      "page leather",
      "page fabric",
      "page creative",
      "chat unsafe-list",
    ],
  ],
  ["PVC in carpet and upholstery", "chlorine", ["page zhongtian", "page fabric"], /地毯|carpet/i],
  [
    "fluoroelastomer",
    "fluorine",
    ["page medical", "page safety", "page materials", "chat unsafe.fluoroelastomer"],
    /FKM/,
  ],
  [
    "chromium(VI)",
    "chromium",
    ["page leather", "page faq", "page creative", "chat faq.leather", "chat substance.chrome-tanned-leather"],
    /六价铬|chromium\(VI\)/i,
  ],
  ["ABS in two-colour sheet", "plastics", ["page creative", "page electronics"], /双色板|two-colour/i],
  [
    "water before the beam",
    "water",
    ["light-530", "light-640", "light-960", "light-1390", "light-1610"].map((id) => `user-manual ${id}`),
  ],
  ["class D for metal dust", "metals", ["page safety", "page faq", "user-manual mark-m20"], /D 类|class D/],
];

describe("the table of safety statements", () => {
  const table = safetyStatements();

  it("has every statement in both languages, about the same danger", () => {
    for (const [id, { zh, en }] of Object.entries(safetyTopics)) {
      const found = table[id as keyof typeof safetyTopics];
      expect(found.length, id).toBeGreaterThan(3);
      expect(
        found.filter((each) => each.en === ""),
        id,
      ).toEqual([]);
      // Row and menu names may be shorter in one language. Statements that need a sentence must warn in both.
      if (!["goggles", "chromium", "fluorine", "passThrough"].includes(id)) continue;
      const lost = found.filter((each) => each.zh.length > 4 && zh.test(each.zh) !== en.test(each.en));
      expect(
        lost.map((each) => [each.zh, each.en, each.places[0]]),
        id,
      ).toEqual([]);
    }
  });

  it("is printed topic by topic, and knows no other", () => {
    const text = safetyTable(["goggles"]);
    expect(text).toMatch(/^# Safety statements: \d+\n\n## Goggles/);
    expect(text).toContain("user-manual: mark-m20");
    expect(() => safetyTable(["sunburn"])).toThrow(/no topic "sunburn"/);
  });
});

describe.each(languages)("safety in %s", (language) => {
  for (const [what, topic, places, also] of required) {
    it(`says ${what} wherever it is needed`, () => {
      for (const place of places) {
        const text = textAt(language, place);
        expect(safetyTopics[topic][language].test(text), place).toBe(true);
        if (also) expect(also.test(text), `${place}: ${also}`).toBe(true);
      }
    });
  }

  it("warns of everything forbidden in every manual, on the safety page and in the chat", () => {
    const places = [...modelIds.map((id) => `user-manual ${id}`), "page safety", "chat unsafe-list"];
    for (const { name } of Object.values(forbidden)) {
      const word = resolveWords(name, resolutions[language]).toLowerCase();
      for (const place of places) expect(textAt(language, place).toLowerCase()).toContain(word);
    }
  });
});

/** False statements at realistic places, in realistic words. The rules must find each of them. */
const planted: readonly (readonly [
  rule: string,
  language: Language,
  where: string,
  text: string,
  model?: ModelId,
])[] = [
  ["a lid on the open marker", "zh", "user-manual mark-m20", "放好工件，合上盖，按开始。", "mark-m20"],
  ["water in a fibre machine", "en", "user-manual mark-m20", "See the water flowing first.", "mark-m20"],
  ["an open beam needs goggles", "zh", "chat safety.goggles.mark-m20", "合着盖，不用戴护目镜。", "mark-m20"],
  ["stated Class 1 in writing", "en", "page faq", "No goggles are needed with the lid closed."],
  ["stated Class 1 in writing", "zh", "page faq", "上盖合好、联锁有效，不用戴护目镜。"],
  [
    "water in a diode machine",
    "zh",
    "user-manual light-blue-530",
    "看到水在流，再开激光。",
    "light-blue-530",
  ],
  ["say instead: beam off", "zh", "page zhongtian", "打开后门，长板直接穿过机器切。", "light-640"],
  ["fed with the beam off", "en", "page products", "Push long boards through the back door and cut them."],
  ["20 mm acrylic", "zh", "page zhongtian", "Light 640 切亚克力最厚 20 mm，分几遍。", "light-640"],
  [
    "20 mm acrylic on light-530-rf",
    "en",
    "page faq",
    "Light 530 RF cuts acrylic up to 20 mm in several passes.",
  ],
  ["25 mm wood", "en", "chat faq.how-thick", "It cuts wood up to 25 mm in several passes."],
  ["several passes", "zh", "page home", "亚克力能切 20 mm。"],
  ["a glass tube's hours", "zh", "page faq", "Light 530 RF 的射频管标称 9000 小时。"],
  ["11 to 22 hours", "en", "page faq", "With daily use a tube is replaced every 6–12 months."],
  ["1.5 kW is what", "en", "page faq", "A Radiance machine draws 1.5 kW."],
  ["computed for a single phase", "en", "page faq", "At full load it draws 1.38 kVA; plan the circuit."],
  ["if your machine has one", "zh", "page morningLight", "急停按钮在正面，伸手就按得到。", "light-530"],
  ["name the row", "en", "page settings", "These settings are usual in the trade."],
  [
    "failed its test",
    "zh",
    "page maintenance",
    "空跑，停一次机：有急停的，按急停；按了不停，就断电。机器应当立刻停。",
  ],
  ["never, thick or thin", "zh", "page electronics", "聚碳酸酯厚过 1 mm 的不切。"],
  [
    "Light Blue 530 does no metal",
    "en",
    "page morningLight",
    "It can engrave anodised metal.",
    "light-blue-530",
  ],
  ["Light Blue 530 does no fabric", "zh", "page morningLight", "毛毡", "light-blue-530"],
  ["every day before work", "zh", "page zhongtian", "上盖联锁和急停每周试一次。", "light-1610"],
  ["film stays on", "zh", "page zhongtian", "切亚克力先揭背膜，反面不留印。", "light-960"],
  ["after the six checks", "en", "page home", "From unboxing to the first cut in thirty minutes."],
  ["after the six checks", "zh", "page software", "从插电到切下第一件，留 30 分钟。"],
  ["after the six checks", "en", "page software", "Allow 30 minutes from plugging in to the first cut."],
  ["surface engraving", "zh", "chat faq.glass-and-stone", "玻璃和石头不能切，只打标。"],
  ["16 MP sensor", "en", "page home", "A 4K camera shows the bed."],
  ["say whose plate", "zh", "page faq", "Light 530 的激光功率是 62 W。"],
  ["530-B is the machine", "en", "chat faq.light-blue-530.2", "The 530-B is the 20 W version."],
  ["say that its years", "zh", "chat company", "产量 5000+ 台。"],
  ["the tube has six months", "en", "page warranty", "The laser tube is covered for 12 months."],
  [
    "the machine has twelve months",
    "en",
    "page faq",
    "6 months on the machine, 12 months on the laser tube. The warranty page lists the rest.",
  ],
  ["the tube has six months", "zh", "page faq", "激光管 12 个月，整机 6 个月。"],
  [
    "a glass tube is replaced at 4,000 h",
    "en",
    "page faq",
    "Have the next glass tube ready by 9,000 hours. It is rated for 4,000 hours.",
  ],
  ["a glass tube is rated for 9,000 h", "zh", "page faq", "玻璃管标称寿命 4000 小时。"],
  [
    "water makes burning metal",
    "en",
    "user-manual mark-m20",
    "3. Burning dust of metals: use only a class D extinguisher or dry sand, or water.",
    "mark-m20",
  ],
  ["water makes burning metal", "zh", "page safety", "铝粉着火，用干砂或者水。"],
  [
    "lid, guards and interlocks stay on",
    "en",
    "user-manual light-530",
    "Remove or bypass the lid, guards or interlocks.",
    "light-530",
  ],
  ["lid, guards and interlocks stay on", "zh", "user-manual light-530", "联锁可以短接。", "light-530"],
  ["GB/T 7247.1-2024", "zh", "page education", "中国对应 GB 7247.1。"],
  ["by forklift", "zh", "user-manual light-1610", "两个人抬机身，搬到位。", "light-1610"],
  ["warn of ABS", "zh", "page creative", "双色板一刻就露底色。"],
  ["向我们索取", "zh", "page company", "没有的数据写“可询”。"],
  ["3 mm are left", "zh", "page paper", "一张 A3 平铺还有余量。"],
  ["never is never", "en", "chat unsafe.abs", "Never put ABS into a laser. Take another, or ask us first."],
  ["our list decides", "zh", "page safety", "成分不明的塑料，由安全技术说明书（SDS）来定。"],
  ["size of smoke particles", "en", "page accessories", "Most laser smoke is finer than 1 µm."],
  ["size of smoke particles", "zh", "page safety", "激光烟里的颗粒大多在 0.5–10 µm，细的看不见。"],
  [
    "size of smoke particles",
    "en",
    "chat accessory",
    "Most particles in laser smoke measure 300 nm or less.",
  ],
  ["350 kg", "zh", "page zhongtian", "外形 1450 × 950 × 1180 mm，重约 350 kg。", "light-640"],
  ["200 mm is the travel", "zh", "page zhongtian", "工作台升降 200 mm，刻高的工件", "light-640"],
  ["0 °C is no figure", "zh", "page morningLight", "0–50 °C 之间都能工作，最低 0 °C。", "light-530-rf"],
  ["the board has one thickness", "en", "page products", "The back door takes boards up to 30 mm thick."],
  ["four people", "zh", "user-manual light-530", "用小车运；上桌由两个人抬。", "light-530"],
  ["no minimum order", "zh", "page morningLight", "备件在 3 个工作日内发出，十件起订。"],
  ["every remote connection", "zh", "page warranty", "不用问您，我们就能连。"],
  ["goggles stay on", "zh", "operation-guide mark-m20", "停光就可以摘护目镜，再伸手。", "mark-m20"],
  ["lid, guards and interlocks", "zh", "user-manual mark-m20", "钥匙开关坏了可以短接。", "mark-m20"],
  ["debris and parts cool", "zh", "page maintenance", "关机，碎屑不用等它凉，倒进桶里。"],
  ["no class is stated", "zh", "page education", "机身封闭，是 1 类激光，学生隔着上盖看。"],
  ["no class is stated", "en", "page products", "Our machines are class 1."],
  ["forbidden list stays out", "zh", "page fabric", "仿皮草和腈氯纶也能切。"],
  ["forbidden list stays out", "en", "page acrylic", "Thin polycarbonate sheet can be cut at low power."],
  ["passes through clear acrylic", "zh", "page morningLight", "透明亚克力也能切。", "light-blue-530"],
  ["passes through clear acrylic", "en", "page acrylic", "The Light Blue 530 cuts clear acrylic too."],
  ["switch off and disconnect first", "zh", "page maintenance", "不用断电，取下镜片，吹掉灰。"],
  ["70 dB", "zh", "page morningLight", "机器噪声 70 dB 以内，排风机另算。", "light-530"],
  ["48 dB", "en", "page faq", "The Light 530 makes up to 48 dB."],
  ["12 MP", "en", "page home", "A 12 MP sensor looks down on the bed."],
  ["900 mm/s", "zh", "page paper", "Light 530 最高 900 mm/s。"],
  ["4 L is the figure", "en", "page faq", "The tank of the Light 530 holds 4 L."],
  ["is no work area", "zh", "page products", "工作幅面 2000 × 1500 mm，放得下。"],
  ["exhaust port has 150 mm", "zh", "page products", "排风口直径 100 mm，接管不要变细。"],
  ["learned in 1 to 2 hours", "zh", "chat first-cut", "操作 5 小时学会。"],
  ["filter weekly", "zh", "page accessories", "滤芯每年看一次：颜色变深，就该换了。"],
  ["water as we answer in writing", "zh", "page morningLight", "用纯净水，每年换一次。"],
  ["water as we answer in writing", "en", "page faq", "Use distilled water and change it every year."],
  ["never water on a fire", "zh", "page wood", "木头容易着火，切的时候不离人，手边放一桶水。"],
  ["without a written answer", "en", "page leather", "Chrome-tanned leather works just as well."],
  ["without a written answer", "zh", "page leather", "铬鞣革刻出来一样好看。"],
  ["450 kg", "en", "page faq", "The Light 960 weighs 450 kg."],
  ["532 is the wavelength", "zh", "page metal", "在场的人都戴好 532 nm 护目镜。"],
  ["0.6 mm is no figure of the kerf", "zh", "page faq", "3 到 6 mm 的板，切缝 0.4–0.6 mm。"],
  ["500 mm is not the space", "zh", "chat clearance", "机器后面留 500 mm，两侧各留 100 mm。"],
  ["300 mm is not the space", "en", "page products", "Leave 300 mm behind the machine."],
  ["spare parts have one figure", "zh", "page warranty", "7 个工作日内发出"],
  ["spare parts have one figure", "en", "page faq", "Spare parts ship within 5 working days."],
  [
    "the lid stays shut on a fire",
    "zh",
    "user-manual light-530",
    "1. 按急停。2. 先打开上盖。3. 所有人离开，打火警电话（国内 119）。",
    "light-530",
  ],
  ["the lid stays shut on a fire", "en", "page safety", "Open the lid, then call the fire service."],
  ["only a trained teacher", "zh", "page education", "开机、换料和取件，高年级的学生可以自己做。"],
  ["only a trained teacher", "en", "page education", "Older pupils may start the machine themselves."],
  ["carbon monoxide is not held back", "zh", "user-manual light-530", "用了空气净化器，门窗可以关着。"],
  ["carbon monoxide is not held back", "en", "page accessories", "With the purifier, windows may stay shut."],
  ["only engraved on the surface", "en", "page glass", "It goes deep and cuts glass up to 5 mm."],
  ["only engraved on the surface", "zh", "page stone", "功率大的机型也切石材。"],
  ["stop at the first flame", "zh", "page acrylic", "厚板慢切时边上可能冒小火苗，吹气别停。"],
];

describe("a contradiction", () => {
  for (const [fault, language, where, text, model] of planted) {
    it(`is found: ${fault}`, () => {
      const found = contradictions([{ where, path: ["text"], text, ...(model && { model }) }], language);
      expect(found.join("\n")).toContain(fault);
    });
  }
});
