import { acrylic } from "./acrylic.ts";
import { aluminum } from "./aluminum.ts";
import { fabric } from "./fabric.ts";
import { glass } from "./glass.ts";
import { leather } from "./leather.ts";
import type { Material, MaterialId, MaterialObject } from "./material.ts";
import { metal } from "./metal.ts";
import { paper } from "./paper.ts";
import { stone } from "./stone.ts";
import { wood } from "./wood.ts";

/** All materials with a page, in the order of the menu; leather last. */
export const materialList: readonly Material[] = [
  wood,
  acrylic,
  paper,
  stone,
  fabric,
  glass,
  metal,
  aluminum,
  leather,
];

export function materialOf(id: MaterialId): Material {
  const found = materialList.find((material) => material.id === id);
  if (!found) throw new RangeError(`There is no material "${id}": add its module to materialList.`);
  return found;
}

/** Returns one of a material's objects by its name. */
export function objectOf(id: MaterialId, object: string): MaterialObject {
  const { showcase, samplesOnly = [] } = materialOf(id);
  const found = [...samplesOnly, ...showcase.objects].find((each) => each.object === object);
  if (!found)
    throw new RangeError(`The material "${id}" has no object "${object}": name one of its showcase.`);
  return found;
}
