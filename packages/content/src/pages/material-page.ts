import type { Light, VerdictLevel } from "@lightmaker/ui";
import { msg } from "@lingui/core/macro";
import { inline, link, picture, spec, verbatim, type Words } from "../authoring.ts";
import { type AuthoredBlock, definePage, type Page } from "../define.ts";
import { checkAnchor } from "../materials/check.ts";
import { forbidden } from "../materials/forbidden.ts";
import type { Beam, Material, MaterialObject, ModelLimit } from "../materials/material.ts";
import { claims } from "../products/claims.ts";
import { abilities, beamOf, thicknessOf, works } from "../products/cuts.ts";
import { models, modelsOf, type SeriesId, wavelengths } from "../products/facts.ts";
import { productModels } from "../products/models/index.ts";
import { seriesSpecs } from "../products/series.ts";
import { onRequest } from "../products/specs.ts";
import { thumbnail } from "../products/thumbnail.ts";
import { pictureId } from "../rendered.ts";
import { modelIds } from "../routes.ts";
import { apart, inOneText, listed } from "../sentences.ts";
import { pageNames } from "../shell.ts";
import { testGridBlock } from "./test-grid-block.ts";

const operations = inline(claims.operations);
const faceOnly = inline(claims.faceOnly);

const beams: Readonly<Record<Beam, { name: Words; wavelength: Words }>> = {
  co2: { name: msg`CO₂`, wavelength: wavelengths.glassTube },
  diode: { name: msg`蓝光二极管`, wavelength: wavelengths.diode },
  fiber: { name: msg`光纤`, wavelength: wavelengths.fiber },
};

/** Returns the name and picture of an object of a material. */
export const shownObject = (id: Material["id"], { object, title, alt }: MaterialObject) => ({
  title,
  picture: picture(pictureId(`materials/${id}/${object}`), alt),
});

const lightOf = { co2: "co2", diode: "diode", fiber: "fibre" } as const satisfies Record<Beam, Light>;

const operationNames = { cut: msg`切割`, engrave: msg`雕刻`, mark: msg`打标` } as const;

/** Effect of a light on a material, in one line. */
function answerOf(id: Material["id"], beam: Beam): Words {
  const can = (level: VerdictLevel) =>
    (["cut", "engrave", "mark"] as const)
      .filter((each) => abilities[id][beam][each] === level)
      .map((each) => operationNames[each]);
  const [yes, partly] = [can("yes"), can("partly")];
  if (yes.length === 0 && partly.length === 0) return msg`不行`;
  const joined = (some: readonly Words[]) => (some.length > 0 ? inline(listed(some)) : "");
  const [sure, maybe] = [joined(yes), joined(partly)];
  if (yes.length === 0) return msg`${maybe}，有条件`;
  if (partly.length === 0) return msg`${sure}，可以`;
  return msg`${sure}，可以；${maybe}，有条件`;
}

/** The thickest sheet that any CO₂ model cuts, and the models that cut it, with the conditions under which they do. */
function thickest(id: Material["id"]): Words | undefined {
  if (id !== "wood" && id !== "acrylic") return undefined;
  const known = modelIds.flatMap((model) => {
    const thickness = beamOf[models[model].source] === "co2" ? thicknessOf(model, id) : undefined;
    return thickness ? [{ name: verbatim(models[model].name), ...thickness }] : [];
  });
  const largest = Math.max(...known.flatMap(({ most: { figures } }) => figures));
  const thick = known.filter(({ most: { figures } }) => figures.includes(largest));
  if (!thick[0]) return undefined;
  const all = thick.map(({ name, advised }) =>
    advised ? msg`${inline(name)}（建议 ${inline(advised)} 以内）` : name,
  );
  const joined = all.reduce((before, next) => msg`${inline(before)}和 ${inline(next)}`);
  const [names, most] = [inline(joined), inline(thick[0].most)];
  return msg`${names}：优质板材、满功率、多遍切割，最厚 ${most}`;
}

/** The answer that the page is opened for: what each light does, and for sheets how thick. */
const answers = (id: Material["id"]) =>
  (["co2", "diode", "fiber"] as const).map((beam) => {
    const answer = answerOf(id, beam);
    const limit = beam === "co2" ? thickest(id) : undefined;
    return { light: lightOf[beam], source: beams[beam].name, text: limit ? apart([answer, limit]) : answer };
  });

function banner({ id, banner }: Material): AuthoredBlock {
  const { title, lead, alt, pictureTone } = banner;
  return {
    type: "banner",
    eyebrow: msg`材料`,
    title,
    lead,
    answers: answers(id),
    picture: picture(`materials/${id}/banner`, alt),
    pictureTone,
  };
}

/** Blocks about quality, process and applications. */
function blocks({ id, blocks: { quality, process, applications } }: Material): AuthoredBlock {
  const items = [quality, process, applications].map(({ title, description, alt }, index) => ({
    title,
    text: description,
    picture: picture(pictureId(`materials/${id}/block-${index + 1}`), alt),
  }));
  return { type: "featureBlocks", tone: "surface", items };
}

function verdicts({ id, beams: { lead, ...of } }: Material): AuthoredBlock {
  return {
    type: "verdictTable",
    title: msg`哪种激光能做什么`,
    lead:
      id === "glass" || id === "stone"
        ? msg`${inline(lead)}${operations}${faceOnly}`
        : msg`${inline(lead)}${operations}`,
    tool: msg`光源`,
    columns: [msg`切割`, msg`雕刻`, msg`打标`],
    rows: (["co2", "diode", "fiber"] as const).map((beam) => {
      const { cut, engrave, mark, reason } = of[beam];
      return {
        name: beams[beam].name,
        detail: beams[beam].wavelength,
        levels: [cut, engrave, mark],
        reason,
      };
    }),
    labels: { yes: msg`可以`, partly: msg`有条件`, no: msg`不行` },
  };
}

/** Returns one row per model, and one common row for all models without a figure. */
function limitRows(limits: Material["figures"]["limits"]) {
  const name = ({ model }: ModelLimit) => verbatim(models[model].name);
  const asked = limits.filter(({ value }) => value === onRequest);
  return [
    ...limits
      .filter((each) => !asked.includes(each))
      .map((each) => ({ label: name(each), value: spec(each.value) })),
    ...(asked.length > 0 ? [{ label: listed(asked.map(name)), value: spec(onRequest) }] : []),
  ];
}

/** Choice with which a material's page opens the finder of settings. None for materials that a test grid sets on fire. */
const askedOf: Readonly<Partial<Record<Material["id"], string>>> = {
  wood: "material=plywood&operation=cut",
  acrylic: "material=acrylic&operation=cut",
  stone: "material=slate&operation=engrave",
  glass: "material=glass&operation=engrave",
  metal: "material=stainless-steel&operation=mark&machine=mark-m20-20",
  aluminum: "material=anodised-aluminium&operation=mark&machine=mark-m20-20",
  leather: "material=vegetable-tanned-leather&operation=engrave",
};

function figures({ id, figures }: Material): AuthoredBlock {
  const { title, lead, limitsTitle, limits, startTitle, start, note } = figures;
  const asked = askedOf[id];
  return {
    type: "specSection",
    tone: "surface",
    title,
    lead,
    caption: pageNames[id],
    groups: [
      {
        title: limitsTitle,
        rows: limitRows(limits),
      },
      {
        title: startTitle ?? msg`起步参数：先做一张测试格`,
        rows: [
          ...start.map(({ label, value }) => ({ label, value: spec(value) })),
          ...(asked === undefined
            ? []
            : [
                {
                  label: msg`别的厚度和机器`,
                  value: spec(link("settings", msg`查加工参数，生成测试格`, `?${asked}#finder`)),
                },
              ]),
        ],
      },
    ],
    note,
  };
}

function practice({ practice: { title, ...of } }: Material): AuthoredBlock {
  return {
    type: "textBlocks",
    title,
    items: [of.kerf, of.fumes, of.preparation, of.finishing].map(({ title, description }) => ({
      title,
      paragraphs: [description],
    })),
  };
}

function never({ never: { title, text, substances } }: Material): AuthoredBlock {
  const names = inline(listed(substances.map((id) => forbidden[id].name)));
  return {
    type: "textBlocks",
    title,
    items: [{ title: msg`禁用清单里的几样`, paragraphs: [msg`${names}。`, text] }],
  };
}

const cardPictures = {
  morningLight: picture("products/aurora-card", msg`Light 530 桌面激光机，白色机身，右侧是触控屏`),
  zhongtian: picture("products/radiance-card", msg`Light 1390 落地式激光切割机，琥珀色上盖下亮着工作灯`),
} as const;

const seriesCards = {
  morningLight: { alias: msg`Aurora 桌面机`, label: msg`看晨光系列的机型` },
  zhongtian: { alias: msg`Radiance 落地机`, label: msg`看中天系列的机型` },
} as const;

/** Card of a series. Its figures are those of the models that work with the material. */
const seriesCard = (id: Material["id"], series: SeriesId, text: Words) => ({
  name: pageNames[series],
  alias: seriesCards[series].alias,
  text,
  picture: cardPictures[series],
  specs: seriesSpecs(
    series,
    modelsOf(series).filter(({ source }) => works(id, beamOf[source])),
  ),
  link: link(series, seriesCards[series].label),
});

/** Card of a series that shows, and links to, its only model for the material, with this model's figures. */
function seriesCardOfModel(
  material: Material["id"],
  id: NonNullable<Material["products"]["model"]>,
  text: Words,
) {
  const model = productModels.find(({ slug }) => slug === id);
  if (!model) throw new RangeError(`There is no model "${id}" to show on a material's page.`);
  const name = inline(verbatim(model.name));
  return {
    ...seriesCard(material, model.series, text),
    specs: model.specs,
    picture: thumbnail(model),
    link: link(model.series, msg`看 ${name}`, `?model=${model.slug}`),
  };
}

function products({ id, products: { title, model, morningLight, zhongtian } }: Material): AuthoredBlock {
  return {
    type: "productCards",
    title,
    cards: [
      model ? seriesCardOfModel(id, model, morningLight) : seriesCard(id, "morningLight", morningLight),
      seriesCard(id, "zhongtian", zhongtian),
    ],
  };
}

/** Builds the page of a material from its module. */
export function materialPage(material: Material): Page {
  const { id, meta, showcase, ask } = material;
  const grid = testGridBlock(id, `?${askedOf[id]}#finder`);
  return definePage({
    id,
    meta,
    blocks: [
      banner(material),
      figures(material),
      ...(grid ? [grid] : []),
      verdicts(material),
      blocks(material),
      practice(material),
      never(material),
      {
        type: "showcase",
        tone: "surface",
        title: showcase.title,
        lead: inOneText(showcase.lead, claims.pictures),
        motion: "continuous",
        items: showcase.objects.map((object) => shownObject(id, object)),
      },
      products(material),
      {
        type: "callToAction",
        title: ask.title,
        lead: ask.lead,
        actions: [
          link("sample", ask.sample, `?material=${id}`),
          ask.other,
          link("materials", msg`查别的材料`, `#${checkAnchor}`),
        ],
      },
    ],
  });
}
