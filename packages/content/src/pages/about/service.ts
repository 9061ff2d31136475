import { msg } from "@lingui/core/macro";
import { inline, link, picture, spec } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { learning, warranty } from "../../products/facts.ts";
import { onRequest } from "../../products/specs.ts";

const course = inline(learning.course);
const machine = inline(warranty.general);
const tube = inline(warranty.tube);
const parts = inline(warranty.spareParts);

export const service = definePage({
  id: "service",
  meta: {
    title: msg`服务`,
    description: msg`培训一到两小时，整机保修十二个月，激光管六个月，备件三个工作日内发出，远程诊断先征得同意。`,
    keywords: msg`激光机售后,保修,激光管更换,远程诊断,配件`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`关于`,
      title: msg`机器到了以后`,
      lead: msg`四件事：有人教、有保修、有备件、有人接电话。`,
      picture: picture("company/service", msg`工具箱旁的反射镜座和对光靶纸`),
      actions: [link("contactus", msg`联系售后`), link("service", msg`看保修条款`, "#warranty")],
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`先说清楚`,
          paragraphs: [
            msg`激光机会用旧：镜片要擦，滤芯要换，玻璃管有寿命。好的服务不是说它不会坏，而是坏了之后您知道找谁、等几天、花不花钱。`,
            msg`这一页只写能写进合同的事。口头答应而这里没有的，请让销售写到合同里。`,
          ],
        },
      ],
    },
    {
      type: "featureBlocks",
      tone: "surface",
      title: msg`四件事，一件一件说`,
      items: [
        {
          title: msg`专业团队`,
          text: msg`教您的人和接售后电话的人都熟悉机器。操作学 ${course}；对光路、校焦距、擦镜片，也会带着您做一遍。`,
          picture: picture("features/autofocus", msg`激光头旁的对焦探针贴近木板表面`),
        },
        {
          title: msg`质量保证`,
          text: msg`整机保 ${machine}，激光管保 ${tube}。镜片是耗材，和人为损坏一样不在其中；想保得更久，可以另购延保。`,
          picture: picture("features/tube-life", msg`发着淡紫色光的玻璃激光管`),
        },
        {
          title: msg`快速响应`,
          text: msg`备件 ${parts}内发出，一片镜片也发。软件和电路的毛病，常常隔着网就能看；每一次都要您点头才连，不同意就改用电话和照片。`,
          picture: picture("news/company-2", msg`打开的纸箱，前面摆着镜片、反射镜、铜喷嘴和一卷皮带`),
        },
        {
          title: msg`持续创新`,
          text: msg`设计软件会接着更新。您报来的问题，说清机型、材料和做法，就有机会变成下一版里的改动。`,
          picture: picture("features/cloud", msg`笔记本电脑和手机上打开的作品库`),
        },
      ],
    },
    {
      type: "specSection",
      anchor: "warranty",
      title: msg`保修条款，逐条列出`,
      lead: msg`打电话之前对一下，就知道这一次要不要付钱。`,
      caption: msg`保修、配件与远程诊断`,
      groups: [
        {
          title: msg`保修`,
          rows: [
            { label: msg`整机`, value: spec(warranty.general) },
            { label: msg`玻璃激光管`, value: spec(warranty.tube) },
            { label: msg`射频管、蓝光激光头、光纤激光器`, value: spec(onRequest) },
            { label: msg`不在保修内`, value: spec(msg`镜片，人为损坏`) },
            { label: msg`延保`, value: spec(msg`可另购，期限写进合同`) },
          ],
        },
        {
          title: msg`备件与发货`,
          rows: [
            { label: msg`发货`, value: spec(msg`${parts}内`) },
            { label: msg`最低数量`, value: spec(msg`没有，一件也发`) },
          ],
        },
        {
          title: msg`远程诊断`,
          rows: [
            { label: msg`什么时候连`, value: spec(msg`您明确同意之后，每次单独问`) },
            { label: msg`不同意呢`, value: spec(msg`不连，改用电话和照片`) },
          ],
        },
      ],
    },
    {
      type: "callToAction",
      tone: "surface",
      title: msg`机器有状况？`,
      actions: [link("contactus", msg`联系售后`), link("faq", msg`先查常见问题`)],
    },
  ],
});
