import { msg } from "@lingui/core/macro";
import { external, inline, spec, verbatim, type Words } from "../authoring.ts";
import { brand } from "../brand.ts";
import { materialList } from "../materials/index.ts";
import type { Beam, BeamVerdict, Material } from "../materials/model.ts";
import { technicalQuestions } from "../pages/support/faq-technical.ts";
import { maintenance, markerCare } from "../pages/support/maintenance.ts";
import { forbiddenTable, laws, metalDust, purifier, withoutPurifier } from "../pages/support/safety.ts";
import { warranty } from "../pages/support/warranty.ts";
import { claims } from "../products/claims.ts";
import { beamOf, works } from "../products/cuts.ts";
import { clearance, learning, type ModelFacts, models, type SourceId } from "../products/facts.ts";
import type { ProductModel } from "../products/model.ts";
import { onRequest } from "../products/specs.ts";
import { careOf, troubleOf } from "../safety/care.ts";
import { kinds } from "../safety/kinds.ts";
import { passThrough } from "../safety/pass-through.ts";
import { pageNames } from "../shell.ts";
import { blocksOf, type Chapter, frontOf, type Paper, type Printable } from "./paper.ts";

const { servicePhone, email, software: studio } = brand;
const firstCut = inline(learning.firstCut);
const course = inline(learning.course);

/** FAQ entries that the manual leaves out, because its safety chapter answers them for the machine itself. */
const inOtherChapters: readonly string[] = ["goggles", "fire", "long-boards"];

/**
 * FAQ entries, by kind of machine, that the manual leaves out because they concern only glass tubes, water or floor
 * machines.
 */
const ofOthers: Record<SourceId, readonly string[]> = {
  glassTube: [],
  rfTube: ["does-not-cut-through", "coolant"],
  diode: ["does-not-cut-through", "coolant", "tube-life", "noise"],
  fiber: ["does-not-cut-through", "coolant", "tube-life", "noise", "wrong-size", "lens", "weak-extraction"],
};

/** Returns an id as a string. Ids are the same in every language. */
const idOf = (id: Words | undefined) => (id && "kind" in id && id.kind === "verbatim" ? id.text : undefined);

/**
 * Reduces blocks about water and air to what concerns glass tubes. Statements about the marker are left out of these
 * manuals.
 */
const ofGlassTubes = (block: Printable): Printable =>
  block.type === "textBlocks"
    ? { ...block, items: block.items.filter(({ title }) => title !== markerCare) }
    : block;

const asked = external(`mailto:${email}`, msg`向我们索取`);

const verdicts: Record<BeamVerdict["cut"], Words> = {
  yes: msg`可以`,
  partly: msg`有条件`,
  no: msg`不可以`,
};

/** Table row with the effect of the machine's light on a material. */
const materialRow = (material: Material, beam: Beam) => {
  const { cut, engrave, mark, reason } = material.beams[beam];
  const verdict =
    cut === engrave && engrave === mark
      ? verdicts[cut]
      : msg`切 ${inline(verdicts[cut])}，刻 ${inline(verdicts[engrave])}，打标 ${inline(verdicts[mark])}`;
  return { name: pageNames[material.id], cells: [verdict, reason] };
};

/** Returns the materials that a light has an effect on. */
export const worked = (beam: Beam): readonly Material[] => materialList.filter(({ id }) => works(id, beam));

const about = ({ name }: ProductModel, { source }: ModelFacts): Chapter => ({
  title: msg`先读这一页`,
  blocks: [
    {
      type: "textBlocks",
      items: [
        {
          title: msg`写给谁`,
          paragraphs: [
            source === "fiber"
              ? msg`写给装 ${inline(verbatim(name))}、每天开它的人。操作学 ${course}，插上电以后 ${firstCut}内打出第一个标；认材料要久一些，从测试格开始。`
              : msg`写给装 ${inline(verbatim(name))}、每天开它的人。操作学 ${course}，插上电以后 ${firstCut}内切出第一件；认材料要久一些，从测试格开始。`,
          ],
        },
        {
          title: msg`数字从哪里来`,
          paragraphs: [
            msg`这里的数字和网站的参数表是同一个来源。规格没有给出的，写“向我们索取”，不猜。机器附带的资料写得更细的，以它为准。`,
          ],
        },
        {
          title: msg`放在哪里`,
          paragraphs: [msg`机器旁边。换了人，让他先读“安全”一章，再碰机器。`],
        },
      ],
    },
    {
      type: "notice",
      title: msg`三条不能破的`,
      text: kinds[source].rules,
    },
  ],
});

const unpacking = ({ weight, machineSize, series, source }: ModelFacts): Chapter => {
  const heavy = weight && inline(weight);
  const floor = series === "zhongtian";
  const placing = floor
    ? heavy
      ? msg`重 ${heavy}，不用人抬：用叉车或液压搬运车，由有经验的人来做，只托底座。`
      : msg`用叉车或液压搬运车，由有经验的人来做，只托底座。重量向我们索取。`
    : source === "fiber"
      ? msg`立柱、光源箱分开搬，两个人，抓底座，不抓打标头，光纤不折不压。重量向我们索取。`
      : heavy
        ? msg`重 ${heavy}，用小车运，上桌至少三个人抬；抬机身，不抬上盖和管子。`
        : msg`重量向我们索取，至少两个人抬；抬机身，不抬上盖和管子。`;
  return {
    title: msg`开箱和就位`,
    lead: msg`量好路，再拆箱。`,
    blocks: [
      {
        type: "steps",
        title: msg`从箱子到位置`,
        steps: [
          { title: msg`量路`, text: msg`门、电梯和转角都比机器宽，地面平、撑得住，再动手。` },
          { title: msg`看箱子`, text: msg`有破损先拍照，正反两面都拍，然后才拆。` },
          { title: msg`清点`, text: msg`照箱里的单子一件件对，少了什么当天告诉我们。` },
          {
            title: msg`搬到位`,
            text: placing,
          },
          { title: msg`取下固定件`, text: msg`有运输用的绑带、泡沫和螺钉的，全部取下，收好，搬家时还用。` },
          { title: msg`放平`, text: msg`四脚落实，推一推不晃；台面用水平尺量两个方向。` },
        ],
      } as const,
      {
        type: "factTable",
        title: msg`要留的地方`,
        head: msg`哪里`,
        columns: [msg`多少`],
        rows: [
          { name: msg`机器外形`, cells: [machineSize ?? msg`向我们索取`] },
          { name: msg`整机重量`, cells: [weight ?? msg`向我们索取`] },
          { name: msg`身后`, cells: [clearance.behind] },
          { name: msg`左右`, cells: [clearance.beside] },
        ],
        note:
          source === "fiber"
            ? msg`人坐着的高度避开光路；门、窗和玻璃隔断要能关、能遮。`
            : series === "zhongtian"
              ? msg`上盖完全掀开的高度、开门的方向，也要留出来。送长板另要地方，见“安全”一章。`
              : msg`上盖完全掀开的高度也要留出来。`,
      },
    ],
  };
};

const exhaustOf = ({ exhaust }: ModelFacts): Words =>
  exhaust
    ? msg`排风口直径 ${inline(exhaust)}。管子不要变细，越短越直越好，接口用卡箍压紧。`
    : msg`接上机器附带的软管，越短越直越好；管径向我们索取。`;

function coolingOf({ source, series, waterTank, waterFlow }: ModelFacts): Words {
  if (source === "rfTube") return msg`射频管多为风冷，散热口不要挡住；以机器上的铭牌和单子为准。`;
  if (source !== "glassTube") return msg`没有水路。散热口不要挡住；断电以后用吸尘器吸灰。`;
  return waterTank && waterFlow
    ? msg`水箱 ${inline(waterTank)}，循环 ${inline(waterFlow)}，用纯净水。先看到水在流，再开激光。`
    : series === "zhongtian"
      ? claims.chiller
      : msg`玻璃管离不开水冷。用纯净水，先看到水在流、温度稳，再开激光。水量和流量向我们索取。`;
}

const mainsOf = ({ mainsPower }: ModelFacts): readonly Words[] =>
  mainsPower
    ? [
        msg`${inline(claims.mains)}，单独一路；地线必须可靠，由电工接。${inline(claims.besidesMains)}`,
        claims.otherMains,
      ]
    : [
        msg`看铭牌，电压对上才插。插座的地线必须可靠，由电工接；不用多头的拖线板。${inline(claims.auroraMains)}`,
      ];

/** Text about the air purifier for a model: it can be fitted, is not available, or is unsuitable for the model's fumes. */
const purifierOf = ({ slug, accessories }: ProductModel): readonly Words[] =>
  models[slug].source === "fiber"
    ? [metalDust]
    : [accessories.includes("smokeFilter") ? purifier : withoutPurifier];

const room = (model: ProductModel, facts: ModelFacts): Chapter => ({
  title: msg`排风、冷却和供电`,
  lead: msg`激光机是一套东西，三样都好了才开机。`,
  blocks: [
    {
      type: "textBlocks",
      items: [
        {
          title: msg`排风`,
          paragraphs: [
            facts.source === "fiber"
              ? msg`吸口贴近工件，软管越短越直越好；管径向我们索取。金属粉和木屑不进同一个集尘桶。`
              : exhaustOf(facts),
            model.accessories.includes("smokeFilter")
              ? msg`能排到室外就排到室外，出口避开门窗和邻居。排不出去的房间用空气净化器，房间必须能换气；PVC 的烟哪一种滤芯都处理不了。`
              : facts.source === "fiber"
                ? msg`能排到室外就排到室外，出口避开门窗和邻居。${inline(metalDust)}`
                : msg`能排到室外就排到室外，出口避开门窗和邻居。${inline(withoutPurifier)}PVC 的烟哪一种滤芯都处理不了。`,
          ],
        },
        { title: msg`冷却`, paragraphs: [coolingOf(facts)] },
        { title: msg`供电`, paragraphs: mainsOf(facts) },
        ...(facts.airPressure
          ? [
              {
                title: msg`吹气`,
                paragraphs: [msg`气压 ${inline(facts.airPressure)}。吹气护着镜片，也压住火苗。`],
              },
            ]
          : []),
        ...(facts.temperature
          ? [
              {
                title: msg`温度`,
                paragraphs: [msg`房间 ${inline(facts.temperature)}。冷屋子里先开暖气，再开机。`],
              },
            ]
          : []),
        {
          title: msg`电脑`,
          paragraphs: [
            msg`装 ${studio}，先在软件里选机型：幅面和功率跟着机型走。安装包和支持的系统，写信到 ${email} 来要。`,
          ],
        },
      ],
    },
  ],
});

const focus = (
  { slug }: ProductModel,
  { source, zTravel, spotSize, materialThickness }: ModelFacts,
): Chapter => ({
  title: msg`对焦`,
  lead: msg`光斑最小的地方，要正好落在料面上。`,
  blocks: [
    {
      type: "textBlocks",
      items: [
        {
          title: msg`怎么对`,
          paragraphs: [
            slug === "light-530" && zTravel
              ? msg`对焦由机器完成：料放稳、压平，台面自己升到位，行程 ${inline(zTravel)}。`
              : zTravel
                ? msg`料放稳、压平，升降台面对到焦点，升降行程 ${inline(zTravel)}。具体步骤照机器附带的资料。`
                : source === "fiber"
                  ? msg`不出光，转手轮让打标头沿立柱升降，把焦点对到要打的面，焦距照机器附带的资料。弧面对最高的那一条线。`
                  : msg`料放稳、压平，照机器附带的资料把焦点对到料面。`,
          ],
        },
        {
          title: msg`对准没有`,
          paragraphs: [
            source === "fiber"
              ? msg`戴好护目镜，在同样的废料上打一条线，焦点上下各移一点，再打两条。最细、最亮的那一条，就是焦点。`
              : msg`合上盖，在同样的废料上烧一条线，焦点上下各移一点，再烧两条。最细的那一条，就是焦点。`,
            ...(spotSize ? [msg`这台机器的光斑 ${inline(spotSize)}。`] : []),
          ],
        },
        {
          title: msg`什么时候重对`,
          paragraphs: [
            source === "fiber"
              ? msg`换了工件的高度，碰过立柱，装过场镜，都要重新对。`
              : msg`换了料厚，碰过台面，装过镜片，都要重新对。翘的板先压平，一头准一头虚，切不透的就是虚的那头。`,
          ],
        },
        ...(materialThickness
          ? [
              {
                title: msg`放得下多厚`,
                paragraphs: [
                  slug === "light-530"
                    ? claims.heights530
                    : source === "fiber"
                      ? msg`工件高 ${inline(materialThickness)}，按工件加夹具算。`
                      : msg`料厚 ${inline(materialThickness)}。放得下，不等于切得透。`,
                ],
              },
            ]
          : []),
      ],
    },
  ],
});

const materials = ({ source }: ModelFacts): Chapter => {
  const beam = beamOf[source];
  const starts = worked(beam).filter(({ id }) => beam === "co2" && (id === "wood" || id === "acrylic"));
  return {
    title: msg`材料和起点`,
    lead: msg`能不能放进去，比参数要紧。`,
    blocks: [
      {
        type: "factTable",
        title: msg`这台机器能做的`,
        head: msg`材料`,
        columns: [msg`能不能`, msg`为什么`],
        rows: materialList.map((material) => materialRow(material, beam)),
        note:
          beam === "co2"
            ? msg`金属在 CO₂ 机型上只对有涂层或阳极氧化的有效。表里没有的料，先在网站“材料”页按名字查。`
            : msg`表里没有的料，先在网站“材料”页按名字查。`,
      },
      ...starts.map(({ id, figures }) => ({
        type: "factTable" as const,
        title: msg`起点：${inline(pageNames[id])}`,
        head: msg`情形`,
        columns: [msg`从这里试起`],
        rows: figures.start.map(({ label, value }) => ({ name: label, cells: [value] })),
        note: figures.note,
      })),
    ],
  };
};

const upkeep = ({ source }: ModelFacts): Chapter => ({
  title: msg`保养`,
  lead: msg`关机、断电，等它凉下来再动手。`,
  blocks: [
    {
      type: "factTable",
      title: msg`什么时候，做什么`,
      head: msg`部位`,
      columns: [msg`什么时候`, msg`要做的事`],
      rows: careOf(source).map(({ name, cells }) => ({ name, cells })),
    },
    ...(source === "glassTube" ? blocksOf(maintenance.blocks, "textBlocks").map(ofGlassTubes) : []),
  ],
});

const repair = ({ source }: ModelFacts): Chapter => ({
  title: msg`排查`,
  blocks: [
    {
      type: "steps",
      title: source === "fiber" ? msg`打得浅了，按这个次序查` : msg`切不透了，按这个次序查`,
      lead: msg`一次只动一样，动完切同一块测试格。`,
      steps: troubleOf(source).map(({ title, text }) => ({ title, text })),
    },
    {
      type: "faq",
      title: msg`常碰到的`,
      items: technicalQuestions.filter(
        ({ id }) => ![...inOtherChapters, ...ofOthers[source]].some((other) => other === idOf(id)),
      ),
    },
  ],
});

/** Chapter about starting a machine of this kind. */
function begin({ source }: ModelFacts): Chapter {
  const { name, start } = kinds[source];
  return {
    title: msg`第一件，三十分钟`,
    blocks: [
      {
        type: "steps",
        title: source === "fiber" ? msg`从插电到第一个标` : msg`从插电到第一件`,
        lead: msg`${inline(name)}，按 ${firstCut}来排。先用边角料。`,
        steps: start,
      },
    ],
  };
}

/** Safety chapter for this kind of machine. Fumes, materials and laws are the same for all machines. */
function safetyOf(model: ProductModel, { source, series }: ModelFacts): Chapter {
  const { name, light, goggles, electricity, fire, checks, unattended, smoke, people } = kinds[source];
  return {
    title: msg`安全`,
    lead: name,
    blocks: [
      { type: "steps", title: msg`每次开机前，六项`, steps: checks },
      {
        type: "textBlocks",
        items: [
          { title: msg`光`, paragraphs: [light, goggles] },
          { title: msg`火`, paragraphs: [unattended, fire] },
          { title: msg`电`, paragraphs: [electricity] },
          { title: msg`烟`, paragraphs: [smoke, ...purifierOf(model)] },
          { title: msg`人和房间`, paragraphs: [people] },
        ],
      },
      ...(series === "zhongtian"
        ? ([
            {
              type: "steps",
              title: passThrough.title,
              lead: passThrough.lead,
              steps: passThrough.steps,
            },
            {
              type: "textBlocks",
              items: [{ title: msg`送长板，谁可以做`, paragraphs: [passThrough.rules] }],
            },
          ] as const)
        : []),
      forbiddenTable,
      laws,
    ],
  };
}

/** Returns the manual of a model, made from its facts and from the support pages for its owners. */
export function manualOf(model: ProductModel): Paper {
  const facts: ModelFacts = models[model.slug];
  return {
    ...frontOf(model),
    title: msg`用户手册`,
    lead: msg`开箱、房间、第一件、对焦、材料、保养、排查、安全和保修。`,
    chapters: [
      about(model, facts),
      unpacking(facts),
      room(model, facts),
      begin(facts),
      focus(model, facts),
      materials(facts),
      upkeep(facts),
      repair(facts),
      safetyOf(model, facts),
      {
        title: msg`保修和联系`,
        lead: msg`售后电话 ${servicePhone}，邮箱 ${email}。`,
        blocks: blocksOf(warranty.blocks, "factTable", "steps", "textBlocks"),
      },
      { title: msg`常见问题`, blocks: [{ type: "faq", title: verbatim(model.name), items: model.faqs }] },
      specificationOf(model),
    ],
  };
}

/** Chapter with the full specification table of a model. */
export const specificationOf = ({ name, table }: ProductModel): Chapter => ({
  title: msg`技术参数`,
  blocks: [
    {
      type: "specSection",
      title: verbatim(name),
      caption: verbatim(name),
      groups: [
        {
          rows: table.map(({ label, value }) => ({
            label,
            value: spec(value === onRequest ? asked : value),
          })),
        },
      ],
    },
  ],
});
