import type { UnsafeSubstance } from "@lightmaker/api/contract";
import { msg } from "@lingui/core/macro";
import { inline, verbatim, type Words } from "../authoring.ts";
import { checkAnchor } from "../materials/check.ts";
import { forbiddenSubstances } from "../materials/forbidden.ts";
import { materialList } from "../materials/index.ts";
import type { Beam, BeamVerdict, Material, Substance } from "../materials/material.ts";
import { otherSubstances } from "../materials/others.ts";
import { claims } from "../products/claims.ts";
import { beamOf, type Sheet, type Thickness, thicknessOf } from "../products/cuts.ts";
import { type ModelFacts, models } from "../products/facts.ts";
import { productModels } from "../products/models/index.ts";
import type { Quantity } from "../quantity.ts";
import { pagePath } from "../routes.ts";
import { pageNames } from "../shell.ts";
import { listOf } from "./lexicon/list.ts";
import { unsafeAliases } from "./lexicon/names.ts";
import { type Asked, type KnowledgeResolution, lines, listed, say, type Topic, within } from "./topic.ts";

const beamNames: Readonly<Record<Beam, Words>> = {
  co2: msg`CO₂ 机型`,
  diode: msg`蓝光机型`,
  fiber: msg`光纤机型`,
};

const levels: Readonly<Record<BeamVerdict["cut"], Words>> = {
  yes: msg`可以`,
  partly: msg`有条件`,
  no: msg`不行`,
};

/** Other names that visitors use for a material, in addition to those of its substances. */
export const saidNames: Readonly<Record<Material["id"], Asked>> = {
  wood: { zh: ["木头", "木板", "木材", "实木"], en: ["wood", "timber", "wooden board"] },
  acrylic: {
    zh: ["亚克力", "有机玻璃", "亚克力板"],
    en: ["acrylic", "plexiglass", "perspex", "acrylic sheet"],
  },
  paper: { zh: ["纸", "纸张", "卡纸", "纸板"], en: ["paper", "card", "cardboard"] },
  stone: { zh: ["石头", "石材", "石板"], en: ["stone", "rock", "slate"] },
  fabric: { zh: ["布", "布料", "面料", "衣服"], en: ["fabric", "cloth", "textile"] },
  glass: { zh: ["玻璃", "玻璃杯", "酒杯"], en: ["glass", "glassware", "drinking glasses"] },
  metal: { zh: ["金属", "铁", "钢", "金属板"], en: ["metal", "steel", "iron"] },
  aluminum: { zh: ["铝", "铝板", "铝合金"], en: ["aluminium", "aluminum", "anodised aluminium"] },
  leather: { zh: ["皮革", "真皮", "皮料", "牛皮"], en: ["leather", "real leather", "hide"] },
};

/** What a general name may hide, as the material check says it. */
const hiddenKinds: Readonly<Partial<Record<Material["id"], readonly [Words]>>> = {
  wood: [claims.whichWood],
  glass: [claims.whichGlass],
  metal: [claims.whichMetal],
};

/** Wordings of questions about a material, with its name as placeholder. */
const askedFor: Asked = {
  zh: ["能切{}吗", "{}能雕刻吗", "在{}上刻字", "{}可以做吗", "{}怎么加工", "激光打{}"],
  en: ["can it cut {}", "engraving {}", "laser {}", "can you process {}", "marking {}", "text on {}"],
};

/** Wordings of questions about the thickness that can be cut. */
const askedThickness: Asked = {
  zh: ["{}最厚能切多少", "{}切多厚", "能切 10 mm 的{}吗", "10 mm {}", "10 mm {}切得动吗", "{}切割厚度"],
  en: [
    "how thick {} can it cut",
    "maximum {} thickness",
    "can it cut 10 mm {}",
    "10 mm {}",
    "will it cut 10 mm thick {}",
    "{} cutting thickness",
  ],
};

const written = (patterns: Asked, names: Asked): Asked => {
  const fill = (language: keyof Asked) =>
    patterns[language].flatMap((pattern) => names[language].map((name) => pattern.replace("{}", name)));
  return { zh: fill("zh"), en: fill("en") };
};

const verdictOf = ({ cut, engrave, mark }: BeamVerdict, resolution: KnowledgeResolution): string => {
  const all = (level: BeamVerdict["cut"]) => [cut, engrave, mark].every((each) => each === level);
  if (all("yes")) return inline(msg`能切、能刻、能打标`);
  if (all("no")) return inline(msg`不能切，不能刻，也不能打标`);
  const level = (each: BeamVerdict["cut"]) => inline(within(levels[each], resolution));
  const [cuts, engraves, marks] = [level(cut), level(engrave), level(mark)];
  return inline(msg`切割${cuts}，雕刻${engraves}，打标${marks}`);
};

const nameOf = ({ id }: Material, resolution: KnowledgeResolution): string =>
  inline(within(pageNames[id], resolution));

/** Topics: the effect of each light on each material. */
const materials = (resolution: KnowledgeResolution): Topic[] =>
  materialList.map((material) => {
    const name = nameOf(material, resolution);
    const verdicts = (["co2", "diode", "fiber"] as const).map((beam) => {
      const [who, what, why] = [
        inline(beamNames[beam]),
        verdictOf(material.beams[beam], resolution),
        inline(material.beams[beam].reason),
      ];
      return msg`${who}：${what}。${why}`;
    });
    return {
      id: `material.${material.id}`,
      category: "materials",
      question: msg`${name}能用激光加工吗？`,
      asked: written(askedFor, saidNames[material.id]),
      answer: lines([...verdicts, ...(hiddenKinds[material.id] ?? [])], resolution),
      page: material.id,
    };
  });

const isCut = (id: Material["id"]): id is Sheet => id === "wood" || id === "acrylic";
const figureOf = ({ figures: [figure = 0] }: Quantity): number => figure;

/** Returns the answers to a given thickness, for one model. */
function stepsOf(
  { advised, most }: Thickness,
  name: string,
  material: string,
): NonNullable<Topic["byThickness"]> {
  const thickest = inline(most);
  const beyond = msg`切不了这么厚。${name} 切${material}最厚 ${thickest}，分几遍。`;
  const within = msg`可以。${name} 切${material}最厚 ${thickest}；厚板要慢、要分几遍，先切测试格。`;
  if (!advised) return { steps: [{ upTo: figureOf(most), answer: within }], beyond };
  const usual = inline(advised);
  return {
    steps: [
      { upTo: figureOf(advised), answer: within },
      {
        upTo: figureOf(most),
        answer: msg`要看条件。${name} 切${material}建议 ${usual} 以内，板材好、功率够、分多遍切，才到 ${thickest}，请先打样。`,
      },
    ],
    beyond,
  };
}

/** Topics: each model with each material, with the thickness where the facts give it. */
const materialsOfModels = (resolution: KnowledgeResolution): Topic[] =>
  materialList.flatMap((material) =>
    productModels.map((model): Topic => {
      const facts: ModelFacts = models[model.slug];
      const beam = material.beams[beamOf[facts.source]];
      const [name, what] = [inline(verbatim(model.name)), nameOf(material, resolution)];
      const [verdict, why] = [verdictOf(beam, resolution), inline(beam.reason)];
      const cuts = isCut(material.id) && beam.cut !== "no";
      const limit = isCut(material.id) ? thicknessOf(model.slug, material.id, facts) : undefined;
      const thickest = inline(limit?.most ?? verbatim(""));
      const usual = limit?.advised && inline(limit.advised);
      const untold = msg`${name} 加工${what}：${verdict}。${why}能切多厚，请寄样品来打样。`;
      const told = usual
        ? msg`${name} 加工${what}：${verdict}。${why}建议切 ${usual} 以内，最厚 ${thickest}，要分几遍。`
        : msg`${name} 加工${what}：${verdict}。${why}最厚切 ${thickest}，要分几遍。`;
      const plainly = msg`${name} 加工${what}：${verdict}。${why}`;
      return {
        id: `reach.${material.id}.${model.slug}`,
        category: "materials",
        question: msg`${name} 能加工${what}吗？`,
        asked: isCut(material.id)
          ? written(
              { zh: [...askedFor.zh, ...askedThickness.zh], en: [...askedFor.en, ...askedThickness.en] },
              saidNames[material.id],
            )
          : written(askedFor, saidNames[material.id]),
        answer: limit ? told : cuts ? untold : plainly,
        page: material.id,
        subjects: [model.slug],
        ...(limit && { byThickness: stepsOf(limit, name, what) }),
      };
    }),
  );

/** Topics: the models that cut a given thickness of a material, according to the facts. */
function thicknesses(resolution: KnowledgeResolution): Topic[] {
  return materialList
    .filter((material): material is Material & { id: Sheet } => isCut(material.id))
    .map((material) => {
      const name = nameOf(material, resolution);
      const known = productModels.flatMap((model) => {
        const facts: ModelFacts = models[model.slug];
        const limit = thicknessOf(model.slug, material.id, facts);
        return limit ? [{ model, limit }] : [];
      });
      const each = (list: typeof known) =>
        inline(
          listed(
            list.map(({ model, limit }) => {
              const [who, thickest] = [inline(verbatim(model.name)), inline(limit.most)];
              const usual = limit.advised && inline(limit.advised);
              if (usual) return msg`${who}（建议 ${usual}，最厚 ${thickest}）`;
              return msg`${who}（${thickest}）`;
            }),
            resolution,
          ),
        );
      const all = each(known);
      const rest = msg`其余机型能切多厚，请寄样品来打样。`;
      const others = inline(rest);
      const limits = [...new Set(known.map(({ limit }) => figureOf(limit.most)))].toSorted((a, b) => a - b);
      const steps = limits.map((upTo) => {
        const able = each(known.filter(({ limit }) => figureOf(limit.most) >= upTo));
        const unable = known.filter(({ limit }) => figureOf(limit.most) < upTo);
        const not = unable.length > 0 ? each(unable) : undefined;
        return {
          upTo,
          answer: not
            ? msg`可以，要分几遍。这个厚度的${name}，切得动的有 ${able}；切不动的有 ${not}。${others}`
            : msg`可以，要分几遍。这个厚度的${name}，切得动的有 ${able}。${others}`,
        };
      });
      return {
        id: `reach.${material.id}`,
        category: "materials",
        question: msg`${name}最厚能切多少？`,
        asked: written(askedThickness, saidNames[material.id]),
        answer: msg`切${name}的最大厚度，都要用优质板材、分多遍切：${all}。${others}`,
        page: material.id,
        byThickness: {
          steps,
          beyond: msg`这个厚度的${name}超出了规格：${all}。${others}`,
        },
      };
    });
}

/** Machines of each light, as answers name them. */
const machinesOf: Readonly<Record<Beam, Words>> = {
  co2: msg`CO₂ 机型`,
  diode: verbatim(models["light-blue-530"].name),
  fiber: verbatim(models["mark-m20"].name),
};

/**
 * Returns the verdict on a substance. It starts with the machines that can process it, so that a "yes" is not taken for
 * all machines.
 */
function verdictOn(
  { verdict, only }: Substance,
  name: string,
  material: Material | undefined,
  resolution: KnowledgeResolution,
): Words {
  if (!material || verdict === "unknown") return msg`${name}：先查清或先问我们，条件满足以前不放。`;
  const beams = Object.keys(machinesOf) as Beam[];
  const able = (beam: Beam) => {
    const { cut, engrave, mark } = material.beams[beam];
    if (only) return beam === only;
    return verdict === "allowed" ? cut === "yes" : engrave !== "no" || mark !== "no";
  };
  /** Lights that must never be used. If only some kinds of the material are excluded, the reason says so. */
  const unable = (beam: Beam) => {
    const { cut, engrave, mark } = material.beams[beam];
    return only === "fiber" ? beam !== only : [cut, engrave, mark].every((level) => level === "no");
  };
  const named = (which: (beam: Beam) => boolean) =>
    inline(
      listed(
        beams.filter(which).map((beam) => machinesOf[beam]),
        resolution,
      ),
    );
  const [who, not] = [named(able), named(unable)];
  if (verdict === "allowed")
    return beams.filter(able).every((beam) => material.beams[beam].engrave === "yes")
      ? msg`${name}：${who}，可以切、可以刻；不能用 ${not} 加工。`
      : msg`${name}：${who}，可以切；能不能刻，看材料页。不能用 ${not} 加工。`;
  return beams.some(unable)
    ? msg`${name}：${who}，只能雕刻或打标，切不开；不能用 ${not} 加工。`
    : msg`${name}：${who}，只能雕刻或打标，切不开。`;
}

/** Returns the names of a substance in one language. */
const namesOf = ({ id, name, also = [] }: Substance, resolution: KnowledgeResolution): string[] => [
  ...new Set([name, ...also, verbatim(id.replaceAll("-", " "))].map((words) => say(words, resolution))),
];

/** True if the substance is the material itself. A question with its name is then answered by the material's topic. */
const isMaterialItself = ({ id }: Substance): boolean => id in saidNames || id === "aluminium";

const substances = (resolution: KnowledgeResolution): Topic[] => {
  const on = (substance: Substance, page: Topic["page"], suffix: string, material?: Material): Topic[] => {
    const { id, verdict, reason } = substance;
    if (verdict === "never" || isMaterialItself(substance)) return [];
    // The names are messages, so they exist only in the current language.
    const names: Asked = { zh: [], en: [], [resolution.language]: namesOf(substance, resolution) };
    const [name, why] = [inline(within(substance.name, resolution)), inline(reason)];
    const answer = inline(verdictOn(substance, name, material, resolution));
    return [
      {
        id: `substance.${id}`,
        category: "materials",
        question: msg`${name}能放进激光机吗？`,
        asked: written(
          { zh: ["能切{}吗", "{}可以雕刻吗", "{}"], en: ["can I cut {}", "engraving {}", "{}"] },
          names,
        ),
        answer: msg`${answer}${why}`,
        page,
        suffix,
      },
    ];
  };
  return [
    ...materialList.flatMap((material) =>
      material.substances.flatMap((each) => on(each, material.id, "", material)),
    ),
    ...otherSubstances
      .filter(({ onlyInCheck }) => !onlyInCheck)
      .flatMap((each) => on(each, "materials", `?check=${each.id}#${checkAnchor}`)),
  ];
};

/** Returns all topics about materials. */
export function materialTopics(resolution: KnowledgeResolution): Topic[] {
  const list = (names: readonly Words[]) =>
    inline(
      listed(
        names.map((name) => within(name, resolution)),
        resolution,
      ),
    );
  const never = list(forbiddenSubstances.map(({ name }) => name));
  const all = list(materialList.map(({ id }) => pageNames[id]));
  return [
    ...materials(resolution),
    ...materialsOfModels(resolution),
    ...thicknesses(resolution),
    ...substances(resolution),
    {
      id: "unsafe-list",
      category: "materials",
      question: msg`哪些材料绝不能放进激光机？`,
      asked: {
        zh: ["禁用材料", "不能切的材料", "什么不能放进去", "有毒的材料有哪些", "危险材料清单"],
        en: [
          "forbidden materials",
          "which materials are dangerous",
          "what must never be cut",
          "unsafe materials list",
        ],
      },
      answer: msg`绝不能放进激光机：${never}。成分不明的塑料也不能放。`,
      page: "safety",
    },
    {
      id: "materials",
      category: "materials",
      question: msg`可以加工哪些材料？`,
      asked: {
        zh: ["能做什么材料", "支持哪些材料", "可以切什么", "材料有哪些"],
        en: ["what materials can I use", "which materials work", "list of materials", "what can I cut"],
      },
      answer: msg`有专页的材料：${all}。用哪种激光、能切还是只能打标，各页写明；别的材料可以按名字查。`,
      page: "materials",
    },
  ];
}

/** Returns the substances that the chat always warns of. */
export function unsafeSubstances(resolution: KnowledgeResolution): UnsafeSubstance[] {
  const text = (words: Words) => say(words, resolution);
  return forbiddenSubstances.map((substance) => {
    const [name, why] = [inline(within(substance.name, resolution)), inline(substance.reason)];
    return {
      id: `unsafe.${substance.id}`,
      names: [...namesOf(substance, resolution), ...listOf(unsafeAliases[substance.id])],
      answer: text(msg`${name}绝不能放进激光机。${why}换一种材料；换什么，可以问我们。`),
      title: text(pageNames.materials),
      url: `${pagePath("materials", resolution.language)}?check=${substance.id}#${checkAnchor}`,
    };
  });
}
