import { msg } from "@lingui/core/macro";
import { link, verbatim, type Words } from "../authoring.ts";
import type { AuthoredBlock } from "../define.ts";
import { forbiddenSubstances } from "./forbidden.ts";
import { materialList } from "./index.ts";
import { workingWith } from "./labels.ts";
import type { Material, Substance } from "./material.ts";
import { otherSubstances } from "./others.ts";

/** Anchor of the check on the materials hub. */
export const checkAnchor = "check";

/** Anchor of the cards of all materials on the hub. */
export const cardsAnchor = "cards";

/** Placeholder for the typed text, filled in by the browser. */
const typed = "{value}";

/** Link for questions about a substance. The sample form is filled in with its name. */
const askFirst = link("sample", msg`填打样表来问`, `?material=${typed}`);

/** Link to a material's page. */
export const ofPage = ({ id }: Pick<Material, "id">) => link(id, workingWith[id]);

/** An item of the check. Uncertain substances have no link to a material's page, so that visitors ask first. */
const item = ({ id, name, also = [], verdict, reason }: Substance, on?: Material) => ({
  id: verbatim(id),
  name,
  synonyms: also,
  verdict,
  reason,
  ...(on && verdict !== "unknown" && { link: ofPage(on) }),
});

/**
 * Material check ("Can I laser this?"): the substances of all materials, the forbidden ones, and those to ask about
 * first.
 */
export function materialCheck(title: Words, lead: Words): AuthoredBlock {
  return {
    type: "materialCheck",
    anchor: checkAnchor,
    title,
    lead,
    items: [
      ...materialList.flatMap((material) =>
        material.substances.map((substance) => item(substance, material)),
      ),
      ...otherSubstances.map(({ link: leads, onlyInCheck: _, ...substance }) => ({
        ...item(substance),
        ...(leads && { link: leads }),
      })),
      ...forbiddenSubstances.map((substance) => item(substance)),
    ],
    ask: askFirst,
    instead: link("materials", msg`看能换哪种材料`, `#${cardsAnchor}`),
    labels: {
      material: msg`材料名称`,
      hint: msg`中文、英文、缩写、俗名都行。名字对得上才给答案，对不上就请您问我们。`,
      placeholder: msg`例如：椴木、PMMA、仿皮`,
      check: msg`查一查`,
      suggestions: msg`可能是这些`,
      open: msg`列出全部材料`,
      verdicts: {
        allowed: msg`可以`,
        mark: msg`只能雕刻或打标`,
        never: msg`绝不能放`,
        unknown: msg`先查清或先问`,
      },
      lists: {
        allowed: msg`可以切；能不能刻，看材料页`,
        mark: msg`只能雕刻或打标，切不开`,
        never: msg`绝不能放进激光机`,
        unknown: msg`先查清或先问，条件满足以前不放`,
      },
      notListed: msg`清单里没有这个名字，我们不猜。把材料的全名和牌号发来，塑料附安全技术说明书（SDS），我们书面答复。`,
      similar: msg`您指的是不是：`,
    },
  };
}
