import { msg } from "@lingui/core/macro";
import { address, inline, link, verbatim, type Words } from "../../authoring.ts";
import { type AuthoredBlock, definePage, type Page, type PageMeta } from "../../define.ts";
import type { MaterialId } from "../../materials/material.ts";
import { claims } from "../../products/claims.ts";
import { type ModelId, models } from "../../products/facts.ts";
import { choices } from "../../quantity.ts";
import type { PageId } from "../../routes.ts";
import { listed } from "../../sentences.ts";
import {
  type Listed,
  nameOf,
  processes,
  processNames,
  type SubstanceId,
  safetyWords,
  settingsOfMaterial,
  settingsOfModel,
  watchWords,
} from "../../settings/index.ts";
import {
  hasSettings,
  type Machine,
  machines,
  type SettingsFormat,
  settingsFileName,
  settingsFormats,
} from "../../settings/machines.ts";
import { pageNames } from "../../shell.ts";
import {
  columns,
  machineLabel,
  machineName,
  materialLabel,
  materialPageOf,
  substanceName,
} from "./settings-words.ts";

type TablesBlock = AuthoredBlock & { type: "settingsTables" };
type Row = TablesBlock["tables"][number]["rows"][number];

/** Pages of the models that have settings. */
const modelPages = {
  "light-530": "settingsLight530",
  "light-530-rf": "settingsLight530Rf",
  "light-640": "settingsLight640",
  "light-960": "settingsLight960",
  "light-1390": "settingsLight1390",
  "light-1610": "settingsLight1610",
} as const satisfies Partial<Record<ModelId, PageId>>;

/** Pages of the materials that have settings. */
const materialPages = {
  wood: "settingsWood",
  acrylic: "settingsAcrylic",
} as const satisfies Partial<Record<MaterialId, PageId>>;

type PagedModel = keyof typeof modelPages;
type PagedMaterial = keyof typeof materialPages;
type SettingsPageId = (typeof modelPages)[PagedModel] | (typeof materialPages)[PagedMaterial];

const pagedModels = Object.keys(modelPages) as readonly PagedModel[];
const pagedMaterials = Object.keys(materialPages) as readonly PagedMaterial[];
const modelName = (model: ModelId) => verbatim(models[model].name);

/** Links to the tables of the models, in the order of the models. */
export const modelTables = pagedModels.map((model) => link(modelPages[model], modelName(model)));
/** Links to the tables of the materials. */
export const materialTables = pagedMaterials.map((id) => link(materialPages[id], pageNames[id]));

type Known = Listed & { readonly answer: Extract<Listed["answer"], { kind: "settings" }> };
const isKnown = (row: Listed): row is Known => row.answer.kind === "settings";

/** Groups known settings into rows by their names, in order. */
function rowsBy(
  known: readonly Known[],
  keyOf: (each: Known) => string,
  nameOf: (each: Known) => Words,
): Row[] {
  return [...Map.groupBy(known, keyOf).values()].flatMap((settings) =>
    settings[0]
      ? {
          name: nameOf(settings[0]),
          settings: settings.map(({ query: { thickness }, answer }) => ({
            thickness,
            speed: answer.speed.figures,
            power: answer.power.figures,
            passes: Number(answer.passes.figures[0]),
            confidence: answer.confidence,
          })),
        }
      : [],
  );
}

/** Returns how far the figures of these rows go, what each substance does, and the safety statements of a model, each once. */
function sentencesOf(known: readonly Known[], model: ModelId): readonly Words[] {
  const watched = known.map(({ query, answer }) => ({ query, words: watchWords(query, answer) }));
  const all = [
    ...watched.flatMap(({ words }) => words.slice(0, -1)),
    ...watched.flatMap(({ query, words }) => {
      const last = words.at(-1);
      if (!last) return [];
      const [name, reason] = [inline(nameOf(query.material)), inline(last)];
      return [msg`${name}：${reason}`];
    }),
    ...safetyWords(model),
  ];
  return [...new Map(all.map((words) => [JSON.stringify(words), words])).values()];
}

const formatNames: Readonly<Record<SettingsFormat, Words>> = {
  clb: msg`LightBurn 材料库（.clb）`,
  csv: msg`表格（.csv）`,
  json: msg`数据（.json）`,
};

/** Names of materials of which only a part may go in: the rest of aluminium reflects the light, the rest of leather stays out. */
const onlyPart: Readonly<Partial<Record<MaterialId, Words>>> = {
  aluminum: msg`阳极氧化铝`,
  leather: msg`植鞣革`,
};

/** Names a substance that has no settings: on all laser powers of a model, or on some of them. */
function lackingName(id: SubstanceId, rows: readonly Listed[]): Words {
  const lacking = new Set(rows.filter((row) => !isKnown(row)).map(({ query }) => query.watts));
  const name = id === "wood" ? msg`其他实木` : nameOf(id);
  if (rows.every(({ query }) => lacking.has(query.watts))) return name;
  return msg`${inline(choices("W", ...lacking))} 的${inline(name)}`;
}

/** Names what has no settings in an operation: materials, or some substances of a material that has settings. */
function withoutSettings(rows: readonly Listed[]): readonly Words[] {
  const known = new Set(rows.filter(isKnown).map(({ query }) => materialPageOf(query.material)));
  const unknown = [...new Set(rows.filter((row) => !isKnown(row)).map(({ query }) => query.material))];
  return [...Map.groupBy(unknown, materialPageOf)].flatMap(([page, ids]) =>
    known.has(page)
      ? ids.map((id) =>
          lackingName(
            id,
            rows.filter(({ query }) => query.material === id),
          ),
        )
      : [onlyPart[page] ?? pageNames[page]],
  );
}

/** Says what a machine does without known settings. */
function unknownOf(rows: readonly Listed[]): Words {
  const lines = processes.flatMap((operation) => {
    const names = withoutSettings(rows.filter(({ query }) => query.operation === operation));
    if (names.length === 0) return [];
    const [process, all] = [inline(processNames[operation]), inline(listed(names))];
    return [msg`${process}（${all}）`];
  });
  const all = inline(listed(lines));
  return msg`能做但没有可靠的数：${all}。${inline(claims.downloadedGrid)}`;
}

const noFigures = msg`“—”和没有列出的机型，是没有可靠的数：能不能切，先打样。`;
const otherTube = msg`木板的数没有写明出自玻璃管还是射频管，在射频管上只当参考；亚克力的数出自玻璃管，这里不列，先打样。`;
const askAboutLightBurn = msg`LightBurn 的文件给已经在用它的人，您那台能不能用 LightBurn，先问我们。`;
const openFinder = msg`选厚度和做法，看数从哪来`;

function tableOfMachine(machine: Machine): TablesBlock["tables"][number] {
  const own = settingsOfModel(machine.model).filter(({ query }) => query.watts === machine.watts);
  return {
    title: machineName(machine),
    rows: rowsBy(
      own.filter(isKnown),
      ({ query }) => `${query.material} ${query.operation}`,
      ({ query }) => {
        const [name, process] = [
          inline(substanceName(query.material)),
          inline(processNames[query.operation]),
        ];
        return msg`${name} · ${process}`;
      },
    ),
    finder: link("settings", openFinder, `?machine=${machine.id}#finder`),
    files: settingsFormats.map((format) =>
      link("settings", formatNames[format], `/files/${settingsFileName(machine, format)}`),
    ),
  };
}

interface SettingsPage {
  readonly id: SettingsPageId;
  readonly meta: PageMeta;
  readonly title: Words;
  readonly lead: Words;
  readonly tables: TablesBlock;
  readonly action: AuthoredBlock;
}

const settingsPage = ({ id, meta, title, lead, tables, action }: SettingsPage): Page =>
  definePage({
    id,
    meta,
    blocks: [
      { type: "banner", eyebrow: pageNames.settings, title, lead },
      {
        type: "pageNav",
        label: msg`各机型、各材料的切割参数`,
        items: [...modelTables, ...materialTables],
        current: address(id),
      },
      tables,
      action,
    ],
  });

const watchTitle = msg`照着切之前`;
const filesLabel = msg`这台机器的全部参数：`;

function modelPage(model: PagedModel): Page {
  const name = inline(modelName(model));
  const own = machines.filter((each) => each.model === model);
  const known = settingsOfModel(model).filter(isKnown);
  const cutsAcrylic = known.some(({ query }) => materialPageOf(query.material) === "acrylic");
  const sheets = inline(cutsAcrylic ? msg`胶合板等木板和亚克力` : msg`胶合板等木板`);
  return settingsPage({
    id: modelPages[model],
    meta: {
      title: msg`${name} 切割参数：功率、速度和遍数`,
      description: msg`${name} 切${sheets}用多大功率、走多快：按板厚列出，每个数都写明可信度。可以下载 LightBurn 材料库、CSV 和 JSON。`,
      keywords: msg`${name} 切割参数,${name} 功率速度,${name} LightBurn`,
    },
    title: msg`${name} 的切割参数`,
    lead: msg`${name} 的数都在这里：${sheets}，按板厚分列，各行的板材和机器不同，不能互相比。没有一个在 ${name} 上试过：出自别家的机器，或者照那些数算出来。`,
    tables: {
      type: "settingsTables",
      anchor: "tables",
      title: msg`${name} 从多快试起`,
      lead: msg`${name} 的第一块板，先切一角试。单位可以换成英制。`,
      head: materialLabel,
      columns,
      tables: own.filter(hasSettings).map(tableOfMachine),
      note: unknownOf(settingsOfModel(model)),
      filesLabel,
      watchTitle,
      sentences: [
        noFigures,
        ...(models[model].source === "rfTube" ? [otherTube] : []),
        ...sentencesOf(known, model),
        askAboutLightBurn,
      ],
    },
    action: {
      type: "callToAction",
      tone: "surface",
      title: msg`用 ${name} 做别的`,
      lead: msg`换一种做法、换一个厚度，或者要一张 ${name} 的测试格，到“加工参数”页选。`,
      actions: [
        link("settings", msg`查参数、做测试格`, `?machine=${own[0]?.id}#finder`),
        link(models[model].series, msg`看 ${name}`, `?model=${model}`),
      ],
    },
  });
}

function materialPage(material: PagedMaterial): Page {
  const name = inline(pageNames[material]);
  const known = settingsOfMaterial(material).filter(isKnown);
  const places = new Map(machines.map((machine) => [`${machine.model} ${machine.watts}`, machine]));
  const machineOf = ({ query }: Known) => {
    const machine = places.get(`${query.model} ${query.watts}`);
    if (!machine) throw new RangeError(`There is no ${query.model} of ${query.watts} W.`);
    return machine;
  };
  return settingsPage({
    id: materialPages[material],
    meta: {
      title: msg`${name}激光切割参数：各机型的功率和速度`,
      description: msg`${name}激光切割用多大功率、走多快：各台机器、各种板厚列在一起，每个数都写明可信度，没有可靠的数，就给一张测试格。`,
      keywords: msg`${name}激光切割参数,${name}切割速度,${name}切割功率`,
    },
    title: msg`${name}的切割参数`,
    lead: msg`同一种${name}，各台机器列在一起。`,
    tables: {
      type: "settingsTables",
      anchor: "tables",
      title: msg`${name}在各台机器上切多快`,
      lead: msg`${name}各行的功率不同，原来的数出自不同的机器和板材，不能互相比：瓦数大的，百分比不一定大。`,
      head: machineLabel,
      columns,
      tables: [...Map.groupBy(known, ({ query }) => query.material)].map(([substance, own]) => ({
        title: substanceName(substance),
        rows: rowsBy(
          own,
          (each) => machineOf(each).id,
          (each) => machineName(machineOf(each)),
        ),
        finder: link("settings", openFinder, `?material=${substance}&operation=cut#finder`),
        files: [],
      })),
      filesLabel,
      watchTitle,
      sentences: [noFigures, ...sentencesOf(known, known[0]?.query.model ?? "light-530")],
    },
    action: {
      type: "callToAction",
      tone: "surface",
      title: msg`您的${name}和表里的不一样？`,
      lead: msg`先做一张测试格。能不能加工、会出什么毛病，在${name}的页面上。`,
      actions: [
        link("settings", msg`查参数、做测试格`, `?material=${known[0]?.query.material}&operation=cut#finder`),
        link(material, msg`看${name}`),
      ],
    },
  });
}

/** A page for each model and each material that has settings. */
export const settingsPages = Object.fromEntries([
  ...pagedModels.map((model) => [modelPages[model], modelPage(model)]),
  ...pagedMaterials.map((material) => [materialPages[material], materialPage(material)]),
]) as Readonly<Record<SettingsPageId, Page>>;
