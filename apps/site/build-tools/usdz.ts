/** Writes the models of the machines for Quick Look on iPhones into the built site, made from the files of the viewer. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { usdzPath } from "@lightmaker/content/routes";
import { machineModelIds, modelSource } from "@lightmaker/media";
import { builtFolder } from "@lightmaker/media/files";
import { usdzOf } from "@lightmaker/media/usdz";

const client = path.join(import.meta.dirname, "../build/client");
let total = 0;
for (const model of machineModelIds) {
  const file = path.join(client, usdzPath(model));
  const usdz = usdzOf(await readFile(path.join(builtFolder, modelSource(model, { base: "" }).src)), model);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, usdz);
  total += usdz.length;
}
console.info(`usdz: ${machineModelIds.length} models, ${(total / 1_000_000).toFixed(1)} MB`);
