import { msg } from "@lingui/core/macro";
import { inline, link, verbatim, type Words } from "../../authoring.ts";
import { type AuthoredBlock, definePage } from "../../define.ts";
import { dataSheet, forbidden, withoutAnswer } from "../../materials/forbidden.ts";
import { claims } from "../../products/claims.ts";
import { type ModelFacts, models } from "../../products/facts.ts";
import { exact } from "../../quantity.ts";
import { alarmSounds, eyeExposed, injuredBelow, smokeInhaled } from "../../safety/emergency.ts";
import {
  extinguisherOfRoom,
  fireStepsOfEnclosed,
  fireStepsOfMarker,
  interlockHeading,
  interlockTests,
  kindList,
  kinds,
} from "../../safety/kinds.ts";
import { passThrough } from "../../safety/pass-through.ts";
import { supportTabs } from "./tabs.ts";

/** Facts, "Fumes". */
const hepa = inline(exact("µm", 0.3));

/** Capabilities and limits of an air purifier. */
export const purifier = msg`滤芯拦颗粒，拦住多少看等级；我们的滤芯是哪一级，问我们。国内的高效滤芯，看 GB/T 13554 的等级；能称为 HEPA 的，按美国的定义，至少要拦下 ${hepa} 颗粒的 99.97%。活性炭吸附大部分气味和一部分气体。一氧化碳两样都不拦：用净化器的房间必须能换气，再装一只一氧化碳报警器。换再好的滤芯，PVC 也不能切。`;

/** Text for machines that take no purifier. */
const withoutPurifier = msg`空气净化器只配 Light 530 和 Light 640；别的机型排不到室外，先问我们。`;

/** Text about the marker's metal dust. */
const metalDust = msg`带金属粉的排风不能接空气净化器，Mark M20 的也不能接：用适合金属粉的集尘设备，选哪一种，问我们。`;

const modelsOfKind = (source: string): Words =>
  verbatim(
    Object.values<ModelFacts>(models)
      .filter((model) => model.source === source)
      .map(({ name }) => name)
      .join(" / "),
  );

/** Table of the forbidden materials and what happens when one is lasered. */
export const forbiddenTable = {
  type: "factTable",
  title: msg`禁用清单：绝不放进激光机`,
  lead: msg`这是我们的清单，别家的可能不同。`,
  head: msg`材料`,
  columns: [msg`会怎样`],
  rows: Object.values(forbidden).map(({ name, reason }) => ({ name, cells: [reason] })),
} as const satisfies AuthoredBlock;

/** Table of what stays out besides the list, some of it until it is known or answered for. */
export const withoutAnswerTable = {
  type: "factTable",
  title: msg`另外这几样，也不放`,
  lead: msg`写了条件的（书面同意、SDS、弄清成分、先问我们），条件满足以前不放；没有写条件的，任何时候都不放。`,
  head: msg`材料`,
  columns: [msg`会怎样`],
  rows: withoutAnswer.map(({ name, reason }) => ({ name, cells: [reason] })),
  note: dataSheet,
} as const satisfies AuthoredBlock;

/** Names of the laws and standards, by region. */
export const laws = {
  type: "factTable",
  title: msg`各地的激光安全法规和标准`,
  lead: msg`这里只列名字，供您查自己的义务。`,
  head: msg`法规或标准`,
  columns: [msg`哪里`, msg`管什么`],
  rows: [
    { name: verbatim("IEC 60825-1"), cells: [msg`国际；欧洲为 EN 60825-1`, msg`激光产品的分类与要求`] },
    {
      name: verbatim("GB/T 7247.1-2024"),
      cells: [msg`中国，2025 年 4 月 1 日起代替 GB 7247.1-2012`, msg`激光产品的分类与要求`],
    },
    { name: verbatim("GB/T 18490"), cells: [msg`中国`, msg`激光加工机械的安全`] },
    { name: msg`《中华人民共和国职业病防治法》`, cells: [msg`中国`, msg`用人单位的防护义务`] },
    { name: verbatim("GBZ 2.1"), cells: [msg`中国`, msg`工作场所里烟、气体和粉尘的接触限值`] },
    { name: verbatim("GBZ 2.2"), cells: [msg`中国`, msg`工作场所里激光辐射等的接触限值`] },
    { name: verbatim("GB 30863-2014"), cells: [msg`中国`, msg`激光防护镜`] },
    { name: verbatim("21 CFR 1040.10"), cells: [msg`美国`, msg`激光产品的性能标准`] },
    { name: verbatim("ISO 11553-1"), cells: [msg`国际`, msg`激光加工机械的安全`] },
    { name: verbatim("ANSI Z136.1"), cells: [msg`美国`, msg`用户一方的激光安全`] },
    { name: msg`指令 2006/25/EC`, cells: [msg`欧盟`, msg`用人单位对人工光辐射的防护义务`] },
    {
      name: msg`欧盟机械条例 2023/1230`,
      cells: [msg`欧盟`, msg`机械，自 2027 年 1 月 20 日起；此前为指令 2006/42/EC`],
    },
    { name: msg`《机械供应（安全）条例》2008`, cells: [msg`英国`, msg`机械`] },
    {
      name: msg`《工作场所人工光辐射控制条例》2010`,
      cells: [msg`英国（北爱尔兰另有条例）`, msg`用人单位对激光的防护义务`],
    },
    {
      name: msg`《有害健康物质控制条例》2002（COSHH）`,
      cells: [msg`英国（北爱尔兰另有条例）`, msg`激光烟雾和排风`],
    },
  ],
  note: msg`1 类指封闭、联锁有效、正常使用时的状态；拆了护板、短接了联锁或检修时开着盖出光，就不再适用。敞着光路的大功率激光是 4 类。在美国，还要索取 21 CFR 1040.10 的认证和 FDA 的登记号（accession number）。在英国，问清符合性声明是英国的（UKCA）还是欧盟的（CE）；在欧盟，索取欧盟的符合性声明（CE）；两地都问清进口商是谁。各型号的激光类别，这里不标注：向我们索取您那台的激光类别和符合性声明，拿到以前不要投入使用。`,
} as const;

const interlockTest = inline(interlockHeading);
/** How often the interlocks are tested, and what a failure means. */
export const interlockLead = msg`每天开工前、换班以后，照次序试。有一样不对，停用报修。`;

export const safety = definePage({
  id: "safety",
  meta: {
    title: msg`激光机安全指南：护目镜、防火、禁用材料`,
    description: msg`四种激光机的安全：开激光前的六项检查、护目镜、绝不能放进去的材料、着火怎么办、长板怎样送料、各地的法规和标准。`,
    keywords: msg`激光机安全,禁用材料,激光烟雾,防火,IEC 60825`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`指南`,
      title: msg`安全指南`,
      lead: msg`光、火、烟、材料，四件事。新来的人读完它，再碰机器。`,
    },
    supportTabs(),
    {
      type: "factTable",
      title: msg`四种机器，各有各的防护`,
      lead: msg`认清手里是哪一种，照它的“开激光前的六项检查”做。${inline(claims.checksWhen)}`,
      head: msg`机器`,
      columns: [msg`型号`, msg`护目镜`, msg`光，有什么危险`],
      rows: Object.entries(kinds).map(([source, { name, gogglesInShort, light }]) => ({
        name,
        cells: [modelsOfKind(source), gogglesInShort, light],
      })),
      note: msg`激光类别和证书，以您那台的铭牌与文件为准。`,
    },
    ...kindList.map(({ anchor, name, checks }, index): AuthoredBlock => {
      const called = inline(name);
      return {
        type: "steps",
        anchor,
        tone: index % 2 === 0 ? "surface" : "canvas",
        title: msg`开激光前的六项检查：${called}`,
        steps: checks,
      };
    }),
    {
      type: "steps",
      anchor: "interlocks",
      tone: "surface",
      title: msg`${interlockTest}：Light 530、Light 530 RF、Light Blue 530`,
      lead: interlockLead,
      steps: interlockTests.lidOnly,
    },
    {
      type: "steps",
      title: msg`${interlockTest}：中天系列`,
      lead: interlockLead,
      steps: interlockTests.withDoors,
    },
    { ...forbiddenTable, tone: "surface" },
    { ...withoutAnswerTable, tone: "surface" },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`烟`,
          paragraphs: [kinds.glassTube.smoke, purifier, msg`${inline(withoutPurifier)}${inline(metalDust)}`],
        },
        {
          title: msg`火`,
          paragraphs: [kinds.glassTube.unattended, extinguisherOfRoom],
        },
        { title: msg`有人受伤`, paragraphs: [injuredBelow, eyeExposed, smokeInhaled, alarmSounds] },
        { title: msg`着火了：带上盖的机型`, paragraphs: fireStepsOfEnclosed },
        { title: msg`着火了：Mark M20`, paragraphs: fireStepsOfMarker },
        {
          title: msg`光和电`,
          paragraphs: [
            msg`带上盖的机型：不要掀开上盖加工，不要拆护板，不要短接联锁。这样做，里面的激光会漏出来，要按 4 类激光的危险对待。`,
            kinds.glassTube.goggles,
            kinds.glassTube.electricity,
          ],
        },
        {
          title: msg`光路敞开的 Mark M20`,
          paragraphs: [
            claims.beforeService,
            claims.dutyOfMarker,
            kinds.fiber.goggles,
            claims.markerOff,
            kinds.fiber.electricity,
          ],
        },
        {
          title: msg`人和房间`,
          paragraphs: [
            kinds.glassTube.people,
            msg`光路敞开的 Mark M20 放在${inline(claims.roomOfMarker)}，不在课堂上使用。`,
          ],
        },
      ],
    },
    {
      type: "steps",
      anchor: passThrough.anchor,
      title: passThrough.title,
      lead: passThrough.lead,
      steps: passThrough.steps,
    },
    { type: "textBlocks", items: [{ title: msg`送长板，谁可以做`, paragraphs: [passThrough.rules] }] },
    { ...laws, tone: "surface" },
    {
      type: "callToAction",
      tone: "canvas",
      title: msg`还有拿不准的材料？`,
      actions: [link("materials", msg`按名字查`), link("maintenance", msg`看保养指南`)],
    },
  ],
});
