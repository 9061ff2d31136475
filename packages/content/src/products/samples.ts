import type { PictureId } from "@lightmaker/media";
import { msg } from "@lingui/core/macro";
import { type AuthoredPicture, picture, type Words } from "../authoring.ts";
import type { PageId } from "../routes.ts";

/** A tile of a model's materials grid. */
export interface MaterialSample {
  readonly title: Words;
  readonly picture: AuthoredPicture;
  /** The page of the material. */
  readonly page: PageId;
}

const sample = (page: PageId, title: Words, id: PictureId, shows: Words): MaterialSample => ({
  title,
  picture: picture(id, shows),
  page,
});

/** Samples that the models' materials grids are put together from. */
export const samples = {
  plywood: sample("wood", msg`椴木胶合板`, "materials/wood/puzzle", msg`激光切割的木质拼图`),
  walnut: sample("wood", msg`胡桃木`, "materials/wood/earrings", msg`胡桃木与亚克力耳环`),
  birch: sample("wood", msg`桦木`, "materials/wood/coasters", msg`刻着花纹的木质与石质杯垫`),
  clearAcrylic: sample("acrylic", msg`透明亚克力`, "materials/acrylic/display-stand", msg`透明亚克力陈列架`),
  colouredAcrylic: sample("acrylic", msg`彩色亚克力`, "materials/acrylic/gears", msg`彩色亚克力齿轮组`),
  darkAcrylic: sample("acrylic", msg`深色亚克力`, "materials/acrylic/keychain", msg`三只亚克力钥匙扣`),
  paper: sample("paper", msg`纸与卡纸`, "materials/paper/lantern", msg`透光的镂空纸灯笼`),
  giftBoard: sample("paper", msg`礼盒纸板`, "materials/paper/gift-box", msg`镂空纸质礼盒`),
  felt: sample("fabric", msg`毛毡`, "materials/fabric/felt-coasters", msg`镂空毛毡杯垫`),
  denim: sample("fabric", msg`牛仔布`, "materials/fabric/denim-patch", msg`刻出图案的牛仔布贴`),
  glass: sample("glass", msg`玻璃`, "materials/glass/tumbler", msg`刻着磨砂花纹的直口玻璃杯`),
  slate: sample("stone", msg`板岩`, "materials/stone/slate-board", msg`刻着纹样的石板餐盘`),
  anodised: sample("aluminum", msg`阳极氧化铝`, "materials/aluminum/front-panel", msg`刻有刻度的仪器面板`),
  stainless: sample("metal", msg`不锈钢`, "materials/metal/ruler", msg`刻度清晰的钢尺`),
  bladeSteel: sample("metal", msg`刀具钢`, "materials/metal/knife", msg`刀身打有花纹的小刀`),
  toolSteel: sample("metal", msg`工具钢`, "materials/metal/wrench", msg`打有编号的扳手`),
  jewellery: sample("metal", msg`首饰金属`, "materials/metal/ring", msg`刻着花纹的戒指`),
  aluminium: sample("aluminum", msg`铝合金`, "materials/aluminum/carabiner", msg`打标的铝质登山扣`),
  nameplate: sample("aluminum", msg`氧化铝铭牌`, "materials/aluminum/nameplate", msg`蓝色阳极氧化铝铭牌`),
} as const;

/** Ten materials a CO₂ cutter works in, in the order of the Radiance grid. */
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

/** The same ten, begun with what a model's buyers mostly bring. */
export function beginningWith(...first: readonly MaterialSample[]): readonly MaterialSample[] {
  return [...first, ...cutterSamples.filter((each) => !first.includes(each))];
}
