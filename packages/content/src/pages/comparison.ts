import { msg } from "@lingui/core/macro";
import { address, inline, spec, verbatim } from "../authoring.ts";
import type { AuthoredBlock } from "../define.ts";
import { claims } from "../products/claims.ts";
import { type ModelFacts, models } from "../products/facts.ts";
import { productModels, spellingsOf } from "../products/models/index.ts";
import { plateOf } from "../products/plate.ts";
import { isOnRequest, onRequest, type SpecKey, specLabels } from "../products/specs.ts";
import { thumbnail } from "../products/thumbnail.ts";

/**
 * Rows that differ between models, in the order in which buyers ask for them. Rows that are the same for all models, or
 * that no model states, are only in the tables.
 */
const groups = [
  {
    title: msg`加工能力`,
    rows: [
      "laserType",
      "laserPower",
      "workingArea",
      "maxSpeed",
      "precision",
      "spotSize",
      "cutThickness",
      "materialThickness",
      "maxMaterialSizeBack",
      "process",
    ],
  },
  {
    title: msg`机身与场地`,
    rows: [
      "machineSize",
      "machineWeight",
      "zAxisTravel",
      "noise",
      "exhaustSystem",
      "coolingSystem",
      "totalPower",
      "voltage",
    ],
  },
  {
    title: msg`使用`,
    rows: ["sourceLife", "camera", "screen", "supportedMaterials", "supportedFileFormats", "software"],
  },
] as const satisfies readonly { title: unknown; rows: readonly SpecKey[] }[];

/** Rows that cannot exist on a kind of machine. Everything else that has no figure is on request (decisions 13). */
const withoutPart: Partial<Record<SpecKey, (facts: ModelFacts) => boolean>> = {
  cutThickness: ({ source }) => source === "fiber",
  maxMaterialSizeBack: ({ series }) => series === "morningLight",
  zAxisTravel: ({ source }) => source === "fiber",
};

/** All models in one table, with two to four shown at a time. Rows that a model cannot have are empty. */
export const comparison: AuthoredBlock = {
  type: "comparison",
  anchor: "comparison",
  title: msg`并排比较`,
  lead: msg`挑两到四款，可以只看不同的地方。${inline(claims.pictures)}`,
  models: productModels.map((model) => ({
    id: verbatim(model.slug),
    name: verbatim(model.name),
    href: address(model.series, `?model=${model.slug}`),
    picture: thumbnail(model),
    plate: plateOf(model),
  })),
  groups: groups.map(({ title, rows }) => ({
    title,
    rows: rows.map((key) => ({
      label: specLabels[key],
      values: productModels.map(({ slug, table }) => {
        const row = table.find((each) => each.key === key);
        if (row)
          return isOnRequest(row.value) || row.label === specLabels[key]
            ? spec(row.value)
            : spec(msg`${inline(row.label)}：${inline(row.value)}`);
        const facts: ModelFacts = models[slug];
        return withoutPart[key]?.(facts) ? null : spec(onRequest);
      }),
    })),
  })),
  defaultChosen: ["light-530", "light-640"].map(verbatim),
  spellings: productModels.map((model) => spellingsOf(model).map(verbatim)),
  tools: {
    copyLink: msg`复制这个对比的链接`,
    copied: msg`链接已复制`,
    copyFailed: msg`浏览器没有允许复制，请从地址栏复制`,
    csv: msg`下载 CSV`,
    fileName: msg`LightMaker 机型对比`,
    print: msg`打印`,
  },
};
