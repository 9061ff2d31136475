import type { MaterialShowcaseData } from "@lightmaker/ui";
import { type Authored, link, picture, verbatim } from "../../authoring.ts";
import { objectOf } from "../../materials/index.ts";
import { workingWith } from "../../materials/labels.ts";
import type { MaterialId } from "../../materials/material.ts";
import { pageNames } from "../../shell.ts";
import { shownObject } from "../material-page.ts";

/** Six objects of a material on a picture of its raw surface, which is decoration and has no alternative text. */
function category(
  id: MaterialId,
  objects: readonly string[],
): Authored<MaterialShowcaseData["materials"]>[number] {
  return {
    name: pageNames[id],
    background: picture(`materials/${id}/background`, verbatim("")),
    samples: objects.map((object) => shownObject(id, objectOf(id, object))),
    link: link(id, workingWith[id]),
  };
}

/** Eight materials with six samples each, for the home page. */
export const materials: Authored<MaterialShowcaseData["materials"]> = [
  category("wood", ["coasters", "jewelry-box", "earrings", "lamp", "phone-stand", "puzzle"]),
  category("acrylic", ["keychain", "night-light", "sign", "display-stand", "gears", "inlay"]),
  category("paper", ["pop-up-card", "lantern", "snowflake", "invitation", "landscape", "gift-box"]),
  category("stone", ["slate-board", "plaque", "pebbles", "tile", "house-number", "marble-box"]),
  category("fabric", ["felt-coasters", "denim-patch", "lace", "bag-tag", "applique", "cushion"]),
  category("glass", ["tumbler", "wine-glass", "mirror", "bottle", "ornament", "award"]),
  category("metal", ["dog-tag", "ruler", "wrench", "business-card", "knife", "ring"]),
  category("aluminum", ["nameplate", "front-panel", "card", "key-tag", "carabiner", "enclosure"]),
];
