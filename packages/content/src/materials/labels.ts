import { msg } from "@lingui/core/macro";
import type { Words } from "../authoring.ts";
import type { MaterialId } from "./material.ts";

/** Labels of the links to the materials' pages. */
export const workingWith = {
  wood: msg`木材怎么加工`,
  acrylic: msg`亚克力怎么加工`,
  paper: msg`纸张怎么加工`,
  stone: msg`石材怎么加工`,
  fabric: msg`布料怎么加工`,
  glass: msg`玻璃怎么加工`,
  metal: msg`金属怎么打标`,
  aluminum: msg`铝怎么打标`,
  leather: msg`皮革怎么加工`,
} as const satisfies Record<MaterialId, Words>;
