import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import { materialList } from "../materials/index.ts";
import type { Material } from "../materials/material.ts";
import { pageNames } from "../shell.ts";
import { saidNames } from "./materials.ts";
import type { Asked, Topic } from "./topic.ts";

/** What a page of a material tells beside what can be done with it. */
const aspects = ["edges", "kerf", "fumes", "preparation", "finishing"] as const;
type Aspect = (typeof aspects)[number];

/** Wordings of questions about each, with the material's name as placeholder. */
const askedAbout: Readonly<Record<Aspect, Asked>> = {
  edges: {
    zh: ["{}的边会不会烧黑", "{}刻出来是什么颜色", "{}边缘效果怎么样", "{}焦边怎么变浅"],
    en: [
      "does the laser burn the edges of {}",
      "what does engraving look like on {}",
      "edge quality on {}",
      "brown edges on {}",
    ],
  },
  kerf: {
    zh: ["{}切缝多宽", "{}的切口有多宽", "{}切缝怎么补"],
    en: ["kerf in {}", "how wide is the cut in {}", "allow for the kerf in {}"],
  },
  fumes: {
    zh: ["切{}味道大吗", "{}烟大不大", "切{}会不会着火", "{}的气味怎么办"],
    en: ["does {} smell when cut", "smoke from {}", "does {} catch fire", "how bad is the smell of {}"],
  },
  preparation: {
    zh: ["{}上机前怎么处理", "切{}之前要做什么", "{}翘了怎么压平", "{}要不要贴膜"],
    en: [
      "how do I prepare {}",
      "what to do before cutting {}",
      "how do I hold {} flat",
      "do I mask {} before cutting",
    ],
  },
  finishing: {
    zh: ["{}做完怎么清理", "{}上的焦痕怎么去掉", "{}切完怎么处理", "{}切完怎么粘"],
    en: [
      "how do I clean {} after cutting",
      "remove burn marks from {}",
      "how do I finish {} after engraving",
      "how do I glue {} after cutting",
    ],
  },
};

/** Materials of which the page tells how to keep the edges pale under another heading than how they look. */
const paleEdges: readonly Material["id"][] = ["paper"];

/** Returns the heading and the text of an aspect. */
function textOf({ id, blocks, practice }: Material, aspect: Aspect): { title: Words; description: Words } {
  if (aspect === "edges") return paleEdges.includes(id) ? blocks.process : blocks.quality;
  return practice[aspect];
}

/** Topics about the work with each material: its edges, kerf, smoke, preparation and finishing. */
export const practiceTopics = (): Topic[] =>
  materialList.flatMap((material) =>
    aspects.map((aspect): Topic => {
      const { title, description } = textOf(material, aspect);
      const name = inline(pageNames[material.id]);
      const heading = inline(title);
      const names = saidNames[material.id];
      const ways = askedAbout[aspect];
      return {
        id: `practice.${material.id}.${aspect}`,
        category: "materials",
        question: msg`${name}：${heading}`,
        asked: {
          zh: ways.zh.map((way) => way.replace("{}", names.zh[0] ?? "")),
          en: ways.en.map((way) => way.replace("{}", names.en[0] ?? "")),
        },
        answer: description,
        page: material.id,
      };
    }),
  );
