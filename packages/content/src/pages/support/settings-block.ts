import { msg } from "@lingui/core/macro";
import { inline, link, verbatim, type Words } from "../../authoring.ts";
import type { AuthoredBlock } from "../../define.ts";
import { materialList } from "../../materials/index.ts";
import { claims } from "../../products/claims.ts";
import { models } from "../../products/facts.ts";
import { listed } from "../../sentences.ts";
import {
  airNames,
  answerTo,
  focusOnSurface,
  type Process,
  processes,
  processNames,
  provenanceWords,
  type Query,
  refusalWords,
  type SubstanceId,
  safetyWords,
  sheetThicknesses,
  substanceIds,
  unknownWords,
  watchWords,
} from "../../settings/index.ts";
import { hasSettings, type Machine, machines } from "../../settings/machines.ts";
import { pageNames } from "../../shell.ts";
import { burnsOnCard } from "../test-grid-block.ts";
import { materialTables, modelTables, twoRows } from "./settings-pages.ts";
import {
  columns,
  machineLabel,
  machineName,
  materialLabel,
  materialPageOf,
  substanceName,
} from "./settings-words.ts";

type SettingsBlock = AuthoredBlock & { type: "settings" };

/** Thicknesses that the finder offers, in millimetres. Machines cut up to 20 mm. */
const thicknesses = [1, 1.5, ...sheetThicknesses, 8, 10, 12, 15, 20];

const byHand = msg`没有可靠的数。这种料不要切测试格，下载的、这里生成的都不行：慢的、功率高的格子会点着它。自己画一张小的，从最低功率、最高速度试起，人守着。`;

/** Collects different values, so that data can refer to them by index. */
function collect<Value>() {
  const values: Value[] = [];
  const indices = new Map<string, number>();
  return {
    values,
    indexOf(value: Value): number {
      const key = JSON.stringify(value);
      const index = indices.get(key) ?? values.push(value) - 1;
      indices.set(key, index);
      return index;
    },
  };
}

const sentences = collect<Words>();
const reasons = collect<SettingsBlock["reasons"][number]>();
const known: SettingsBlock["known"][number][] = [];

/** Returns the index of the reason why no settings are known, or keeps the settings and returns −1. */
function outcomeOf(query: Query, machine: number): number {
  const answer = answerTo(query);
  if (answer.kind === "notPossible") return reasons.indexOf({ possible: false, text: refusalWords(answer) });
  if (answer.kind === "testCard") {
    const text = burnsOnCard.includes(materialPageOf(query.material)) ? byHand : unknownWords[answer.reason];
    return reasons.indexOf({ possible: true, text });
  }
  const { material, thickness, operation } = query;
  known.push({
    material,
    thickness,
    operation,
    machine,
    speed: answer.speed.figures,
    power: answer.power.figures,
    passes: Number(answer.passes.figures[0]),
    air: answer.air,
    confidence: answer.confidence,
    origin: provenanceWords(answer.provenance).map(sentences.indexOf),
    watch: watchWords(query, answer).map(sentences.indexOf),
  });
  return -1;
}

const reasonRows = collect<SettingsBlock["reasonRows"][number]>();
const outcomes = collect<SettingsBlock["outcomes"][number]>();

function materialData(id: SubstanceId): SettingsBlock["materials"][number] {
  const first = { material: id, thickness: 3, operation: "cut", model: "light-530", watts: 60 } as const;
  return {
    id,
    name: substanceName(id),
    watch: watchWords(first, { kind: "testCard", reason: "noRow" }).map(sentences.indexOf),
    outcomes: outcomes.indexOf(
      processes.map((operation) =>
        machines.map(({ model, watts }, machine) =>
          reasonRows.indexOf(
            thicknesses.map((thickness) =>
              outcomeOf({ material: id, thickness, operation, model, watts }, machine),
            ),
          ),
        ),
      ),
    ),
    card: !burnsOnCard.includes(materialPageOf(id)),
  };
}

function machineData(machine: Machine): SettingsBlock["machines"][number] {
  const { id, model } = machine;
  const name = inline(verbatim(models[model].name));
  const page = models[model].series;
  return {
    id: verbatim(id),
    name: machineName(machine),
    link: link(page, msg`看 ${name}`, `?model=${model}`),
    safety: safetyWords(model).map(sentences.indexOf),
  };
}

const materials = substanceIds.map(materialData);
const machineList = machines.map(machineData);
const withoutRows = machines.filter((machine) => !hasSettings(machine));
const knownPages = new Set(known.map(({ material }) => materialPageOf(material)));
const emptyPages = materialList.filter(({ id }) => !knownPages.has(id));

const noMachines = inline(listed(withoutRows.map(machineName)));
const noMaterials = inline(listed(emptyPages.map(({ id }) => pageNames[id])));
const operations: readonly Process[] = processes.filter(
  (process) => !known.some(({ operation }) => operation === process),
);
const noOperations = inline(listed(operations.map((operation) => processNames[operation])));

/** Placeholders for limits, filled in by the browser. */
const [least, most] = ["{least}", "{most}"];

/** Finder and tables of the settings, prepared for every choice, so that the browser only looks them up. */
export const settingsBlock: AuthoredBlock = {
  type: "settings",
  anchor: "finder",
  title: msg`选材料、厚度、做法和机器`,
  lead: msg`${inline(claims.operations)}${inline(claims.faceOnly)}划线是浅切一条线，不切透，用来折。`,
  first: { material: "plywood", thickness: 3, operation: "cut", machine: verbatim("light-530-60") },
  materials,
  thicknesses,
  operations: processes.map((id) => ({ id, name: processNames[id] })),
  machines: machineList,
  known,
  reasons: reasons.values,
  outcomes: outcomes.values,
  reasonRows: reasonRows.values,
  sentences: sentences.values,
  airNames,
  columns,
  focus: focusOnSurface,
  labels: {
    material: materialLabel,
    thickness: msg`厚度`,
    operation: msg`做法`,
    machine: machineLabel,
    speed: msg`速度`,
    air: msg`吹气`,
    focus: msg`焦点`,
    origin: msg`数从哪来`,
    watch: msg`留心`,
    safety: msg`安全`,
    near: msg`相近的`,
    testCard: msg`先做测试格`,
    notPossible: msg`做不了`,
    cardByHand: msg`自己画小格`,
    print: msg`打印`,
    needsScript: msg`没有启用 JavaScript，这里只显示一个例子。全部的数在下面的表里。`,
  },
  tables: [
    {
      title: msg`按机器查`,
      lead: msg`每台机器一页，只有木板和亚克力的切割。数出自别处的机器，或者照那些数算出来，每一个都写明可信度。没有通用的数：${noOperations}。机器用 LightMaker Studio；LightBurn 的文件给已经在用它的人，您那台能不能用 LightBurn，先问我们。`,
      links: modelTables,
      none: msg`一行都没有的机器：${noMachines}。行里的数出自 CO₂ 激光，不能换算到别的光上。用它们加工，每一种新料先在这一页做一张测试格，切出或打出来看；纸和卡纸除外：自己画一张小的，从最低功率、最高速度试起。`,
      noneLinks: [],
    },
    {
      title: msg`按材料查`,
      lead: msg`同一种料，各台机器列在一页。${inline(twoRows)}`,
      links: materialTables,
      none: msg`没有可靠的数：${noMaterials}。这些料的批次、涂层和成分差别太大，照材料页的做法先试。`,
      noneLinks: emptyPages.map(({ id }) => link(id, pageNames[id])),
    },
  ],
  card: {
    open: msg`生成测试格`,
    title: msg`测试格`,
    lead: msg`一格一层，层里带着功率和速度。在浏览器里生成，不上传。`,
    axes: msg`横竖两个方向`,
    axisNames: {
      powerSpeed: msg`功率和速度`,
      powerPasses: msg`功率和遍数`,
      speedPasses: msg`速度和遍数`,
      powerInterval: msg`功率和线距`,
      speedInterval: msg`速度和线距`,
    },
    power: msg`功率（%）`,
    speed: msg`速度（mm/s）`,
    passes: msg`遍数`,
    interval: msg`线距（mm）`,
    from: msg`从`,
    to: msg`到`,
    steps: msg`档数`,
    fixed: msg`固定`,
    preview: msg`测试格的预览`,
    sheet: msg`用料`,
    time: msg`时间`,
    minutes: msg`分钟`,
    squares: msg`格数`,
    svg: msg`下载 SVG`,
    dxf: msg`下载 DXF`,
    pdf: msg`下载 PDF，打印对照`,
    alternative: msg`测试格，从最弱的一格到最强的`,
    lightBurn: msg`下载 LightBurn 项目`,
    faults: {
      figure: msg`请填 ${least} 到 ${most} 之间的数。`,
      whole: msg`请填 ${least} 到 ${most} 之间的整数。`,
      order: msg`“到”要比“从”大。`,
      steps: msg`档数太多，有几档相同了：请减少档数，或者放宽范围。`,
      squares: msg`格子太多，LightBurn 最多 ${most} 格：请减少档数。`,
      area: msg`这张测试格比工作幅面大：请减少档数。`,
    },
  },
};
