import { msg } from "@lingui/core/macro";
import { inline, verbatim, type Words } from "../authoring.ts";
import { claims } from "../products/claims.ts";
import { type ModelFacts, type ModelId, models, type SeriesId } from "../products/facts.ts";
import { productModels, productsOf } from "../products/models/index.ts";
import type { ProductModel } from "../products/product-model.ts";
import { isOnRequest, type SpecKey, type SpecRow, specLabels } from "../products/specs.ts";
import { knowledgeSubjects } from "./names.ts";
import { rowQuestions } from "./rows.ts";
import { apart, type KnowledgeResolution, lines, listed, say, type Topic, within } from "./topic.ts";

/** Converts a key into a part of an id: `machine-weight`. */
export const dashed = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Page and position of a model on the site. */
export const placeOf = ({ slug, series, name }: ProductModel) => ({
  page: series,
  suffix: `?model=${slug}`,
  title: verbatim(name),
  subjects: [slug],
});

const { heights530, glassTubeLife, otherVoltages, besidesMains } = claims;
const radiance = { voltage: otherVoltages, totalPower: besidesMains, sourceLife: glassTubeLife } as const;

/** Explanations added to figures that would be misleading on their own. */
const explained: Readonly<Partial<Record<ModelId, Readonly<Partial<Record<SpecKey, Words>>>>>> = {
  "light-530": {
    zAxisTravel: heights530,
    headTravel: heights530,
    materialThickness: heights530,
    sourceLife: glassTubeLife,
  },
  "light-640": radiance,
  "light-960": radiance,
  "light-1390": radiance,
  "light-1610": radiance,
};

const isAsked = (row: SpecRow): row is SpecRow & { readonly key: keyof typeof rowQuestions } =>
  row.key !== "model";

const named = (model: Pick<ProductModel, "name">): string => inline(verbatim(model.name));

/** Topics: every row of every model's table. */
const rowsOfModels = (resolution: KnowledgeResolution): Topic[] =>
  productModels.flatMap((model) =>
    model.table.filter(isAsked).map(({ key, label, value }): Topic => {
      const name = named(model);
      const what = inline(within(label, resolution));
      const { of, asked } = rowQuestions[key];
      const known = isOnRequest(value) ? undefined : value;
      const more = explained[model.slug]?.[key];
      const figure = known && inline(known);
      return {
        id: `spec.${model.slug}.${dashed(key)}`,
        category: "models",
        question: of(name),
        asked,
        answer: figure
          ? more
            ? msg`${name}，${what}：${figure}。${inline(more)}`
            : msg`${name}，${what}：${figure}。`
          : msg`${name} 的${what}，请向我们索取，我们按您那台回答。`,
        ...(known && { figures: [known] }),
        fact: { model: model.slug, attribute: dashed(key), ...(known && { value: known }) },
        ...placeOf(model),
      };
    }),
  );

const rowOf = (model: ProductModel, key: SpecKey): Words | undefined => {
  const row = model.table.find((each) => each.key === key);
  return row && !isOnRequest(row.value) ? row.value : undefined;
};

/** Topics: each row for all models, for questions that name no model. */
function rowsOfAll(resolution: KnowledgeResolution): Topic[] {
  const keys = Object.keys(rowQuestions) as (keyof typeof rowQuestions)[];
  return keys.flatMap((key): Topic[] => {
    const known = productModels.flatMap((model) => {
      const value = rowOf(model, key);
      return value ? [{ name: named(model), value: inline(value) }] : [];
    });
    const what = inline(within(specLabels[key], resolution));
    const each = known.map(({ name, value }) => msg`${name}：${value}`);
    const table = inline(lines(each, resolution));
    const none = msg`各机型的${what}，规格里都没有写明。告诉我们型号，我们回答您。`;
    return [
      {
        id: `all.${dashed(key)}`,
        category: "models",
        question: msg`各机型的${what}是怎样的？`,
        asked: rowQuestions[key].asked,
        answer: known.length > 0 ? msg`各机型的${what}：\n${table}` : none,
        page: "specifications",
      },
    ];
  });
}

/** Topics: a description of each model, for queries that contain only its name. */
const modelsThemselves = (resolution: KnowledgeResolution): Topic[] =>
  productModels.map((model) => {
    const [name, kind] = [named(model), inline(within(model.machineType, resolution))];
    const figures = model.specs.map(({ label, value }) => {
      const [what, figure] = [inline(within(label, resolution)), inline(value)];
      return msg`${what} ${figure}`;
    });
    const [about, headline] = [inline(model.description), inline(listed(figures, resolution))];
    const names = knowledgeSubjects.find(({ id }) => id === model.slug)?.names ?? [];
    return {
      id: `model.${model.slug}`,
      category: "models",
      question: msg`${name} 是一台什么样的机器？`,
      asked: {
        zh: [...names, "介绍一下", "怎么样", "参数", "规格", "配置"],
        en: [...names, "tell me about it", "specifications", "specs", "overview", "details"],
      },
      answer: msg`${name}，${kind}。${about}\n${headline}。`,
      ...placeOf(model),
    };
  });

/** Rows that differ between models, in the order in which buyers ask for them. */
const compared = [
  "laserType",
  "laserPower",
  "workingArea",
  "maxSpeed",
  "cutThickness",
  "machineSize",
  "machineWeight",
] as const satisfies readonly SpecKey[];

/** Topics: each pair of models side by side, from the rows of both tables. */
const comparisons = (resolution: KnowledgeResolution): Topic[] =>
  productModels.flatMap((one, index) =>
    productModels.slice(index + 1).map((other): Topic => {
      const [first, second] = [named(one), named(other)];
      const none = msg`未给出`;
      const rows = compared.flatMap((key) => {
        const [left, right] = [rowOf(one, key), rowOf(other, key)];
        if (!(left || right)) return [];
        const told = (value: Words = none): Words => {
          const [what, figure] = [inline(within(specLabels[key], resolution)), inline(value)];
          return msg`${what} ${figure}`;
        };
        const [mine, yours] = [told(left), told(right)];
        return [{ mine, yours, same: say(mine, resolution) === say(yours, resolution) }];
      });
      const different = rows.filter(({ same }) => !same);
      const row = (parts: readonly Words[]) => inline(apart(parts, resolution));
      const [left, right, both] = [
        row(different.map(({ mine }) => mine)),
        row(different.map(({ yours }) => yours)),
        row(rows.flatMap(({ mine, same }) => (same ? mine : []))),
      ];
      const [firstRow, secondRow, bothRow] = [
        msg`${first}：${left}`,
        msg`${second}：${right}`,
        msg`两台相同：${both}`,
      ];
      const table = [firstRow, secondRow, ...(different.length < rows.length ? [bothRow] : [])];
      return {
        id: `compare.${one.slug}.${other.slug}`,
        category: "models",
        question: msg`${first} 和 ${second} 有什么区别？`,
        asked: {
          zh: ["对比", "区别", "哪个好", "选哪个", "还是", "差别在哪", "比较一下", "vs"],
          en: [
            "compare",
            "difference between",
            "versus",
            "vs",
            "or",
            "which is better",
            "which one to choose",
            "which should I buy",
          ],
        },
        answer: lines(table, resolution),
        page: "products",
        suffix: `?compare=${one.slug},${other.slug}#comparison`,
        subjects: [one.slug, other.slug],
      };
    }),
  );

type Measure = "maxSpeed" | "workArea" | "weight" | "laserPower" | "cutThickness";

const size = (facts: ModelFacts, measure: Measure): number => {
  const figures = facts[measure]?.figures ?? [];
  return measure === "workArea" ? figures.reduce((a, b) => a * b, 1) : Math.max(0, ...figures);
};

interface Extreme {
  readonly key:
    | "max-speed"
    | "working-area"
    | "machine-weight"
    | "least-weight"
    | "laser-power"
    | "cut-thickness";
  readonly measure: Measure;
  readonly least?: true;
  readonly question: Words;
  readonly answer: (name: string, figure: string) => Words;
  readonly zh: readonly string[];
  readonly en: readonly string[];
}

const extremes: readonly Extreme[] = [
  {
    key: "max-speed",
    measure: "maxSpeed",
    question: msg`哪个型号最快？`,
    answer: (name, figure) => msg`最快的是 ${name}，${figure}。打标机和切割机做的活不同，不能只比速度。`,
    zh: ["速度最快的机型", "最快的是哪台", "哪一款跑得最快"],
    en: ["fastest machine", "which machine is fastest", "highest speed of all"],
  },
  {
    key: "working-area",
    measure: "workArea",
    question: msg`哪个型号的幅面最大？`,
    answer: (name, figure) => msg`幅面最大的是 ${name}，${figure}。`,
    zh: ["最大的机型", "哪台最大", "哪台机器最大", "幅面最大是哪台", "最大能做多大", "哪一款台面最大"],
    en: ["largest bed", "biggest machine", "largest machine", "which model has the largest work area"],
  },
  {
    key: "machine-weight",
    measure: "weight",
    question: msg`哪个型号最重？`,
    answer: (name, figure) => msg`给出重量的机型里，最重的是 ${name}，${figure}。`,
    zh: ["最重的机型", "哪台最沉", "重量最大的是哪款"],
    en: ["heaviest machine", "which model weighs most", "greatest weight"],
  },
  {
    key: "least-weight",
    measure: "weight",
    least: true,
    question: msg`哪个型号最轻？`,
    answer: (name, figure) => msg`给出重量的机型里，最轻的是 ${name}，${figure}。`,
    zh: ["最轻的机型", "哪台最轻便", "最小的机器"],
    en: ["lightest machine", "smallest machine", "which model weighs least"],
  },
  {
    key: "laser-power",
    measure: "laserPower",
    question: msg`哪个型号的激光功率最大？`,
    answer: (name, figure) => msg`激光功率最大的是 ${name}，可选 ${figure}。`,
    zh: ["功率最大的机型", "最强的激光", "最大功率是哪台"],
    en: ["most powerful laser", "highest wattage", "strongest machine"],
  },
  {
    key: "cut-thickness",
    measure: "cutThickness",
    question: msg`哪个型号切得最厚？`,
    answer: (name, figure) =>
      msg`已公布切割厚度的机型里，切得最厚的是 ${name}：亚克力最厚 ${figure}，分几遍切。`,
    zh: ["切得最厚的机型", "最厚能切的是哪台", "哪一款切得最厚"],
    en: ["which machine cuts thickest", "thickest cut of all models", "deepest cut"],
  },
];

const superlatives = (): Topic[] =>
  extremes.map(({ key, measure, least, question, answer, zh, en }) => {
    const ids = (Object.keys(models) as ModelId[]).filter((id) => size(models[id], measure) > 0);
    const sorted = ids.toSorted((a, b) => size(models[b], measure) - size(models[a], measure));
    const facts: ModelFacts | undefined = models[(least ? sorted.at(-1) : sorted[0]) ?? "light-530"];
    return {
      id: `most.${key}`,
      category: "models",
      question,
      asked: { zh, en },
      answer: answer(named(facts), inline(facts[measure] ?? verbatim(""))),
      page: "products",
      suffix: "#comparison",
    };
  });

const seriesNames: Readonly<Record<SeriesId, { zh: readonly string[]; en: readonly string[] }>> = {
  morningLight: {
    zh: ["晨光系列", "晨光有哪些型号", "桌面机", "台式激光机", "小机器有哪些", "Aurora"],
    en: ["Aurora series", "Morning Light series", "desktop machines", "which desktop lasers do you make"],
  },
  zhongtian: {
    zh: ["中天系列", "中天有哪些型号", "落地机", "大幅面机器", "工业机型", "Radiance"],
    en: ["Radiance series", "Zhongtian series", "floor-standing machines", "large format lasers"],
  },
};

const series = (resolution: KnowledgeResolution): Topic[] => {
  const of = (id: SeriesId, question: Words, answer: (all: string) => Words, slug: string): Topic => ({
    id: `series.${slug}`,
    category: "models",
    question,
    asked: seriesNames[id],
    answer: answer(
      inline(
        listed(
          productsOf(id).map((model) => verbatim(model.name)),
          resolution,
        ),
      ),
    ),
    page: id,
  });
  const count = inline(verbatim(String(productModels.length)));
  const all = inline(
    listed(
      productModels.map((model) => verbatim(model.name)),
      resolution,
    ),
  );
  return [
    of("morningLight", msg`晨光系列有哪些型号？`, (all) => msg`晨光是桌面系列，有 ${all}。`, "morning-light"),
    of("zhongtian", msg`中天系列有哪些型号？`, (all) => msg`中天是落地系列，有 ${all}。`, "zhongtian"),
    {
      id: "models",
      category: "models",
      question: msg`你们有哪些机型？`,
      asked: {
        zh: ["有哪些机型", "产品有哪些", "都有什么型号", "你们卖什么机器", "产品目录"],
        en: [
          "which machines do you make",
          "all models",
          "what products do you sell",
          "product range",
          "catalogue",
        ],
      },
      answer: msg`一共 ${count} 款：${all}。`,
      page: "products",
    },
  ];
};

/** Returns all topics about machines. */
export const modelTopics = (resolution: KnowledgeResolution): Topic[] => [
  ...rowsOfModels(resolution),
  ...rowsOfAll(resolution),
  ...modelsThemselves(resolution),
  ...comparisons(resolution),
  ...superlatives(),
  ...series(resolution),
];
