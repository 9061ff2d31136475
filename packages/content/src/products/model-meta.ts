import { msg } from "@lingui/core/macro";
import { inline } from "../authoring.ts";
import type { ModelMeta, PageMeta } from "../define.ts";
import { modelIds } from "../routes.ts";
import { type ModelId, models, type SeriesId } from "./facts.ts";

const area = (model: "light-530" | "light-640" | "light-960" | "light-1390" | "light-1610") =>
  inline(models[model].workArea);
const power = (model: ModelId) => inline(models[model].laserPower);
const [area530, area640, area960, area1390, area1610] = [
  area("light-530"),
  area("light-640"),
  area("light-960"),
  area("light-1390"),
  area("light-1610"),
];
const lift640 = inline(models["light-640"].zTravel);
const lift = inline(models["light-960"].zTravel);
const acrylic530 = inline(models["light-530"].cutThickness);
const [power530, powerBlue, powerRf, powerM20] = [
  power("light-530"),
  power("light-blue-530"),
  power("light-530-rf"),
  power("mark-m20"),
];
const [power640, power960, power1390, power1610] = [
  power("light-640"),
  power("light-960"),
  power("light-1390"),
  power("light-1610"),
];
const life = inline(models["light-530-rf"].sourceLife);
const speedM20 = inline(models["mark-m20"].maxSpeed);
const fieldM20 = inline(models["mark-m20"].workArea);
const passThrough = inline(models["light-1390"].passThrough);

const meta: Readonly<Record<ModelId, PageMeta>> = {
  "light-530": {
    title: msg`Light 530 桌面 CO₂ 激光切割雕刻机`,
    description: msg`Light 530 桌面激光切割机：${area530} 幅面，${power530} CO₂ 激光，亚克力最厚 ${acrylic530}（多遍切割），带相机和升降台。看参数、材料和样品。`,
    keywords: msg`Light 530,桌面激光切割机,桌面激光雕刻机,CO₂ 激光切割机,教学激光切割机,晨光系列`,
  },
  "light-blue-530": {
    title: msg`Light Blue 530 桌面蓝光激光雕刻机`,
    description: msg`Light Blue 530 蓝光激光雕刻机，${powerBlue} 两种版本，刻木头、纸和植鞣革，也切薄木板；深色不透光的薄亚克力先打样。看参数和材料。`,
    keywords: msg`Light Blue 530,530-B,Blue Light S20,蓝光激光雕刻机,桌面激光雕刻机,皮革激光雕刻机,晨光系列`,
  },
  "light-530-rf": {
    title: msg`Light 530 RF 射频 CO₂ 激光雕刻机`,
    description: msg`Light 530 RF 桌面射频激光机：${powerRf}，射频管寿命 ${life}，刻照片、小字，切薄纸和亚克力。看参数、材料和与玻璃管的差别。`,
    keywords: msg`Light 530 RF,射频激光雕刻机,射频 CO₂ 激光,照片激光雕刻,桌面激光切割机,晨光系列`,
  },
  "mark-m20": {
    title: msg`Mark M20 台式光纤激光打标机`,
    description: msg`Mark M20 光纤激光打标机：${powerM20}，打标范围 ${fieldM20}，振镜最高 ${speedM20}，给金属打编号、二维码和商标。看参数和防护要求。`,
    keywords: msg`Mark M20,光纤激光打标机,金属打标机,二维码打标机,台式激光打标机,晨光系列`,
  },
  "light-640": {
    title: msg`Light 640 落地 CO₂ 激光切割机`,
    description: msg`Light 640 落地 CO₂ 激光切割机：${area640} 幅面，${power640}，工作台升降 ${lift640}，适合创客空间、广告店和实训室。看参数和场地要求。`,
    keywords: msg`Light 640,6040 激光切割机,落地激光切割机,CO₂ 激光切割机,实训室激光切割机,中天系列`,
  },
  "light-960": {
    title: msg`Light 960 落地 CO₂ 激光切割机`,
    description: msg`Light 960 落地 CO₂ 激光切割机：${area960} 幅面，${power960}，工作台升降 ${lift}，亚克力字和门牌一版排完。看参数、材料和样品。`,
    keywords: msg`Light 960,9060 激光切割机,亚克力激光切割机,标牌激光切割机,CO₂ 激光切割机,中天系列`,
  },
  "light-1390": {
    title: msg`Light 1390 大幅面 CO₂ 激光切割机`,
    description: msg`Light 1390 落地 CO₂ 激光切割机：${area1390} 幅面，${power1390}，厚 ${passThrough} 以内的长板照安全指南从后门送，成批切零件。`,
    keywords: msg`Light 1390,1390 激光切割机,大幅面激光切割机,亚克力激光切割机,CO₂ 激光切割机,中天系列`,
  },
  "light-1610": {
    title: msg`Light 1610 大幅面 CO₂ 激光切割机`,
    description: msg`Light 1610 大幅面 CO₂ 激光切割机：${area1610} 幅面，${power1610}，切布料、屏风和大幅展板，少拼缝；软包和展板先查成分。看参数和场地。`,
    keywords: msg`Light 1610,1610 激光切割机,大幅面激光切割机,布料激光切割机,CO₂ 激光切割机,中天系列`,
  },
};

/** Returns title, description and keywords of the address of each model of a series, for search results and shared links. */
export const modelMeta = (series: SeriesId): ModelMeta =>
  Object.fromEntries(
    modelIds.flatMap((id) => (models[id].series === series ? [[id, meta[id]] as const] : [])),
  );
