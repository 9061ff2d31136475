import { msg } from "@lingui/core/macro";
import { inline, link, type Words } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { models, type SourceId, warranty } from "../../products/facts.ts";
import { type Machine, type Scope, variantFor } from "../../products/scope.ts";
import { type CareRow, careRows, type TroubleStep, troubleSteps } from "../../safety/care.ts";
import { supportTabs } from "./tabs.ts";

const tank = inline(models["light-530"].waterTank);
const flow = inline(models["light-530"].waterFlow);
const exhaust = inline(models["light-640"].exhaust);
const air = inline(models["light-530"].airPressure);
const parts = inline(warranty.spareParts);

/** A text below the tables: on the page for all machines together, in a manual for its machine or not at all. */
interface CareText {
  readonly title: Words;
  readonly text: Words;
  readonly inManual: readonly (Scope & { readonly text: Words })[];
}

const careTexts: readonly CareText[] = [
  {
    title: msg`水温稳，激光管才耐用`,
    text: msg`玻璃管的寿命和光斑都看水。Light 530 的水箱 ${tank}、流量 ${flow}，水少了就补。加水、放水之前关机、断电。冬天会结冰的屋子，停用前把水放掉。`,
    inManual: [
      {
        models: ["light-530"],
        text: msg`玻璃管的寿命和光斑都取决于水温和流量。水箱 ${tank}、流量 ${flow}，水少了就补。加水、放水之前关机、断电。冬天会结冰的屋子，停用前把水放掉。`,
      },
      {
        sources: ["glassTube"],
        text: msg`玻璃管的寿命和光斑都取决于水温和流量。水量和流量以冷水机附带的资料为准，水少了就补。加水、放水之前关机、断电。冬天会结冰的屋子，停用前把水放掉。`,
      },
    ],
  },
  {
    title: msg`吹气护镜片，排风管不要变细`,
    text: msg`吹气护着镜片，也压住火苗，Light 530 的气压 ${air}。排风口 ${exhaust} 的落地机，管子换了更细的，镜片会脏得更快。`,
    inManual: [
      {
        models: ["light-530"],
        text: msg`吹气护着镜片，也压住火苗，气压 ${air}。排风管不要换细：烟留在机身里，镜片会脏得更快。`,
      },
      {
        series: "zhongtian",
        text: msg`吹气护着镜片，也压住火苗；这个型号的气压向我们索取。排风口 ${exhaust}，管子不要换细：烟留在机身里，镜片会脏得更快。`,
      },
    ],
  },
  {
    title: msg`打标机没有水，也没有上盖`,
    text: msg`Mark M20 查的是场镜、吸口、护目镜和停机。打浅了，先看场镜有没有灰，再看焦距和材料；光源箱不自己拆。`,
    inManual: [],
  },
  {
    title: msg`手边备什么`,
    text: msg`一片镜片、一包棉签、一瓶无水酒精、一块边角料切好的测试格。备件 ${parts}内发出；镜片坏了，手边这一片先顶上。`,
    inManual: [
      {
        sources: ["glassTube", "rfTube", "diode"],
        text: msg`一片镜片、一包棉签、一瓶无水酒精、一块边角料切好的测试格。备件 ${parts}内发出；镜片坏了，手边这一片先顶上。`,
      },
    ],
  },
];

/** Returns the texts about care that are true of a machine. */
export const careTextsOf = (machine: Machine) =>
  careTexts.flatMap(({ title, inManual }) => {
    const own = variantFor(inManual, machine);
    return own ? [{ title, paragraphs: [own.text] }] : [];
  });

/** Names the machines of some kinds, by what they have in common. */
const machines = (kinds: readonly SourceId[]): Words => {
  const has = (source: SourceId) => kinds.includes(source);
  if (has("fiber"))
    return kinds.length === 1
      ? msg`Mark M20`
      : has("glassTube")
        ? msg`全部`
        : msg`Light Blue 530、Mark M20；Light 530 RF 以附带的资料为准`;
  if (has("diode")) return msg`全部带上盖的`;
  return has("rfTube") ? msg`CO₂ 机型` : msg`玻璃管机型`;
};

export const maintenance = definePage({
  id: "maintenance",
  meta: {
    title: msg`激光切割机、打标机保养指南`,
    description: msg`镜片、反射镜、冷却水、滤芯、碎屑盘、导轨和激光管：各自什么时候看、怎么做，切不透时按什么次序查。可打印成 A4。`,
    keywords: msg`激光机保养,擦镜片,冷却水,激光管更换,导轨加油`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`指南`,
      title: msg`保养指南`,
      lead: msg`四种机器一张表，各看各的几行。贴在机器旁边，谁开机谁看一遍。`,
    },
    supportTabs(),
    {
      type: "factTable",
      title: msg`什么时候，做什么`,
      head: msg`部位`,
      columns: [msg`什么时候`, msg`要做的事`, msg`哪些机型`],
      rows: Object.values<CareRow>(careRows).map(({ name, cells, kinds, accessory }) => ({
        name,
        cells: [...cells, accessory ? msg`Light 530 和 Light 640` : machines(kinds)],
      })),
      note: msg`没有写多久一次的，是因为没有一个天数适合所有材料：木材和皮革脏得快，亚克力慢。各型号的手册另有规定的，以手册为准；关系到安全的，哪一份更严，照哪一份做。`,
    },
    {
      type: "steps",
      anchor: "no-cut",
      tone: "surface",
      title: msg`切不透了，按这个次序查`,
      lead: msg`一次只动一样，动完切同一块测试格。`,
      steps: Object.values<TroubleStep>(troubleSteps)
        .filter(({ kinds }) => kinds.some((kind) => kind !== "fiber"))
        .map(({ title, text, kinds }) => {
          const [part, which] = [inline(title), inline(machines(kinds))];
          return { title: kinds.includes("diode") ? title : msg`${part}（${which}）`, text };
        }),
    },
    {
      type: "textBlocks",
      title: msg`水、风、打标机和备件`,
      items: careTexts.map(({ title, text }) => ({ title, paragraphs: [text] })),
    },
    {
      type: "callToAction",
      tone: "surface",
      title: msg`查完还是不行？`,
      actions: [link("warranty", msg`看怎样报修`, "#report"), link("safety", msg`看安全指南`)],
    },
  ],
});
