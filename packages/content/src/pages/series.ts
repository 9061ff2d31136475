import { msg } from "@lingui/core/macro";
import {
  type AuthoredPicture,
  address,
  inline,
  link,
  picture,
  spec,
  verbatim,
  type Words,
} from "../authoring.ts";
import { brand } from "../brand.ts";
import type { AuthoredBlock } from "../define.ts";
import { type Accessory, accessories } from "../products/accessories.ts";
import { claims } from "../products/claims.ts";
import { type ModelId, models, type SeriesId, type SeriesSlug } from "../products/facts.ts";
import { limitsOf } from "../products/limits.ts";
import { defaultModel, productsOf, spellingsOf } from "../products/models/index.ts";
import { decisive, plateOf, plateWithBed } from "../products/plate.ts";
import type { PicturedText, ProductModel } from "../products/product-model.ts";
import { seriesSpecs } from "../products/series.ts";
import { isOnRequest, type SpecKey } from "../products/specs.ts";
import { thumbnail } from "../products/thumbnail.ts";
import { turnable } from "../products/turnable.ts";
import { sheetSuffix } from "../routes.ts";
import { hasSettings, machines } from "../settings/machines.ts";
import { pageNames } from "../shell.ts";

const exhaust = inline(models["light-640"].exhaust);
const lift640 = inline(models["light-640"].zTravel);
const speedM20 = inline(models["mark-m20"].maxSpeed);
const liftOthers = inline(models["light-1610"].zTravel);

/** Placeholder for the name of the chosen model, filled in by the browser. */
const chosen = "{name}";

/** Headline figure: a large number with its unit in small type. */
const headline = ({ value, label }: ProductModel["specs"][number]) => ({
  value: { kind: "figures", quantity: value } as const,
  ...(value.unit && { unit: verbatim(value.unit) }),
  label,
});

/** Four headline figures. */
const headlines = ([a, b, c, d]: ProductModel["specs"]) =>
  [headline(a), headline(b), headline(c), headline(d)] as const;

/** Text with the picture that illustrates it. */
const pictured = ({ title, description, picture }: PicturedText) => ({ title, text: description, picture });

function solutionPanels({ headings, solutions }: ProductModel): AuthoredBlock {
  const { cuttingSystem, controlCenter, accessories: third } = solutions;
  return {
    type: "solutionPanels",
    tone: "surface",
    title: headings.solutions,
    panels: [pictured(cuttingSystem), pictured(controlCenter), pictured(third)],
  };
}

function featureBlocks({ headings, features }: ProductModel): AuthoredBlock {
  const { airFilter, safety, creation, ganyq } = features;
  return {
    type: "featureBlocks",
    title: headings.features,
    items: [airFilter, safety, creation, ganyq].map(pictured),
  };
}

function banner(model: ProductModel): AuthoredBlock {
  const { title, description, picture } = model.banner;
  return {
    type: "banner",
    place: "foot",
    title,
    lead: description,
    picture,
    // Only the text of Light 1610 is white (specification, section 9).
    pictureTone: model.slug === "light-1610" ? "dark" : "light",
  };
}

function accessoryBlocks(model: ProductModel): AuthoredBlock[] {
  if (model.accessories.length === 0) return [];
  return [
    {
      type: "featureBlocks",
      tone: "surface",
      title: msg`可以加的配件`,
      items: model.accessories.map((id) => {
        const accessory: Accessory = accessories[id];
        const { features, picture } = accessory.own?.[model.slug] ?? accessory;
        return { title: accessory.title, text: accessory.text, points: features, picture };
      }),
    },
  ];
}

/** Row below the table: the way to the settings of the model, with its highest power. */
const settingsRow = ({ slug }: ProductModel) => ({
  label: pageNames.settings,
  value: spec(
    link(
      "settings",
      machines.some((machine) => machine.model === slug && hasSettings(machine))
        ? msg`按材料查速度和功率`
        : msg`没有公布的数，做一张测试格`,
      `?machine=${slug}-${models[slug].laserPower.figures.at(-1)}#finder`,
    ),
  ),
});

function materialGrid({ materials }: ProductModel): AuthoredBlock {
  return {
    type: "materialGrid",
    title: msg`能加工什么`,
    items: materials.map(({ title, picture, page }) => ({ name: title, picture, href: address(page) })),
  };
}

function limits({ slug }: ProductModel): AuthoredBlock {
  const { can, cannot } = limitsOf[slug];
  return {
    type: "limits",
    tone: "dark",
    title: msg`能做什么，做不了什么`,
    can: { title: msg`能做`, items: can },
    cannot: { title: msg`做不了`, items: cannot },
  };
}

function specification(model: ProductModel): AuthoredBlock {
  return {
    type: "specSection",
    tone: "surface",
    title: msg`全部参数`,
    caption: verbatim(model.name),
    groups: [
      {
        rows: [...model.table.map(({ label, value }) => ({ label, value: spec(value) })), settingsRow(model)],
      },
    ],
    note: msg`没有列出的参数，请向我们索取。`,
    sheet: {
      print: msg`打印参数表`,
      data: link("products", msg`下载 JSON 数据`, sheetSuffix(model.slug)),
      contact: verbatim([brand.name, brand.salesPhone, brand.email, brand.origin].join(" · ")),
    },
  };
}

function questions({ faqs }: ProductModel): AuthoredBlock {
  return {
    type: "faq",
    title: msg`买之前常问的`,
    items: faqs.map(({ question, answer }) => ({ question, answer })),
    contact: { text: msg`这里没有的，直接问。`, link: link("contactus", msg`联系我们`) },
  };
}

type Part =
  | "panels"
  | "materials"
  | "limits"
  | "banner"
  | "features"
  | "turnable"
  | "specification"
  | "decision"
  | "notes"
  | "accessories"
  | "questions";

/** Parts of a model's page below its opening. A part that a model has not is empty. */
const parts: Readonly<Record<Part, (model: ProductModel) => readonly AuthoredBlock[]>> = {
  panels: (model) => [solutionPanels(model)],
  materials: (model) => [materialGrid(model)],
  limits: (model) => [limits(model)],
  banner: (model) => [banner(model)],
  features: (model) => [featureBlocks(model)],
  turnable: (model) => [turnable(model)],
  specification: (model) => [specification(model)],
  decision: ({ decision }) => (decision ? [{ type: "factTable", ...decision }] : []),
  notes: ({ notes }) => (notes ? [{ type: "textBlocks", tone: "surface", ...notes }] : []),
  accessories: accessoryBlocks,
  questions: (model) => [questions(model)],
};

const last = ["turnable", "specification", "accessories", "notes", "questions"] as const;

/**
 * Order of the parts: each model begins with what decides for it. The blue machine and the marker are bought for the wrong
 * material most easily, so their limits come first. The floor machines differ by the bed, so what fits on it comes first.
 */
const order: Readonly<Record<ModelId, readonly Part[]>> = {
  "light-530": ["panels", "materials", "limits", "features", "banner", "decision", ...last],
  "light-blue-530": ["limits", "materials", "panels", "decision", "features", "banner", ...last],
  "light-530-rf": ["features", "materials", "limits", "panels", "banner", "decision", ...last],
  "mark-m20": ["limits", "panels", "materials", "features", "banner", "decision", ...last],
  "light-640": ["panels", "limits", "materials", "features", "banner", "decision", ...last],
  "light-960": ["decision", "panels", "materials", "limits", "features", "banner", ...last],
  "light-1390": ["decision", "features", "limits", "panels", "materials", "banner", ...last],
  "light-1610": ["decision", "banner", "materials", "limits", "panels", "features", ...last],
};

/** The two ways from a model to its maker: a quote, and a sample. */
const ways = ({ slug, name }: ProductModel) =>
  [
    link("contactus", msg`问价格和交期`, `?about=${encodeURIComponent(name)}`),
    link("sample", msg`寄材料打样`, `?model=${slug}`),
  ] as const;

/** Returns all blocks of one model: all parts of the specification (section 2), its opening first. */
function modelBlocks(model: ProductModel): readonly AuthoredBlock[] {
  const name = inline(verbatim(model.name));
  const kind = inline(model.machineType);
  const [power, bed] = decisive(model);
  return [
    {
      type: "productIntro",
      eyebrow: msg`${name}，${kind}`,
      title: model.title,
      subtitle: model.subtitle,
      description: model.description,
      pictures: model.carousel,
      plate: plateOf(model),
      figures: headlines(model.specs),
      actions: [...ways(model), link("room", msg`量一量场地`, `?machine=${model.slug}#plan`)],
    },
    {
      type: "productBar",
      plate: plateOf(model),
      figures: [headline(power), headline(bed)],
      actions: ways(model),
    },
    ...order[model.slug].flatMap((part) => parts[part](model)),
  ];
}

interface SeriesEntry {
  readonly slug: SeriesSlug;
  readonly name: Words;
  /** Text about what the models have in common, for visitors who have not chosen one. */
  readonly intro: Readonly<Record<"eyebrow" | "title" | "subtitle" | "description", Words>>;
  readonly lineUp: AuthoredPicture;
  readonly overview: AuthoredPicture;
  /** Main use of each model, in half a line. */
  readonly purposes: Readonly<Partial<Record<ModelId, Words>>>;
  /** What all models of the series need. */
  readonly note?: Words;
}

const seriesEntry: Readonly<Record<SeriesId, SeriesEntry>> = {
  morningLight: {
    slug: "morning-light",
    name: msg`晨光系列`,
    intro: {
      eyebrow: msg`晨光系列，四款桌面机`,
      title: msg`四款怎么选`,
      subtitle: msg`三台带上盖，一台的打标头装在立柱上；差别在光源。`,
      description: msg`Light 530 和 Light 530 RF 是 CO₂：玻璃管切得厚，射频管刻小字和照片、适合天天开。Light Blue 530 是蓝光，刻木、纸和植鞣革。Mark M20 是光纤，给金属打标，最高 ${speedM20}。`,
    },
    lineUp: picture(
      "products/aurora/lineup",
      msg`晨光系列四款放在一起：白色、深灰和白蓝三台带上盖的桌面机，右前方是立柱式的 Mark M20`,
    ),
    overview: picture("products/aurora/overview", msg`晨光系列四款机器`),
    purposes: {
      "light-530": msg`切得厚：亚克力、木板，也刻玻璃和石材`,
      "light-blue-530": msg`薄料和雕刻：木、纸和植鞣革，不用水冷`,
      "light-530-rf": msg`精雕：照片、小字、薄纸，天天开`,
      "mark-m20": msg`打金属：编号、二维码、商标`,
    },
  },
  zhongtian: {
    slug: "zhongtian",
    name: msg`中天系列`,
    intro: {
      eyebrow: msg`中天系列，四款落地机`,
      title: msg`四种幅面怎么选`,
      subtitle: msg`同一类激光器、同一套软件，差别在幅面、功率、升降行程、配件和重量。`,
      description: msg`量一量最常做的那一件，选幅面比它大一圈的那款。${inline(claims.longBoards)}机器越大，可选的功率也越高。Light 640 的工作台升降 ${lift640}，另外三款 ${liftOthers}；这四款里，空气净化器和旋转轴只配 Light 640。`,
    },
    lineUp: picture(
      "products/radiance/lineup",
      msg`中天系列四款放在一起：Light 640 和 960 在前，1390 和深色柜身的 1610 在后`,
    ),
    overview: picture("products/radiance/overview", msg`中天系列四款机器`),
    purposes: {
      "light-640": msg`教学和小批量`,
      "light-960": msg`标牌店：亚克力字和门牌一版排完`,
      "light-1390": msg`车间：成批零件、展具和模型底盘`,
      "light-1610": msg`布料、毛毡、屏风和大幅板材`,
    },
    note: msg`四款都要单独一路电和 ${exhaust} 的排风管，先量门洞和过道。排不到室外的，只有 Light 640 能配空气净化器：房间要能换气，再装一只一氧化碳报警器。`,
  },
};

/** Returns a value of a model's table, if it has that row. */
const cell = (model: ProductModel, key: SpecKey): Words => {
  const value = model.table.find((row) => row.key === key)?.value;
  return value === undefined || isOnRequest(value) ? verbatim("–") : value;
};

/** Blocks of the series itself: all its machines in one picture, and how they differ. */
function lineUp(series: SeriesId): readonly AuthoredBlock[] {
  const { intro, lineUp, purposes, note } = seriesEntry[series];
  const models = productsOf(series);
  return [
    { type: "productIntro", ...intro, pictures: [lineUp], figures: headlines(seriesSpecs(series)) },
    {
      type: "factTable",
      tone: "surface",
      title: msg`四款对照`,
      head: msg`型号`,
      columns:
        series === "morningLight"
          ? [msg`光源`, msg`激光功率`, msg`主要用途`]
          : [msg`工作幅面`, msg`激光功率`, msg`主要用途`],
      rows: models.map((model) => ({
        name: verbatim(model.name),
        cells: [
          cell(model, series === "morningLight" ? "laserType" : "workingArea"),
          cell(model, "laserPower"),
          purposes[model.slug] ?? model.subtitle,
        ],
      })),
      ...(note && { note }),
    },
    {
      type: "cardGrid",
      title: msg`逐款查看`,
      lead: claims.pictures,
      columns: 2,
      cards: models.map((model) => {
        const called = inline(verbatim(model.name));
        return {
          title: verbatim(model.name),
          text: model.subtitle,
          picture: thumbnail(model),
          link: link(series, msg`看 ${called}`, `?model=${model.slug}`),
        };
      }),
    },
  ];
}

/** Returns the model switcher of a series. Its first entry is the series itself. */
export function seriesBlock(series: SeriesId): AuthoredBlock {
  const { slug, name, overview } = seriesEntry[series];
  return {
    type: "models",
    series,
    label: msg`选择型号`,
    announcement: msg`现在显示 ${chosen}`,
    initial: defaultModel[series],
    entries: [
      { model: slug, name, note: msg`四款一览`, picture: overview, spellings: [], blocks: lineUp(series) },
      ...productsOf(series).map((model) => ({
        model: model.slug,
        name: verbatim(model.name),
        note: model.machineType,
        plate: plateWithBed(model),
        picture: thumbnail(model),
        spellings: spellingsOf(model).map(verbatim),
        blocks: modelBlocks(model),
      })),
    ],
  };
}
