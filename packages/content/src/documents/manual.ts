import { msg } from "@lingui/core/macro";
import { external, inline, spec, verbatim, type Words } from "../authoring.ts";
import { brand } from "../brand.ts";
import { materialList } from "../materials/index.ts";
import type { Beam, BeamVerdict, Material } from "../materials/model.ts";
import { technicalQuestions } from "../pages/support/faq-technical.ts";
import { careRows, maintenance, troubleSteps } from "../pages/support/maintenance.ts";
import { safety } from "../pages/support/safety.ts";
import { software } from "../pages/support/software.ts";
import { warranty } from "../pages/support/warranty.ts";
import { clearance, learning, type ModelFacts, models, type SourceId } from "../products/facts.ts";
import type { ProductModel } from "../products/model.ts";
import { onRequest } from "../products/specs.ts";
import { pageNames } from "../shell.ts";
import { blocksOf, type Chapter, frontOf, type Paper } from "./paper.ts";

const { servicePhone, email, software: studio } = brand;
const firstCut = inline(learning.firstCut);
const course = inline(learning.course);

/** The light a source gives. */
export const beamOf: Record<SourceId, Beam> = {
  glassTube: "co2",
  rfTube: "co2",
  diode: "diode",
  fiber: "fiber",
};

/** Parts a machine has, by its source, in the order they are looked at. */
const care: Record<SourceId, readonly (keyof typeof careRows)[]> = {
  glassTube: ["lens", "mirrors", "water", "tray", "filter", "duct", "rails", "tube", "interlock"],
  rfTube: ["lens", "mirrors", "tray", "filter", "duct", "rails", "interlock"],
  diode: ["lens", "tray", "filter", "duct", "rails", "interlock"],
  fiber: ["lens", "filter", "duct", "interlock"],
};

const trouble: Record<SourceId, readonly (keyof typeof troubleSteps)[]> = {
  glassTube: ["lens", "mirrors", "path", "focus", "water", "material", "tube"],
  rfTube: ["lens", "mirrors", "path", "focus", "material"],
  diode: ["lens", "focus", "material"],
  fiber: ["lens", "focus", "material"],
};

/** Questions whose answers are about glass tubes, water or floor machines alone. */
const ofOthers: Record<SourceId, readonly string[]> = {
  glassTube: [],
  rfTube: ["does-not-cut-through", "coolant"],
  diode: ["does-not-cut-through", "coolant", "tube-life", "noise"],
  fiber: ["does-not-cut-through", "coolant", "tube-life", "noise", "wrong-size"],
};

/** An id as it is written: ids are the same in every language. */
const idOf = (id: Words | undefined) => (id && "kind" in id && id.kind === "verbatim" ? id.text : undefined);

const asked = external(`mailto:${email}`, msg`向我们索取`);

const verdicts: Record<BeamVerdict["cut"], Words> = {
  yes: msg`可以`,
  partly: msg`有条件`,
  no: msg`不可以`,
};

/** What the machine's light does to a material. */
const materialRow = (material: Material, beam: Beam) => {
  const { cut, engrave, mark, reason } = material.beams[beam];
  const verdict =
    cut === engrave && engrave === mark
      ? verdicts[cut]
      : msg`切 ${inline(verdicts[cut])}，刻 ${inline(verdicts[engrave])}，打标 ${inline(verdicts[mark])}`;
  return { name: pageNames[material.id], cells: [verdict, reason] };
};

/** Materials that the machine's light does something to. */
export const worked = (beam: Beam): readonly Material[] =>
  materialList.filter(({ beams }) =>
    [beams[beam].cut, beams[beam].engrave, beams[beam].mark].some((verdict) => verdict !== "no"),
  );

const about = ({ name }: ProductModel): Chapter => ({
  title: msg`先读这一页`,
  blocks: [
    {
      type: "textBlocks",
      items: [
        {
          title: msg`写给谁`,
          paragraphs: [
            msg`写给把 ${inline(verbatim(name))} 搬进房间、装好、每天开它的人。操作学 ${course}，第一件在 ${firstCut}内切出来；认材料要久一些，从测试格开始。`,
          ],
        },
        {
          title: msg`数字从哪里来`,
          paragraphs: [
            msg`这里的数字和网站的参数表是同一个来源。规格没有给出的，写“向我们索取”，不猜。随机附的单子若写得更细，以单子为准。`,
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
      text: msg`不切 PVC、乙烯基和成分不明的塑料。机器开着，旁边就有人。上盖、护板和联锁，不拆、不短接。`,
    },
  ],
});

const unpacking = ({ weight, machineSize }: ModelFacts): Chapter => ({
  title: msg`开箱和就位`,
  lead: msg`先量路，再拆箱。`,
  blocks: [
    {
      type: "steps",
      title: msg`从箱子到位置`,
      steps: [
        { title: msg`量路`, text: msg`门、电梯和转角都比机器宽，地面平、撑得住，再动手。` },
        { title: msg`看箱子`, text: msg`有破损先拍照，正反两面都拍，然后才拆。` },
        { title: msg`清点`, text: msg`照箱里的单子一件件对，少了什么当天告诉我们。` },
        {
          title: msg`抬到位`,
          text: weight
            ? msg`重${inline(weight)}，人手或设备要够，抬机身，不抬上盖和管子。`
            : msg`重量向我们索取；抬机身，不抬上盖和管子。`,
        },
        { title: msg`取下固定件`, text: msg`有运输用的绑带、泡沫和螺钉的，全部取下，收好，搬家时还用。` },
        { title: msg`放平`, text: msg`四脚落实，推一推不晃；台面用水平尺量两个方向。` },
      ],
    },
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
      note: msg`上盖完全掀开的高度、开门的方向，也要留出来。`,
    },
  ],
});

const exhaustOf = ({ exhaust }: ModelFacts): Words =>
  exhaust
    ? msg`排风口直径 ${inline(exhaust)}。管子不要变细，越短越直越好，接口用卡箍压紧。`
    : msg`接上随机的管子，越短越直越好；管径向我们索取。`;

function coolingOf({ source, waterTank, waterFlow }: ModelFacts): Words {
  if (source === "rfTube") return msg`射频管多为风冷，散热口不要挡住；以机器上的铭牌和单子为准。`;
  if (source !== "glassTube") return msg`没有水路。散热口不要挡住，灰用刷子扫。`;
  return waterTank && waterFlow
    ? msg`水箱 ${inline(waterTank)}，循环 ${inline(waterFlow)}，用纯净水。先看到水在流，再开激光。`
    : msg`玻璃管离不开水冷。用纯净水，先看到水在流、温度稳，再开激光。水量和流量向我们索取。`;
}

function mainsOf({ voltage, frequency, current, mainsPower }: ModelFacts): Words {
  return voltage && frequency && current && mainsPower
    ? msg`${inline(voltage)}、${inline(frequency)}、${inline(current)}，线路按 ${inline(mainsPower)} 准备，单独一路，地线接好。`
    : msg`各地不同，看铭牌。插座要有地线，不用多头的拖线板；那一地的数据向我们索取。`;
}

const room = (facts: ModelFacts): Chapter => ({
  title: msg`排风、冷却和供电`,
  lead: msg`激光机是一套东西，三样都好了才开机。`,
  blocks: [
    {
      type: "textBlocks",
      items: [
        {
          title: msg`排风`,
          paragraphs: [
            exhaustOf(facts),
            msg`能排到室外就排到室外，出口避开门窗和邻居。排不出去的房间用净化器，房间仍要能换气；PVC 的烟哪一种滤芯都处理不了。`,
          ],
        },
        { title: msg`冷却`, paragraphs: [coolingOf(facts)] },
        { title: msg`供电`, paragraphs: [mainsOf(facts)] },
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
                ? msg`料放稳、压平，升降台面对到焦点，Z 轴行程 ${inline(zTravel)}。对焦的具体步骤照随机的单子。`
                : source === "fiber"
                  ? msg`把要打的那一面放到焦点高度，照随机的单子做。弧面对最高的那一条线。`
                  : msg`料放稳、压平，照随机的单子把焦点对到料面。`,
          ],
        },
        {
          title: msg`对准没有`,
          paragraphs: [
            msg`在同样的废料上烧一条线，焦点上下各移一点，再烧两条。最细的那一条，就是焦点。`,
            ...(spotSize ? [msg`这台机器的光斑 ${inline(spotSize)}。`] : []),
          ],
        },
        {
          title: msg`什么时候重对`,
          paragraphs: [
            msg`换了料厚，碰过台面，装过镜片，都要重新对。翘的板先压平，一头准一头虚，切不透的就是虚的那头。`,
          ],
        },
        ...(materialThickness
          ? [
              {
                title: msg`放得下多厚`,
                paragraphs: [msg`料厚 ${inline(materialThickness)}。放得下，不等于切得透。`],
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
        note: msg`金属在 CO₂ 机型上只对有涂层或阳极氧化的有效。表里没有的料，先在网站“材料”页按名字查。`,
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
  lead: msg`关机、断电、等它凉下来，再伸手进去。`,
  blocks: [
    {
      type: "factTable",
      title: msg`什么时候，做什么`,
      head: msg`部位`,
      columns: [msg`什么时候`, msg`要做的事`],
      rows: care[source].map((key) => careRows[key]),
    },
    ...(source === "glassTube" ? blocksOf(maintenance.blocks, "textBlocks") : []),
  ],
});

const repair = ({ source }: ModelFacts): Chapter => ({
  title: msg`排查`,
  blocks: [
    {
      type: "steps",
      title: source === "fiber" ? msg`打得浅了，按这个次序查` : msg`切不透了，按这个次序查`,
      lead: msg`一次只动一样，动完切同一块测试格。`,
      steps: trouble[source].map((key) => troubleSteps[key]),
    },
    {
      type: "faq",
      title: msg`常碰到的`,
      items: technicalQuestions.filter(({ id }) => !ofOthers[source].some((other) => other === idOf(id))),
    },
  ],
});

/** The manual of a model: what is known of it, and what the pages of support say to those who have it. */
export function manualOf(model: ProductModel): Paper {
  const facts: ModelFacts = models[model.slug];
  return {
    ...frontOf(model),
    title: msg`用户手册`,
    lead: msg`开箱、房间、第一件、对焦、材料、保养、排查、安全和保修。`,
    chapters: [
      about(model),
      unpacking(facts),
      room(facts),
      { title: msg`第一件，三十分钟`, blocks: blocksOf(software.blocks, "steps") },
      focus(model, facts),
      materials(facts),
      upkeep(facts),
      repair(facts),
      { title: msg`安全`, blocks: blocksOf(safety.blocks, "steps", "factTable", "textBlocks") },
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

/** The whole table of a model. */
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
