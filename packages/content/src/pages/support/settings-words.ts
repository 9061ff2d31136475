import { msg } from "@lingui/core/macro";
import { inline, verbatim, type Words } from "../../authoring.ts";
import type { AuthoredBlock } from "../../define.ts";
import type { MaterialId } from "../../materials/material.ts";
import { models } from "../../products/facts.ts";
import { exact } from "../../quantity.ts";
import {
  confidenceNames,
  nameOf,
  type SubstanceId,
  sheetThicknesses,
  substances,
} from "../../settings/index.ts";
import type { Machine } from "../../settings/machines.ts";
import { pageNames } from "../../shell.ts";

export const materialPageOf = (id: SubstanceId): MaterialId => substances[id].page;

/** Names a substance after its material: `Wood: birch`. */
export function substanceName(id: SubstanceId): Words {
  const page = materialPageOf(id);
  const [material, name] = [inline(pageNames[page]), inline(nameOf(id))];
  return id === page ? msg`${material}（统称）` : msg`${material}：${name}`;
}

/** Names a model with its laser power: `Light 640 · 80 W`. */
export function machineName({ model, watts }: Machine): Words {
  const [name, power] = [inline(verbatim(models[model].name)), inline(exact("W", watts))];
  return msg`${name} · ${power}`;
}

/** Columns of the tables, and names of their figures everywhere. */
export const columns: (AuthoredBlock & { type: "settings" })["columns"] = {
  power: msg`功率`,
  passes: msg`遍数`,
  thicknesses: sheetThicknesses,
  confidenceNames,
};

export const materialLabel = msg`材料名称`;
export const machineLabel = msg`机器和激光功率`;
