import type { FormLanguage, Knowledge, KnowledgeEntry, KnowledgeLexicon } from "../../contract/index.ts";

const models = ["light-530", "light-640", "light-960"] as const;
const names = { "light-530": "Light 530", "light-640": "Light 640", "light-960": "Light 960" } as const;

/** Value and figures of each model, by the row of the table. A missing value is given on request only. */
const table: Readonly<
  Record<
    string,
    Readonly<Partial<Record<(typeof models)[number], readonly [string, readonly number[], string] | null>>>
  >
> = {
  weight: {
    "light-530": ["70 kg", [70], "kg"],
    "light-640": ["300 kg", [300], "kg"],
    "light-960": ["410 kg", [410], "kg"],
  },
  area: {
    "light-530": ["500 × 300 mm", [500, 300], "mm"],
    "light-640": ["600 × 400 mm", [600, 400], "mm"],
    "light-960": ["900 × 600 mm", [900, 600], "mm"],
  },
  voltage: { "light-530": null, "light-640": ["230 V", [230], "V"], "light-960": ["230 V", [230], "V"] },
  noise: { "light-530": ["60 dB", [60], "dB"] },
  "laser-power": { "light-530": ["60 W", [60], "W"], "light-640": ["80 W", [80], "W"] },
  process: {
    "light-530": ["cutting", [], ""],
    "light-640": ["cutting", [], ""],
    "light-960": ["cutting", [], ""],
  },
};

const labels: Readonly<Record<string, Readonly<Record<FormLanguage, string>>>> = {
  weight: { zh: "重量", en: "weight" },
  area: { zh: "幅面", en: "work area" },
  voltage: { zh: "电压", en: "voltage" },
  noise: { zh: "噪声", en: "noise" },
  "laser-power": { zh: "功率", en: "laser power" },
  process: { zh: "加工方式", en: "processes" },
};

const words: Readonly<Record<string, readonly string[]>> = {
  weight: ["weight", "how heavy", "heavier", "重量", "多重"],
  area: ["work area", "bed", "幅面", "工作幅面"],
  voltage: ["voltage", "电压"],
  noise: ["noise", "loud", "噪声"],
  "laser-power": ["laser power", "功率"],
  process: ["can it process", "processes", "能加工吗"],
};

function factsIn(language: FormLanguage): KnowledgeEntry[] {
  return Object.entries(table).flatMap(([attribute, row]) =>
    models.flatMap((model): KnowledgeEntry[] => {
      const cell = row[model];
      if (cell === undefined) return [];
      const label = labels[attribute]?.[language] ?? attribute;
      const [value, figures, unit] = cell ?? [];
      return [
        {
          id: `spec.${model}.${attribute}`,
          category: "models",
          title: names[model],
          question: `${names[model]}: ${label}?`,
          paraphrases: [],
          answer: `${names[model]}, ${label}: ${value ?? (language === "zh" ? "向我们索取" : "on request")}.`,
          url: `/products?model=${model}`,
          subjects: [model],
          fact: {
            model,
            attribute,
            ...(value !== undefined && { value }),
            ...(figures && unit !== undefined && { quantity: { figures: [...figures], unit } }),
          },
        },
      ];
    }),
  );
}

const entry = (
  id: string,
  question: string,
  answer: string,
  more: Partial<KnowledgeEntry> = {},
): KnowledgeEntry => ({
  ...{ id, category: "service", title: id, question, paraphrases: [], answer, url: `/${id}` },
  ...more,
});

const acrylic = {
  steps: [
    { upTo: 8, answer: "Acrylic up to 8 mm: every model." },
    { upTo: 20, answer: "Acrylic up to 20 mm: Light 530." },
  ],
  beyond: "Acrylic that thick: no model.",
};

function lexiconIn(language: FormLanguage): KnowledgeLexicon {
  return {
    models: models.map((id) => ({ id, name: names[id], names: [names[id], id.slice(6)] })),
    groups: [
      {
        id: "big",
        name: language === "zh" ? "大机型" : "Big",
        names: ["big series", "大机型"],
        members: ["light-640", "light-960"],
        url: "/big",
      },
    ],
    attributes: Object.keys(table).map((id) => ({
      id,
      label: labels[id]?.[language] ?? id,
      words: [...(words[id] ?? [])],
      cues: [],
      otherwise: [],
      most: id === "weight" ? ["heaviest", "最重"] : [],
      least: id === "weight" ? ["lightest", "最轻"] : [],
      ...(id === "weight" && {
        highest: language === "zh" ? "最重的" : "Heaviest",
        lowest: language === "zh" ? "最轻的" : "Lightest",
      }),
    })),
    materials: [
      { id: "acrylic", names: ["acrylic", "亚克力"] },
      { id: "leather", names: ["leather", "皮"] },
    ],
    cues: [
      { id: "warranty", words: ["warranty", "保修"] },
      { id: "tube", words: ["tube", "激光管"], weak: true },
      { id: "cut", words: ["cut", "切"], weak: true },
      { id: "can", words: ["can", "能"], weak: true },
      { id: "compare", words: ["or", "vs", "和"], weak: true },
      { id: "recommend", words: ["which machine", "哪台"], weak: true },
      { id: "what", words: ["what is"], weak: true },
      { id: "stock", words: ["in stock", "现货"] },
      { id: "packing", words: ["packed", "连木箱"] },
      { id: "hose", words: ["hose", "水管", "电线"], weak: true },
      { id: "exhaustword", words: ["extraction", "排风机"] },
      { id: "goggles", words: ["goggles", "护目镜"] },
      { id: "phoneapp", words: ["phone", "手机"] },
      { id: "howthick", words: ["how thick", "多厚"], weak: true },
      { id: "settings", words: ["settings", "参数"] },
      { id: "engrave", words: ["engrave", "刻"], weak: true },
      { id: "smell", words: ["smell", "味道"] },
    ],
    intents: [
      { answers: ["warranty"], cues: [["warranty"]] },
      { answers: ["warranty"], cues: [["warranty", "what"]] },
      { answers: ["warranty.tube"], cues: [["warranty", "tube"]] },
      { answers: ["{unknown}"], cues: [["stock"]] },
      { answers: ["software.mobile"], cues: [["phoneapp"], ["phoneapp", "can"]] },
      { answers: ["faq.exhaust"], cues: [["exhaustword"]] },
      { answers: ["faq.goggles"], cues: [["goggles"]] },
      { answers: ["{untold}"], cues: [["packing"]] },
      { answers: ["practice.{material}.fumes"], cues: [["smell"]] },
    ],
    hazards: {
      cues: [
        { id: "cover", words: ["lid", "盖子"] },
        { id: "opened", words: ["open", "开着"] },
        { id: "running", words: ["cut", "切"] },
        { id: "body", words: ["my arm"] },
        { id: "light", words: ["beam", "光"] },
        { id: "looking", words: ["look", "watch", "看"] },
        { id: "processed", words: ["cut", "engrave", "切", "刻", "打标", "打"] },
        { id: "placed", words: ["put", "放"] },
        { id: "inside", words: ["in the machine", "进机器"] },
        { id: "device", words: ["phone", "laptop", "手机", "笔记本电脑"] },
        { id: "tool", words: ["from", "with", "and", "用", "机"] },
        { id: "belonging", words: ["case", "cover", "壳"] },
        { id: "auxiliary", words: ["can", "be", "能", "可以", "上", "背面"] },
        { id: "vessel", words: ["bottle", "瓶子"] },
        { id: "contents", words: ["spirits", "full of", "白酒", "装满"] },
        { id: "emptied", words: ["empty", "空", "空的"] },
      ],
      acts: [
        {
          answers: ["safety"],
          cues: [
            ["cover", "opened", "running"],
            ["looking", "light"],
          ],
        },
        { answers: ["safety"], cues: [["body", "running"]], refused: true },
        {
          answers: ["safety"],
          cues: [
            ["processed", "device"],
            ["placed", "device", "inside"],
          ],
          refused: true,
          object: "device",
        },
        {
          answers: ["safety"],
          cues: [["processed", "vessel", "contents"]],
          refused: true,
          object: "vessel",
          unless: "emptied",
        },
      ],
    },
    finder: [
      {
        name: "place",
        options: [
          {
            value: "desk",
            label: language === "zh" ? "桌上" : "On a desk",
            words: ["desk", "桌上"],
            verdicts: [
              {
                model: "light-530",
                fit: "yes",
                reason: language === "zh" ? "桌面机。" : "A desktop machine.",
              },
              { model: "light-640", fit: "no", reason: "-" },
              { model: "light-960", fit: "no", reason: "-" },
            ],
          },
        ],
      },
    ],
    finderUrl: "/products#finder",
    units: { in: ["inch", "inches", "英寸"], lb: ["pounds", "磅"], mm: ["mm", "毫米"] },
    foreign: ["weather", "elephant", "天气", "大象"],
    fillers:
      "the a is of in and what it how does do i my for by me please how much 的 是 多少 呢 吗 那".split(" "),
    joiners: ["and"],
    followers: ["and", "那", "呢"],
    syllables: {
      bao: "保饱",
      xiu: "修秀",
      duo: "多",
      zhong: "重中",
      liang: "量",
      neng: "能",
      qie: "切",
      ya: "亚",
      ke: "克",
      li: "力",
      ju: "聚",
      lv: "氯率",
      yi: "乙",
      xi: "烯",
    },
  };
}

/** Knowledge of a few models with a lexicon, in one language. */
export const understoodIn = (language: FormLanguage): Knowledge => ({
  language,
  contact: { title: "Contact", url: "/contact" },
  subjects: models.map((id) => ({ id, names: [names[id]] })),
  lexicon: lexiconIn(language),
  settings: {
    title: "Settings",
    url: "/settings",
    which: "How thick is it?",
    unknown: "Make a test grid.",
    sheets: [
      { material: "acrylic", thickness: 3, answer: "Any: 40 W 5 mm/s, 60 W 9 mm/s.", url: "/settings?any" },
      ...(["light-530", "light-640"] as const).map((model) => ({
        material: "acrylic",
        model,
        thickness: 3,
        answer: `${names[model]}: 60 W 9 mm/s.`,
        url: `/settings?${model}`,
      })),
    ],
  },
  unsafe: [
    { id: "pvc", names: ["PVC", "polyvinyl", "聚氯乙烯"], answer: "Never PVC.", title: "PVC", url: "/pvc" },
  ],
  entries: [
    ...factsIn(language),
    ...Object.keys(table).map((id) => entry(`all.${id}`, `All: ${id}?`, `All models: ${id}.`)),
    entry("compare.light-530.light-640", "530 or 640?", "Light 530 and Light 640 side by side."),
    entry("model.light-530", "What is the Light 530?", "The Light 530 is a desktop machine."),
    entry("warranty", "How long is the warranty?", "Twelve months."),
    entry("safety", "How do I stay safe?", "Keep the lid closed."),
    entry("software.mobile", "Is there a phone app?", "Yes, for drawings."),
    entry("faq.exhaust", "Where does the smoke go?", "Outdoors."),
    entry("faq.goggles", "Do I need eye protection?", "It depends."),
    entry("warranty.tube", "And the tube?", "Six months on the tube."),
    entry("reach.acrylic", "How thick?", "Acrylic: it depends.", { byThickness: acrylic }),
    entry("practice.acrylic.fumes", "What about fumes?", "Acrylic smells sweet."),
    entry("material.acrylic", "Acrylic?", "Acrylic can be cut."),
    entry("material.leather", "Leather?", "Leather can be cut."),
    entry("reach.acrylic.light-530", "530 and acrylic?", "The Light 530 cuts acrylic.", {
      subjects: ["light-530"],
    }),
  ],
});
