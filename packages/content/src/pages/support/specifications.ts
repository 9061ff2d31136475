import { msg } from "@lingui/core/macro";
import { inline, link, spec, verbatim } from "../../authoring.ts";
import { type AuthoredBlock, definePage } from "../../define.ts";
import { tubes, wavelengths } from "../../products/facts.ts";
import { productModels } from "../../products/models/index.ts";
import type { ProductModel } from "../../products/product-model.ts";
import type { SpecRow } from "../../products/specs.ts";
import { exact, range } from "../../quantity.ts";
import { modelJumps, supportTabs } from "./tabs.ts";

/** Returns a row's value. The value of the model row links to the model's page. */
const value = ({ key, value: stated }: SpecRow, { series, slug, name }: ProductModel) => {
  const called = inline(verbatim(name));
  return spec(key === "model" ? link(series, msg`${called}（产品页）`, `?model=${slug}`) : stated);
};

/** The full specification of one model. */
const table = (model: ProductModel, index: number): AuthoredBlock => ({
  type: "specSection",
  anchor: model.slug,
  tone: index % 2 === 0 ? "canvas" : "surface",
  title: verbatim(model.name),
  caption: model.machineType,
  groups: [{ rows: model.table.map((row) => ({ label: row.label, value: value(row, model) })) }],
});

const { glassTube, rfTube } = tubes;
const planned = inline(glassTube.planned);
const shift = inline(glassTube.shift);
const days = inline(glassTube.days);
const rfLife = inline(rfTube.ratedLife);
/** Facts, "Glass (DC) and RF tubes". */
const voltages = inline(range("", 15, 26));
const length = inline(range("m", 0.5, 2));
const lowest = inline(exact("W", 20));
const highest = inline(exact("W", 160));

/** Anchor of the comparison of tubes. */
export const tubesAnchor = "tubes";

const tubeTable: AuthoredBlock = {
  type: "factTable",
  anchor: tubesAnchor,
  title: msg`玻璃管和射频管，差在哪里`,
  lead: msg`光的波长相同，差在寿命、冷却、起停快慢和价格。`,
  head: msg`比什么`,
  columns: [msg`玻璃管（直流）`, msg`射频管`],
  rows: [
    { name: msg`波长`, cells: [wavelengths.glassTube, wavelengths.rfTube] },
    { name: msg`标称寿命`, cells: [glassTube.ratedLife, msg`Light 530 RF：${rfLife}`] },
    {
      name: msg`多久之前备好下一支`,
      cells: [msg`${planned}；每天出光 ${shift}，${days} 天`, msg`向我们索取`],
    },
    { name: msg`冷却`, cells: [msg`水冷，不可少`, msg`多为风冷；Light 530 RF 的向我们索取`] },
    { name: msg`工作电压`, cells: [msg`${voltages} kV 高压`, msg`低得多`] },
    { name: msg`起停和调制`, cells: [msg`较慢`, msg`快，细节更容易控制`] },
    { name: msg`管长`, cells: [msg`${length}（${lowest} 到 ${highest}）`, msg`看型号`] },
    { name: msg`价格`, cells: [msg`低`, msg`高`] },
    { name: msg`我们的机型`, cells: [msg`Light 530、中天全系`, msg`Light 530 RF`] },
  ],
  note: msg`最高速度相同时，射频管并不更快。两种管的电光效率最高约 20%。精细的差别看不看得出来，各家测试的结论不一，请用自己的图打样。`,
};

export const specifications = definePage({
  id: "specifications",
  meta: {
    title: msg`激光机规格参数：八个型号全表`,
    description: msg`晨光与中天八个型号的激光切割机、雕刻机和打标机参数表：功率、幅面、速度、外形和供电，公制英制可换，附激光管对比。`,
    keywords: msg`激光机参数,激光功率,工作幅面,最高速度,规格表`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`支持`,
      title: msg`八个型号的全部参数`,
      lead: msg`表中功率是激光功率；工作幅面是激光走得到的范围，台面多大、放不放得下更大的板，向我们索取。整机功率，中天的表里另有一行；晨光的整机功率和其他没有列出的参数，请向我们索取。`,
      actions: [
        link("products", msg`挑几款放在一起比`, "#comparison"),
        link("specifications", msg`比一比两种激光管`, `#${tubesAnchor}`),
      ],
    },
    supportTabs("specifications"),
    modelJumps,
    ...productModels.map(table),
    tubeTable,
    {
      type: "callToAction",
      tone: "surface",
      title: msg`要一份能带走的？`,
      lead: msg`每个型号的产品页都能打印，也能取 JSON 数据。`,
      actions: [link("downloads", msg`看可下载的文件`), link("contactus", msg`索取没有列出的参数`)],
    },
  ],
});
