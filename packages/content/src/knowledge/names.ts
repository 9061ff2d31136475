import type { KnowledgeSubject } from "@lightmaker/api/contract";
import type { ModelId } from "../products/facts.ts";
import { productModels, spellingsOf } from "../products/models/index.ts";

/**
 * Other names that visitors use for a model, in addition to the specification's spellings. Spaces, hyphens and capitals
 * do not matter.
 */
const saidNames: Readonly<Record<ModelId, readonly string[]>> = {
  "light-530": ["530", "L530", "晨光 530"],
  "light-blue-530": [
    "Blue 530",
    "530 Blue",
    "530 B",
    "S20",
    "蓝光机",
    "blue laser",
    "蓝光 530",
    "530 蓝光",
    "Light 530 B",
    "Blue Light 530",
  ],
  "light-530-rf": ["530 RF", "RF 530", "530 射频", "射频 530", "530 射频版", "Light 530 射频"],
  "mark-m20": ["M20", "Mark 20", "打标机 M20", "打标机", "marking machine", "LightMaker M20"],
  "light-640": ["640", "L640", "6040", "中天 640"],
  "light-960": ["960", "L960", "9060", "中天 960"],
  "light-1390": ["1390", "L1390", "13090", "中天 1390"],
  "light-1610": ["1610", "L1610", "16100", "中天 1610"],
};

/** Every model with all its names. */
export const knowledgeSubjects: readonly KnowledgeSubject[] = productModels.map((model) => ({
  id: model.slug,
  names: [...new Set([...spellingsOf(model), ...saidNames[model.slug]])],
}));
