import type { MaterialShowcaseData } from "@lightmaker/ui";
import { msg } from "@lingui/core/macro";
import { type Authored, link, picture, verbatim, type Words } from "../../authoring.ts";
import { objectOf } from "../../materials/index.ts";
import type { MaterialId } from "../../materials/model.ts";
import { pageNames } from "../../shell.ts";
import { shownObject } from "../material-page.ts";

/** Six objects of a material on a picture of its raw surface, which is decoration and has no alternative text. */
function category(
  id: MaterialId,
  objects: readonly string[],
  label: Words,
): Authored<MaterialShowcaseData["materials"]>[number] {
  return {
    name: pageNames[id],
    background: picture(`materials/${id}/background`, verbatim("")),
    samples: objects.map((object) => shownObject(id, objectOf(id, object))),
    link: link(id, label),
  };
}

/** Eight materials with six samples each, for the home page. */
export const materials: Authored<MaterialShowcaseData["materials"]> = [
  category(
    "wood",
    ["coasters", "jewelry-box", "earrings", "lamp", "phone-stand", "puzzle"],
    msg`木材怎么加工`,
  ),
  category(
    "acrylic",
    ["keychain", "night-light", "sign", "display-stand", "gears", "inlay"],
    msg`亚克力怎么加工`,
  ),
  category(
    "paper",
    ["pop-up-card", "lantern", "snowflake", "invitation", "landscape", "gift-box"],
    msg`纸张怎么加工`,
  ),
  category(
    "stone",
    ["slate-board", "plaque", "pebbles", "tile", "house-number", "marble-box"],
    msg`石材怎么加工`,
  ),
  category(
    "fabric",
    ["felt-coasters", "denim-patch", "lace", "bag-tag", "applique", "cushion"],
    msg`布料怎么加工`,
  ),
  category("glass", ["tumbler", "wine-glass", "mirror", "bottle", "ornament", "award"], msg`玻璃怎么加工`),
  category("metal", ["dog-tag", "ruler", "wrench", "business-card", "knife", "ring"], msg`金属怎么打标`),
  category(
    "aluminum",
    ["nameplate", "front-panel", "card", "key-tag", "carabiner", "enclosure"],
    msg`铝怎么打标`,
  ),
];
