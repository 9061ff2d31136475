import type { LimitsItem } from "@lightmaker/ui";
import { msg } from "@lingui/core/macro";
import { type Authored, inline, link, verbatim } from "../authoring.ts";
import { exact } from "../quantity.ts";
import { claims } from "./claims.ts";
import { thicknessOf } from "./cuts.ts";
import { type ModelId, models } from "./facts.ts";

type Item = Authored<LimitsItem>;

interface Limits {
  readonly can: readonly Item[];
  readonly cannot: readonly Item[];
}

const instead = (id: ModelId) => {
  const { name, series } = models[id];
  const called = inline(verbatim(name));
  return link(series, msg`看 ${called}`, `?model=${id}`);
};

/** Limits that all CO₂ machines have in common: written once, repeated word for word on both series' pages. */
export const commonLimits = {
  thin: { name: msg`切纸、布料和植鞣革`, text: msg`纸和布单张切，人守在旁边。` },
  surface: { name: msg`刻玻璃和石材的表面`, text: msg`杯垫、奖牌、门牌：表面变白，没有深度。` },
  bareMetal: {
    name: msg`裸金属`,
    text: msg`CO₂ 的光大多被反射，不切，也不刻。`,
    link: instead("mark-m20"),
  },
  glassCut: { name: msg`切断玻璃和石材`, text: msg`光只让表面变毛，进不到里面。` },
  chlorine: { name: msg`含氯的塑料和人造革`, text: claims.neverChlorine },
  askThickness: msg`切多厚，看功率和板材，先打样。`,
} as const;

const { thin, surface, bareMetal, glassCut, chlorine, askThickness } = commonLimits;

/** The maximum thickness of a material on a model, in the words of its table. */
function cut(id: ModelId, material: "wood" | "acrylic") {
  const thickness = thicknessOf(id, material);
  if (!thickness) return askThickness;
  const most = inline(thickness.most);
  if (!thickness.advised) return msg`最厚 ${most}，多遍切割。`;
  const advised = inline(thickness.advised);
  return msg`建议 ${advised} 以内，最厚 ${most}，多遍切割。`;
}

const onCo2 = (id: ModelId): readonly Item[] => [
  { name: msg`切、刻亚克力`, text: cut(id, "acrylic") },
  { name: msg`切、刻木材`, text: cut(id, "wood") },
  thin,
  surface,
];

const small = models["light-530"];
/** The limit itself: inside a comparison, "within" has no place. */
const fits = inline(exact("mm", ...small.materialThickness.figures));
const acrylic530 = inline(small.cutThickness);
const acrylicRf = inline(models["light-530-rf"].cutThickness);
const blue = models["light-blue-530"];
const [blueCut, blueSpot] = [inline(blue.cutThickness), inline(blue.spotSize)];
const marker = models["mark-m20"];
const [markArea, markHeight, markSpot] = [
  inline(marker.workArea),
  inline(marker.materialThickness),
  inline(marker.spotSize),
];
const room = inline(claims.roomOfMarker);

type FloorModel = "light-640" | "light-960" | "light-1390" | "light-1610";

/** Radiance: long boards through the back door, with the beam off (decisions 33). */
function radiance(id: FloorModel): Limits {
  const area = inline(models[id].workArea);

  const [acrylic, wood, ...others] = onCo2(id);
  return {
    can: [
      {
        name: msg`${area} 一版排完`,
        text: claims.longBoards,
      },
      ...(id === "light-640" ? [wood, acrylic] : [acrylic, wood]).flatMap((item) => item ?? []),
      ...others,
    ],
    cannot: [
      bareMetal,
      glassCut,
      {
        name: msg`边送长板边切`,
        text: msg`哪个门开着，那个门口的挡板没有全部合到板上，就不出光；联锁不短接。`,
      },
      { name: msg`不打样就保证切多厚`, text: claims.radianceDepth },
      chlorine,
    ],
  };
}

/**
 * What each model can do, and what it cannot, in the same detail. Thicknesses come from `cuts.ts`, rules from `claims.ts`.
 */
export const limitsOf: Readonly<Record<ModelId, Limits>> = {
  "light-530": {
    can: onCo2("light-530"),
    cannot: [
      bareMetal,
      glassCut,
      {
        name: msg`比 ${fits} 更厚的工件`,
        text: msg`放不进去；升降行程是对焦用的，不能加在料厚上。`,
        link: instead("light-640"),
      },
      chlorine,
    ],
  },
  "light-530-rf": {
    can: onCo2("light-530-rf"),
    cannot: [
      bareMetal,
      glassCut,
      {
        name: msg`厚亚克力板`,
        text: msg`优质板材、多遍切割，到 ${acrylicRf} 为止；玻璃管的 Light 530 到 ${acrylic530}。`,
        link: instead("light-530"),
      },
      chlorine,
    ],
  },
  "light-blue-530": {
    can: [
      { name: msg`刻木材，切薄板`, text: msg`木材可切透${blueCut}，分几遍走。` },
      { name: msg`刻照片和细图案`, text: msg`光斑 ${blueSpot}，灰度层次清楚。` },
      { name: msg`切纸和卡纸`, text: msg`单张切，人守在旁边；雕刻要轻。` },
      { name: msg`刻植鞣革`, text: msg`薄的也可以切。` },
    ],
    cannot: [
      {
        name: msg`透明、白色和蓝色的亚克力`,
        text: msg`蓝光穿过去，或者吸收得太少。`,
        link: instead("light-530"),
      },
      { name: msg`布料、玻璃和石材`, text: msg`不在它的材料里。`, link: instead("light-530") },
      { name: msg`一切金属`, text: msg`有漆的、阳极氧化的也一样。`, link: instead("mark-m20") },
      chlorine,
    ],
  },
  "mark-m20": {
    can: [
      {
        name: msg`给金属打标`,
        text: msg`不锈钢、不含铅的铝合金、紫铜和金银首饰：编号、二维码、商标。黄铜和青铜先问牌号；含铅的和铍铜不打。`,
      },
      { name: msg`打到很细`, text: msg`光斑 ${markSpot}。` },
      { name: msg`刻出深度`, text: msg`多走几遍，手能摸到。` },
      { name: msg`高的工件`, text: msg`工件连夹具高 ${markHeight}，范围 ${markArea}。` },
    ],
    cannot: [
      { name: msg`切板材`, text: msg`只打标和雕刻；金属薄板也切不了。` },
      {
        name: msg`木材和透明亚克力`,
        text: msg`木头打不匀，透明亚克力几乎不吸收这个波长。`,
        link: instead("light-530"),
      },
      { name: msg`放在教室和敞开的办公室里`, text: msg`光路敞开：要${room}，在场的人都戴护目镜。` },
      chlorine,
    ],
  },
  "light-640": radiance("light-640"),
  "light-960": radiance("light-960"),
  "light-1390": radiance("light-1390"),
  "light-1610": radiance("light-1610"),
};
