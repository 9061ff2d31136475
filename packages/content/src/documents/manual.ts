import type { VerdictLevel } from "@lightmaker/ui";
import { msg } from "@lingui/core/macro";
import { external, inline, spec, verbatim, type Words } from "../authoring.ts";
import { brand } from "../brand.ts";
import { materialList } from "../materials/index.ts";
import type { Beam, BeamVerdict, Material } from "../materials/material.ts";
import { questionsOf } from "../pages/support/faq-technical.ts";
import { careTextsOf } from "../pages/support/maintenance.ts";
import {
  forbiddenTable,
  interlockLead,
  laws,
  purifier,
  withoutAnswerTable,
} from "../pages/support/safety.ts";
import { warrantyOf } from "../pages/support/warranty.ts";
import { claims } from "../products/claims.ts";
import { beamOf, works } from "../products/cuts.ts";
import { clearance, learning } from "../products/facts.ts";
import type { ProductModel } from "../products/product-model.ts";
import { fits, type Machine, machineOf } from "../products/scope.ts";
import { onRequest } from "../products/specs.ts";
import { careOf, troubleOf } from "../safety/care.ts";
import { alarmSounds } from "../safety/emergency.ts";
import { extinguisherOfRoom, interlockHeading, kindOf, offTitle } from "../safety/kinds.ts";
import { passThrough } from "../safety/pass-through.ts";
import { inOneText } from "../sentences.ts";
import { pageNames } from "../shell.ts";
import { drawingsOf } from "./drawings.ts";
import { type Chapter, frontOf, type Paper } from "./paper.ts";
import { passagesOf, startsOf } from "./passages.ts";

const { servicePhone, email, software: studio } = brand;
const firstCut = inline(learning.firstCut);
const course = inline(learning.course);
const ownPower = inline(claims.ownPower);
const operations = inline(claims.operations);
const screens = inline(claims.screens);

const asked = external(`mailto:${email}`, msg`向我们索取`);

const verdicts: Record<BeamVerdict["cut"], Words> = {
  yes: msg`可以`,
  partly: msg`有条件`,
  no: msg`不可以`,
};

/**
 * Returns the table of materials that stay out until they are known or answered for. A machine that does none of the
 * materials of CO₂ lasers is told so, because the conditions do not make it take them.
 */
export const withoutAnswerOf = ({ source }: Machine) =>
  beamOf[source] === "co2"
    ? withoutAnswerTable
    : {
        ...withoutAnswerTable,
        lead: msg`表是各种机器通用的。这台本来就不做的料，条件满足了也不放；其余的，写了条件的（书面同意、SDS、弄清成分、先问我们），条件满足以前不放，没有写条件的，任何时候都不放。`,
      };

/** Sums up the verdicts for cutting, engraving and marking. Those that are alike are named together. */
function verdictOf(...[cut, engrave, mark]: readonly [VerdictLevel, VerdictLevel, VerdictLevel]): Words {
  const [c, e, m] = [inline(verdicts[cut]), inline(verdicts[engrave]), inline(verdicts[mark])];
  if (cut === engrave) return engrave === mark ? verdicts[cut] : msg`切、刻：${c}；打标：${m}`;
  if (cut === mark) return msg`切、打标：${c}；刻：${e}`;
  return engrave === mark ? msg`切：${c}；刻、打标：${e}` : msg`切：${c}；刻：${e}；打标：${m}`;
}

/** Table row with the effect of the machine's light on a material. */
const materialRow = (material: Material, machine: Machine) => {
  const { cut, engrave, mark } = material.beams[beamOf[machine.source]];
  const { reason, verdict: condition } = passagesOf(material, machine);
  return {
    name: pageNames[material.id],
    cells: [condition ? verdicts[condition] : verdictOf(cut, engrave, mark), reason],
  };
};

/** Returns the materials that a light has an effect on. */
export const worked = (beam: Beam): readonly Material[] => materialList.filter(({ id }) => works(id, beam));

const about = ({ name, source, series }: Machine): Chapter => ({
  title: msg`先读这一页`,
  blocks: [
    {
      type: "textBlocks",
      items: [
        {
          title: msg`写给谁`,
          paragraphs: [
            source === "fiber"
              ? msg`写给装 ${inline(verbatim(name))}、每天开它的人。学会操作要 ${course}，做完六项检查以后，${firstCut}内打出第一个标；熟悉材料要久一些，从操作指南里的测试格开始。`
              : msg`写给装 ${inline(verbatim(name))}、每天开它的人。学会操作要 ${course}，做完六项检查以后，${firstCut}内切出第一件；熟悉材料要久一些，从操作指南里的测试格开始。`,
          ],
        },
        {
          title: msg`数字从哪里来`,
          paragraphs: [msg`这里的数字和网站的参数表是同一个来源。还没有确认的数字，写“向我们索取”。`],
        },
        {
          title: msg`手册放在哪里`,
          paragraphs: [msg`放在机器旁边。新来的人先读“安全”一章，再碰机器。`],
        },
      ],
    },
    {
      type: "warning",
      signal: kindOf({ source, series }).signals.light,
      title: source === "fiber" ? msg`必须遵守` : msg`三条必须遵守的`,
      paragraphs: [kindOf({ source, series }).rules],
    },
  ],
});

const unpacking = (machine: Machine): Chapter => {
  const { weight, machineSize, series, source } = machine;
  const heavy = weight && inline(weight);
  const floor = series === "zhongtian";
  const placing = floor
    ? heavy
      ? msg`重 ${heavy}，不用人抬：用叉车或液压搬运车，由有经验的人来做，只托底座。`
      : msg`用叉车或液压搬运车，由有经验的人来做，只托底座。重量向我们索取。`
    : source === "fiber"
      ? msg`立柱和光源箱由光纤连着，不拔：两个人一人一件，一起走，抓底座，不抓打标头，光纤不折、不压、不拉紧。重量向我们索取，不清楚以前不抬。`
      : heavy
        ? msg`重 ${heavy}，用小车运；上桌由四个人抬，或用升降台车。抬机身，不抬上盖和软管。`
        : msg`先看外箱或铭牌上的重量，没有的问我们；不清楚以前不抬。按重量定人数，或用升降台车。抬机身，不抬上盖和软管。`;
  return {
    title: msg`开箱和就位`,
    lead: msg`量好路，再拆箱。`,
    blocks: [
      {
        type: "steps",
        title: msg`从箱子到位置`,
        steps: [
          { title: msg`量路`, text: msg`门、电梯和转角要比机器宽，地面要平、承得住。` },
          { title: msg`看箱子`, text: msg`外箱有破损的，先正反两面拍照，再拆。` },
          { title: msg`清点`, text: msg`照箱里的单子一件件对，少了什么当天告诉我们。` },
          {
            title: msg`搬到位`,
            text: placing,
          },
          { title: msg`取下固定件`, text: msg`有运输用的绑带、泡沫和螺钉的，全部取下，收好，搬家时还用。` },
          {
            title: msg`放平`,
            text: floor
              ? msg`有脚轮的，刹住；有地脚的，放到脚轮离地。推一推不晃；台面用水平尺量两个方向。`
              : source === "fiber"
                ? msg`底座落实，立柱推一推不晃；台面用水平尺量两个方向。`
                : msg`四脚落实，推一推不晃；台面用水平尺量两个方向。`,
          },
        ],
      } as const,
      {
        type: "factTable",
        title: msg`四周要留的空间`,
        head: msg`哪里`,
        columns: [msg`多少`],
        rows: [
          { name: msg`机器外形`, cells: [machineSize ?? msg`向我们索取`] },
          { name: msg`整机重量`, cells: [weight ?? msg`向我们索取`] },
          { name: msg`机身后面`, cells: [clearance.behind] },
          { name: msg`左右`, cells: [clearance.beside] },
        ],
        note:
          source === "fiber"
            ? msg`光路避开站着和坐着的人的视线高度，谁的脸都不和台面齐平；门要关得上；窗和玻璃隔断用${screens}遮住。`
            : series === "zhongtian"
              ? msg`上盖完全掀开的高度、开门的方向，也要留出来。送长板另要地方，见“安全”一章。`
              : msg`上盖完全掀开的高度也要留出来。`,
      },
      drawingsOf(machine),
    ],
  };
};

const exhaustOf = ({ exhaust }: Machine): Words =>
  exhaust
    ? msg`排风口直径 ${inline(exhaust)}。管子不要变细，越短越直越好，接口用卡箍压紧。`
    : msg`接上排风软管，越短越直越好，中途不要变细；管径向我们索取。`;

function coolingOf({ source, series, waterTank, waterFlow }: Machine): Words {
  if (source === "rfTube") return msg`这台怎样冷却，以铭牌和附带的资料为准；散热口不要挡住。`;
  if (source === "fiber") return msg`散热口不要挡住；断电以后用防爆吸尘器吸灰。`;
  if (source !== "glassTube") return msg`散热口不要挡住；断电以后用吸尘器吸灰。`;
  return waterTank && waterFlow
    ? msg`断电，往水箱加纯净水，容量 ${inline(waterTank)}，加水口见机器附带的资料。通电、不开激光，看到水在流（循环 ${inline(waterFlow)}），才开激光。`
    : series === "zhongtian"
      ? msg`玻璃管离不开水冷：看到水在流、温度稳，再开激光。冷水机是否随机器附带、用哪一款，以您的装箱单为准；没有写的，第一次开机前问我们。没有冷水机，不开激光。`
      : msg`玻璃管离不开水冷。用纯净水，看到水在流、温度稳，才开激光。水量和流量向我们索取。`;
}

const airOf = ({ airPressure, airFlow }: Machine) => {
  const need = airPressure
    ? msg`气压 ${inline(airPressure)}。吹气护着镜片，也压住火苗。`
    : airFlow && msg`气流量 ${inline(airFlow)}。吹气护着镜片，也压住火苗。`;
  return need ? [{ title: msg`吹气`, paragraphs: [need] }] : [];
};

const mainsOf = ({ mainsPower }: Machine): readonly Words[] => {
  if (!mainsPower)
    return [
      msg`看铭牌，电压对上才插；对不上就不插，先联系我们。插座的地线必须可靠，由电工接；不用多头的拖线板。`,
    ];
  const besides = inline(claims.besidesMains);
  return [
    msg`${inline(claims.mains)}，单独一路；地线必须可靠，由电工接。${besides}`,
    msg`铭牌和您那里的市电不一致，报价单或合同又没有写明能接的，不要接：告诉我们国家和插座，等我们书面答复。不要自己加变压器或转换插头。`,
  ];
};

const ownPurifier = inline(msg`这台不配空气净化器：排不到室外的，第一次开机前先问我们。`);
const metalDust = msg`LightMaker 的空气净化器不配这台机器，金属粉不要接进去；用适合金属粉的集尘设备，先问我们。`;

/** Text about the air purifier: the machine takes one, takes none, or makes dust that no purifier may take. */
const purifierOf = ({ source, accessories }: Machine): Words =>
  source === "fiber"
    ? metalDust
    : accessories.includes("smokeFilter")
      ? inOneText(purifier, alarmSounds)
      : msg`${ownPurifier}换再好的滤芯，PVC 也不能切。`;

const room = (facts: Machine): Chapter => ({
  title: msg`排风、冷却和供电`,
  lead: msg`激光加工是一个系统：这一章的几样都好了，再开机。`,
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
            facts.accessories.includes("smokeFilter")
              ? msg`能排到室外就排到室外，出口避开门窗和邻居。排不出去的房间用空气净化器，房间必须能换气，再装一只一氧化碳报警器；PVC 的烟哪一种滤芯都处理不了。`
              : facts.source === "fiber"
                ? msg`金属粉先进适合金属粉的集尘设备，用哪一种先问我们；滤过的风再排到室外，出口避开门窗和邻居。LightMaker 的空气净化器不配这台机器。`
                : msg`能排到室外就排到室外，出口避开门窗和邻居。${ownPurifier}PVC 的烟哪一种滤芯都处理不了。`,
          ],
        },
      ],
    },
    { type: "warning", signal: "notice", title: msg`冷却`, paragraphs: [coolingOf(facts)] },
    { type: "warning", signal: "warning", title: msg`供电`, paragraphs: mainsOf(facts) },
    {
      type: "textBlocks",
      items: [
        ...airOf(facts),
        ...(facts.temperature
          ? [
              {
                title: msg`温度`,
                paragraphs: [
                  msg`房间 ${inline(facts.temperature)}。房间冷，先升到这个温度再开机；镜片上有水汽的，等干了再开。`,
                ],
              },
            ]
          : []),
        {
          title: msg`电脑`,
          paragraphs: [
            ...(facts.source === "diode" ? [msg`一台 Windows 电脑，USB 连接。`] : []),
            facts.source === "fiber"
              ? msg`装 ${studio}，在软件里选好机型，打标范围跟着机型走。${ownPower}安装包和支持的系统，写信到 ${email} 来要。`
              : msg`装 ${studio}，在软件里选好机型，幅面跟着机型走。${ownPower}安装包和支持的系统，写信到 ${email} 来要。`,
          ],
        },
      ],
    },
  ],
});

const focus = ({ slug, source, zTravel, spotSize, materialThickness }: Machine): Chapter => ({
  title: msg`对焦`,
  lead: msg`光斑最小的地方，要正好落在料面上。`,
  blocks: [
    {
      type: "textBlocks",
      items: [
        {
          title: msg`怎样对焦`,
          paragraphs: [
            slug === "light-530" && zTravel
              ? msg`对焦由机器完成：料放稳、压平，台面自己升到位，行程 ${inline(zTravel)}。`
              : zTravel
                ? msg`料放稳、压平，升降台面对到焦点，升降行程 ${inline(zTravel)}。具体步骤照机器附带的资料。`
                : source === "fiber"
                  ? msg`关激光，再转手轮让打标头沿立柱升降，把焦点对到要打的面，焦距照机器附带的资料。弧面对最高的那一条线。${inline(claims.roundOnMarker)}`
                  : msg`料放稳、压平，照机器附带的资料把焦点对到料面。`,
          ],
        },
        {
          title: msg`怎样检查焦点`,
          paragraphs: [
            source === "fiber"
              ? msg`门关好，戴好护目镜，手离开台面，在同样的废料上打一条线。关激光，转手轮把焦点上移一点，手离开，再打一条；关激光，下移一点，打第三条。关激光，再凑近比：最细的那一条，就是焦点。`
              : msg`合上盖，在同样的废料上烧一条线，焦点上下各移一点，再烧两条。最细的那一条，就是焦点。`,
            ...(spotSize ? [msg`这台机器的光斑 ${inline(spotSize)}。`] : []),
          ],
        },
        {
          title: msg`什么时候重对`,
          paragraphs: [
            source === "fiber"
              ? msg`换了工件的高度，碰过立柱，装过场镜，都要重新对。`
              : msg`换了料厚，碰过台面，装过镜片，都要重新对。翘的板要压平：焦点偏了的那一头切不透。`,
          ],
        },
        ...(materialThickness
          ? [
              {
                title: source === "fiber" ? msg`放得下多高` : msg`放得下多厚`,
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

const materials = (machine: Machine): Chapter => {
  const beam = beamOf[machine.source];
  const starts = worked(beam).filter(({ id }) => beam === "co2" && (id === "wood" || id === "acrylic"));
  return {
    title: starts.length > 0 ? msg`材料和起点` : msg`材料`,
    lead:
      starts.length > 0
        ? msg`先看能不能放进激光机，再看参数。${operations}${inline(claims.faceOnly)}`
        : msg`先看能不能放进激光机。${operations}这种光没有通用的数，照操作指南做一张测试格。`,
    blocks: [
      {
        type: "factTable",
        title: msg`这台机器能做的`,
        head: msg`材料`,
        columns: [msg`能否加工`, msg`为什么`],
        rows: materialList.map((material) => materialRow(material, machine)),
        note:
          beam === "co2"
            ? msg`金属在 CO₂ 机型上只对有涂层或阳极氧化的有效。表里没有的料，在网站“材料”页按名字查。`
            : msg`表里没有的料，在网站“材料”页按名字查。`,
      },
      ...starts.map((material) => ({
        type: "factTable" as const,
        title: msg`起点：${inline(pageNames[material.id])}`,
        head: msg`情形`,
        columns: [msg`从这里试起`],
        rows: startsOf(material, machine),
        note: passagesOf(material, machine).note,
      })),
    ],
  };
};

const upkeepBefore = ({ source, series }: Machine): Words => {
  if (source === "fiber")
    return msg`擦、换、清之前，关机、断电，等它凉下来。停机在通电、不出光时试，护目镜要戴好。`;
  if (source === "diode") return msg`擦、换、清之前，关机、断电，等它凉下来。联锁和停机在通电、不出光时查。`;
  if (source === "rfTube") return msg`擦、换、清之前，关机、断电，等它凉下来。联锁和停机在通电、不出光时查。`;
  return series === "zhongtian"
    ? msg`擦、换、清之前，关机、断电（接死的线，拉下开关锁住），等它凉下来。水流、联锁和停机在通电、不出光时查。`
    : msg`擦、换、清之前，关机、断电，等它凉下来。水流、联锁和停机在通电、不出光时查。`;
};

const upkeep = (machine: Machine): Chapter => {
  const texts = careTextsOf(machine);
  return {
    title: msg`保养`,
    blocks: [
      { type: "warning", signal: "warning", title: msg`动手之前`, paragraphs: [upkeepBefore(machine)] },
      {
        type: "factTable",
        title: msg`什么时候，做什么`,
        head: msg`部位`,
        columns: [msg`什么时候`, msg`要做的事`],
        rows: careOf(machine),
      },
      ...(texts.length > 0
        ? [
            {
              type: "textBlocks" as const,
              title: machine.source === "glassTube" ? msg`水、气和备件` : msg`备件`,
              items: texts,
            },
          ]
        : []),
    ],
  };
};

const repair = (machine: Machine): Chapter => ({
  title: msg`排查`,
  blocks: [
    {
      type: "steps",
      title: machine.source === "fiber" ? msg`标记太淡，按这个次序查` : msg`切不透了，按这个次序查`,
      lead:
        machine.source === "fiber"
          ? msg`一次只动一样，动完打同一张测试格。`
          : msg`一次只动一样，动完切同一块测试格。`,
      steps: troubleOf(machine),
    },
    { type: "faq", title: msg`使用中常问的`, items: questionsOf(machine) },
  ],
});

/** Chapter about starting a machine of this kind. */
function begin(machine: Machine): Chapter {
  const { name, start } = kindOf(machine);
  return {
    title: msg`第一件，三十分钟`,
    blocks: [
      {
        type: "steps",
        title: machine.source === "fiber" ? msg`从插电到第一个标` : msg`从插电到第一件`,
        lead: msg`${inline(name)}。做完六项检查以后，按 ${firstCut}来排。先用叫得出名字的边角料。`,
        steps: start,
      },
    ],
  };
}

/** Safety chapter for this kind of machine. Fumes, materials and laws are the same for all machines. */
function safetyOf(machine: Machine): Chapter {
  const {
    name,
    enclosed,
    signals,
    light,
    goggles,
    off,
    electricity,
    fire,
    checks,
    interlocks,
    unattended,
    smoke,
    people,
  } = kindOf(machine);
  return {
    title: msg`安全`,
    lead: name,
    blocks: [
      {
        type: "steps",
        title: msg`开激光前的六项检查`,
        lead: enclosed ? claims.checksWhen : msg`每次开激光之前，六项都看。`,
        steps: checks,
      },
      ...(interlocks
        ? [{ type: "steps", title: interlockHeading, lead: interlockLead, steps: interlocks } as const]
        : []),
      { type: "warning", signal: signals.light, title: msg`光`, paragraphs: [light, goggles] },
      ...(off ? [{ type: "warning", signal: "warning", title: offTitle, paragraphs: [off] } as const] : []),
      {
        type: "warning",
        signal: "warning",
        title: msg`火`,
        paragraphs: [unattended, extinguisherOfRoom, fire],
      },
      { type: "warning", signal: signals.electricity, title: msg`电`, paragraphs: [electricity] },
      { type: "warning", signal: "warning", title: msg`烟`, paragraphs: [smoke, purifierOf(machine)] },
      { type: "warning", signal: "caution", title: msg`人和房间`, paragraphs: [people] },
      ...(fits({ series: "zhongtian" }, machine)
        ? ([
            {
              type: "steps",
              title: passThrough.title,
              lead: passThrough.lead,
              steps: passThrough.steps,
            },
            {
              type: "warning",
              signal: "danger",
              title: msg`送长板，谁可以做`,
              paragraphs: [passThrough.rules],
            },
          ] as const)
        : []),
      forbiddenTable,
      withoutAnswerOf(machine),
      laws,
    ],
  };
}

/** Returns the questions of the model's page that its owner asks too. */
const ownQuestions = ({ faqs }: ProductModel) =>
  faqs.flatMap(({ question, answer, inManual = answer }) =>
    inManual ? [{ question, answer: inManual }] : [],
  );

/** Returns the manual of a model, made from its facts and from the support pages for its owners. */
export function manualOf(model: ProductModel): Paper {
  const machine = machineOf(model);
  return {
    ...frontOf(model),
    title: msg`用户手册`,
    lead: msg`开箱、房间、第一件、对焦、材料、保养、排查、安全和保修。`,
    chapters: [
      about(machine),
      safetyOf(machine),
      unpacking(machine),
      room(machine),
      begin(machine),
      focus(machine),
      materials(machine),
      upkeep(machine),
      repair(machine),
      {
        title: msg`保修和联系`,
        lead: msg`售后电话 ${servicePhone}，邮箱 ${email}。`,
        blocks: warrantyOf(machine),
      },
      {
        title: msg`常见问题`,
        blocks: [{ type: "faq", title: verbatim(model.name), items: ownQuestions(model) }],
      },
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
