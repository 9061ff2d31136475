import { msg } from "@lingui/core/macro";
import { type AuthoredPicture, picture, type Words } from "../authoring.ts";
import { objectOf } from "../materials/index.ts";
import type { MaterialId } from "../materials/material.ts";
import { pictureId } from "../rendered.ts";
import type { PageId } from "../routes.ts";

/** A tile of a model's materials grid. */
export interface MaterialSample {
  readonly title: Words;
  readonly picture: AuthoredPicture;
  /** Page of the material. */
  readonly page: PageId;
}

/** Creates a tile with a picture of one of the material's objects, titled with the material. */
function sample(page: MaterialId, title: Words, object: string): MaterialSample {
  const id = pictureId(`materials/${page}/${object}`);
  return { title, picture: picture(id, objectOf(page, object).alt), page };
}

/** Samples used in the models' materials grids. */
export const samples = {
  plywood: sample("wood", msg`椴木胶合板`, "puzzle"),
  walnut: sample("wood", msg`胡桃木`, "earrings"),
  birch: sample("wood", msg`桦木`, "storage-box"),
  thinWood: sample("wood", msg`薄木板`, "jewelry-box"),
  clearAcrylic: sample("acrylic", msg`透明亚克力`, "display-stand"),
  colouredAcrylic: sample("acrylic", msg`彩色亚克力`, "gears"),
  paper: sample("paper", msg`纸与卡纸`, "lantern"),
  giftBoard: sample("paper", msg`灰板纸（礼盒）`, "gift-box"),
  felt: sample("fabric", msg`毛毡`, "felt-coasters"),
  denim: sample("fabric", msg`牛仔布`, "denim-patch"),
  wallet: sample("leather", msg`植鞣革`, "wallet"),
  keyFob: sample("leather", msg`皮小件`, "key-fob"),
  glass: sample("glass", msg`玻璃`, "ornament"),
  slate: sample("stone", msg`板岩`, "slate-board"),
  anodised: sample("aluminum", msg`阳极氧化铝`, "front-panel"),
  stainless: sample("metal", msg`不锈钢`, "ruler"),
  bladeSteel: sample("metal", msg`刀身用的钢`, "knife"),
  toolSteel: sample("metal", msg`工具钢`, "wrench"),
  jewellery: sample("metal", msg`首饰金属`, "ring"),
  aluminium: sample("aluminum", msg`铝合金`, "carabiner"),
  tag: sample("aluminum", msg`阳极氧化铝号牌`, "key-tag"),
  coated: sample("metal", msg`喷涂金属`, "thermos"),
  brass: sample("metal", msg`不含铅的黄铜（空的打火机壳）`, "lighter"),
  housing: sample("aluminum", msg`铝机壳`, "enclosure"),
} as const;

/** Ten materials that a CO₂ cutter processes, in the order of the Radiance grid. */
export const cutterSamples: readonly MaterialSample[] = [
  samples.plywood,
  samples.clearAcrylic,
  samples.walnut,
  samples.colouredAcrylic,
  samples.paper,
  samples.felt,
  samples.denim,
  samples.glass,
  samples.slate,
  samples.anodised,
];

/** The same ten materials, starting with those that the model's buyers use most. */
export function beginningWith(...first: readonly MaterialSample[]): readonly MaterialSample[] {
  return [...first, ...cutterSamples.filter((each) => !first.includes(each))];
}
