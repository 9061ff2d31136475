import { msg } from "@lingui/core/macro";
import { address, inline, link, spec, verbatim } from "../authoring.ts";
import { brand } from "../brand.ts";
import type { AuthoredBlock } from "../define.ts";
import { accessories } from "../products/accessories.ts";
import type { SeriesId, SeriesSlug } from "../products/facts.ts";
import type { ProductModel } from "../products/model.ts";
import { defaultModel, productsOf, spellingsOf } from "../products/models/index.ts";
import { shot, shots } from "../products/shots.ts";
import { sheetSuffix } from "../routes.ts";

/** Filled in by the browser with the name of the model that was chosen. */
const chosen = "{name}";

/** A headline figure: the number large, its unit small beside it. */
const headline = ({ value, label }: ProductModel["specs"][number]) => ({
  value: { kind: "figures", quantity: value } as const,
  ...(value.unit && { unit: verbatim(value.unit) }),
  label,
});

function solutionPanels(model: ProductModel): AuthoredBlock[] {
  const { cuttingSystem, controlCenter, accessories: third } = model.solutions;
  const [first, second, last] = shots(model, "solution-1", "solution-2", "solution-3");
  if (!first || !second || !last) return [];
  const panel = ({ title, description }: typeof cuttingSystem, picture: typeof first) => ({
    title,
    text: description,
    picture,
  });
  return [
    {
      type: "solutionPanels",
      tone: "surface",
      title: msg`三处用心`,
      panels: [panel(cuttingSystem, first), panel(controlCenter, second), panel(third, last)],
    },
  ];
}

function featureBlocks(model: ProductModel): AuthoredBlock[] {
  const { airFilter, safety, creation, ganyq } = model.features;
  const pictures = shots(model, "feature-1", "feature-2", "feature-3", "feature-4");
  const features = [airFilter, safety, creation, ganyq];
  if (pictures.length < features.length) {
    return [
      {
        type: "textBlocks",
        title: msg`用起来怎么样`,
        items: features.map(({ title, description }) => ({ title, paragraphs: [description] })),
      },
    ];
  }
  return [
    {
      type: "featureBlocks",
      title: msg`用起来怎么样`,
      items: features.flatMap(({ title, description }, index) => {
        const picture = pictures[index];
        return picture ? [{ title, text: description, picture }] : [];
      }),
    },
  ];
}

function banner(model: ProductModel): AuthoredBlock {
  const picture = shot(model, "banner");
  const { title, description } = model.banner;
  return {
    type: "banner",
    place: "foot",
    title,
    lead: description,
    // Only Light 1610's words are white (specification, section 9).
    ...(picture && { picture, pictureTone: model.slug === "light-1610" ? "dark" : "light" }),
  };
}

function accessoryBlocks(model: ProductModel): AuthoredBlock[] {
  if (model.accessories.length === 0) return [];
  return [
    {
      type: "textBlocks",
      tone: "surface",
      title: msg`可以加的配件`,
      items: model.accessories.map((id) => ({
        title: accessories[id].title,
        paragraphs: accessories[id].features,
      })),
    },
  ];
}

/** All that one model has to say, in the order of the specification (section 2). */
function modelBlocks(model: ProductModel): readonly AuthoredBlock[] {
  const name = inline(verbatim(model.name));
  const kind = inline(model.machineType);
  return [
    {
      type: "productIntro",
      eyebrow: msg`${name}，${kind}`,
      title: model.title,
      subtitle: model.subtitle,
      description: model.description,
      pictures: shots(model, "carousel-1", "carousel-2", "carousel-3", "carousel-4"),
      figures: [
        headline(model.specs[0]),
        headline(model.specs[1]),
        headline(model.specs[2]),
        headline(model.specs[3]),
      ],
    },
    ...solutionPanels(model),
    {
      type: "materialGrid",
      title: msg`能加工什么`,
      items: model.materials.map(({ title, picture, page }) => ({
        name: title,
        picture,
        href: address(page),
      })),
    },
    banner(model),
    ...featureBlocks(model),
    {
      type: "specSection",
      tone: "surface",
      title: msg`全部参数`,
      caption: verbatim(model.name),
      groups: [{ rows: model.table.map(({ label, value }) => ({ label, value: spec(value) })) }],
      note: msg`没有给出的参数因配置而异，请向我们索取。`,
      sheet: {
        print: msg`打印参数表`,
        data: link("products", msg`下载 JSON 数据`, sheetSuffix(model.slug)),
        contact: verbatim([brand.name, brand.salesPhone, brand.email, brand.origin].join(" · ")),
      },
    },
    ...accessoryBlocks(model),
    {
      type: "faq",
      title: msg`买之前常问的`,
      items: model.faqs,
      contact: { text: msg`这里没有的，直接问。`, link: link("contactus", msg`联系我们`) },
    },
  ];
}

const seriesEntry = {
  morningLight: { slug: "morning-light", name: msg`晨光系列`, note: msg`四款一览` },
  zhongtian: { slug: "zhongtian", name: msg`中天系列`, note: msg`四款一览` },
} as const satisfies Record<SeriesId, { slug: SeriesSlug; name: unknown; note: unknown }>;

/** The models of a series behind its switcher; the first entry is the series itself (decisions 8). */
export function seriesBlock(series: SeriesId): AuthoredBlock {
  const models = productsOf(series);
  const { slug, name, note } = seriesEntry[series];
  return {
    type: "models",
    series,
    label: msg`选择型号`,
    announcement: msg`现在显示 ${chosen}`,
    initial: defaultModel[series],
    entries: [
      {
        model: slug,
        name,
        note,
        spellings: [],
        blocks: [
          {
            type: "cardGrid",
            title: msg`四款怎么分`,
            columns: 2,
            cards: models.map((model) => {
              const picture = shot(model, "thumbnail");
              const called = inline(verbatim(model.name));
              return {
                title: verbatim(model.name),
                text: model.subtitle,
                ...(picture && { picture }),
                link: link(series, msg`看 ${called}`, `?model=${model.slug}`),
              };
            }),
          },
        ],
      },
      ...models.map((model) => {
        const picture = shot(model, "thumbnail");
        return {
          model: model.slug,
          name: verbatim(model.name),
          note: model.machineType,
          ...(picture && { picture }),
          spellings: spellingsOf(model).map(verbatim),
          blocks: modelBlocks(model),
        };
      }),
    ],
  };
}
