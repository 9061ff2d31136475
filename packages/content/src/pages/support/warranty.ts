import { msg } from "@lingui/core/macro";
import { inline, link, type Words } from "../../authoring.ts";
import { callService, mail } from "../../contact-links.ts";
import { type AuthoredBlock, definePage } from "../../define.ts";
import type { Printable } from "../../documents/paper.ts";
import { plannedTubeLife, type SourceId, warranty as terms, tubes } from "../../products/facts.ts";
import type { Machine } from "../../products/scope.ts";
import { supportTabs } from "./tabs.ts";

const tube = inline(terms.tube);
const parts = inline(terms.spareParts);
const planned = inline(plannedTubeLife);
const shift = inline(tubes.glassTube.shift);
const days = inline(tubes.glassTube.days);

type Row = Extract<AuthoredBlock, { type: "factTable" }>["rows"][number];

const misuseOfEnclosed = msg`例如碰撞损坏，加工禁用材料、拆护板或短接联锁造成的损坏`;
/** The open marker has no lid whose interlock could be bypassed. */
const misuseOfMarker = msg`例如碰撞损坏，折断光纤，加工禁用材料、拆光源箱或短接急停造成的损坏`;

/** Returns the table of terms, with the rows of the laser sources. */
const termsTable = (sources: readonly Row[], note: Words, misuse: Words = misuseOfEnclosed) =>
  ({
    type: "factTable",
    title: msg`期限与例外`,
    head: msg`哪一部分`,
    columns: [msg`多久`, msg`说明`],
    rows: [
      { name: msg`整机`, cells: [terms.general, msg`下面几行另有规定的除外`] },
      ...sources,
      { name: msg`各种镜片`, cells: [msg`不在保修内`, msg`易损件；到货就坏的，当天拍照告诉我们`] },
      {
        name: msg`人为损坏`,
        cells: [msg`不在保修内`, misuse],
      },
      { name: msg`延长保修`, cells: [msg`可以另购`, msg`时长和价格向我们索取`] },
      {
        name: msg`备件`,
        cells: [msg`${parts}内发出`, msg`没有最低数量，一片镜片也可以单独发货；从哪天起算，下单前问清`],
      },
    ],
    note,
  }) as const;

const glassTube: Row = { name: msg`玻璃激光管`, cells: [terms.tube, msg`期限单独计算`] };
/** Laser sources for which the specification gives no term of its own. */
const sourceNames: Readonly<Record<Exclude<SourceId, "glassTube">, Words>> = {
  rfTube: msg`射频管`,
  diode: msg`蓝光激光头`,
  fiber: msg`光纤激光器`,
};

const reportLead = msg`备齐前三样，再联系我们。`;
const reportSteps = (photos: Words) => [
  { title: msg`抄铭牌`, text: msg`型号和编号，一字不差。` },
  { title: msg`说现象`, text: msg`什么时候开始的，之前动过什么，屏幕上写着什么。` },
  { title: msg`拍照片`, text: photos },
  { title: msg`打电话或发邮件`, text: msg`急着用机器就打电话；照片发邮件。` },
];

const glassTubeText = {
  title: msg`玻璃管的保修和寿命`,
  paragraphs: [
    msg`玻璃管的保修是 ${tube}，不等于寿命。请在出光 ${planned}之前备好下一支：每天出光 ${shift}，用 ${days} 天就到。备用管的保修从哪天起算，买时问清。`,
  ],
};
const remote = {
  title: msg`远程诊断`,
  paragraphs: [
    msg`有些故障可以远程判断。每次都先问您，您明确说同意，我们才连；只看这台机器，看完断开。`,
    msg`不同意也行。换成照片、视频和电话，一样往下查。`,
  ],
};

/** Returns the terms of one machine, for its manual: its own laser source, and no advice for buyers. */
export const warrantyOf = ({ source }: Machine): readonly Printable[] => [
  termsTable(
    [
      source === "glassTube"
        ? glassTube
        : { name: sourceNames[source], cells: [msg`向我们索取`, msg`规格没有单独给出，以合同为准`] },
    ],
    msg`从哪一天算起、保修地区和运费由谁付，以合同为准。`,
    source === "fiber" ? misuseOfMarker : misuseOfEnclosed,
  ),
  {
    type: "steps",
    title: msg`怎样报修`,
    lead: reportLead,
    steps: reportSteps(
      source === "glassTube" || source === "rfTube"
        ? msg`先关机、断电。切坏的料拍正反两面；镜片，还有不拆护板就看得见的反射镜，各拍一张。`
        : msg`先关机、断电。做坏的料拍正反两面，镜片拍一张。`,
    ),
  },
  { type: "textBlocks", items: source === "glassTube" ? [glassTubeText, remote] : [remote] },
];

export const warranty = definePage({
  id: "warranty",
  meta: {
    title: msg`激光机保修、备件与报修`,
    description: msg`激光切割机和打标机的保修：各部分的期限，不保修的项目，备件几天发出，怎样报修，远程诊断要谁同意。`,
    keywords: msg`激光机保修,激光管保修,备件,报修,远程诊断`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`支持`,
      title: msg`保多久，不保什么，怎样报修`,
      lead: msg`期限和例外，列成一张表；表里没有的，以合同为准。`,
    },
    supportTabs(),
    termsTable(
      [
        glassTube,
        {
          name: msg`射频管、蓝光激光头、光纤激光器`,
          cells: [msg`向我们索取`, msg`签合同前向我们索取，写进合同`],
        },
        {
          name: msg`配件、滤芯和喷嘴`,
          cells: [msg`以合同为准`, msg`空气净化器、旋转轴和冷水机也一样：保不保、保多久，签之前逐样问清`],
        },
      ],
      msg`从哪一天算起、保修地区和运费由谁付，以合同为准；签之前请逐条问清。`,
    ),
    {
      type: "steps",
      anchor: "report",
      tone: "surface",
      title: msg`怎样报修`,
      lead: reportLead,
      steps: reportSteps(
        msg`先关机、断电。切坏的料拍正反两面；镜片，还有不拆护板就看得见的反射镜，各拍一张。`,
      ),
    },
    {
      type: "textBlocks",
      items: [glassTubeText, remote],
    },
    {
      type: "callToAction",
      tone: "surface",
      title: msg`机器现在就有毛病？`,
      actions: [callService, mail, link("maintenance", msg`照保养指南查`)],
    },
  ],
});
