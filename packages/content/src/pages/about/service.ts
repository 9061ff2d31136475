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
    title: msg`激光机售后：培训、保修、备件、远程诊断`,
    description: msg`激光切割机的售后：操作培训 ${course}，整机保修 ${machine}，玻璃激光管 ${tube}，备件 ${parts}内发出，远程诊断每次征得同意。`,
    keywords: msg`激光机售后,激光切割机保修,激光管更换,远程诊断,备件`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`关于`,
      title: msg`机器到了以后，有人教、有人修`,
      lead: msg`操作有人教，坏了有保修和备件，电话有人接。`,
      picture: picture("company/service", msg`工具箱旁的反射镜座和对光靶纸`),
      actions: [link("contactus", msg`联系售后`), link("service", msg`看保修条款`, "#warranty")],
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`出了问题：找谁、等几天、花不花钱`,
          paragraphs: [
            msg`激光机会用旧：镜片要擦，滤芯要换，玻璃管有寿命。机器坏了，打售后电话；备件和保修的期限在下面的表里。`,
            msg`这一页只写能写进合同的事。口头答应而这里没有的，请让销售写到合同里。`,
          ],
        },
      ],
    },
    {
      type: "featureBlocks",
      tone: "surface",
      title: msg`服务包括什么`,
      items: [
        {
          title: msg`专业团队`,
          text: msg`培训您的人和接售后电话的人都熟悉机器。操作培训 ${course}；对光路、校焦距、擦镜片，也会带着您做一遍。`,
          picture: picture("features/autofocus", msg`激光头旁的对焦探针贴近木板表面`),
        },
        {
          title: msg`质量保证`,
          text: msg`整机保 ${machine}，玻璃激光管保 ${tube}。镜片是耗材，和人为损坏一样不在其中；想保得更久，可以另购延保。`,
          picture: picture("features/tube-life", msg`发着淡紫色光的玻璃激光管`),
        },
        {
          title: msg`快速响应`,
          text: msg`备件 ${parts}内发出，一片镜片也发。软件和电路的毛病，常常隔着网络就能看；每一次都要您同意才连，不同意就改用电话、照片和视频。`,
          picture: picture("news/company-2", msg`打开的纸箱，前面摆着镜片、反射镜、铜喷嘴和一卷皮带`),
        },
        {
          title: msg`持续创新`,
          text: msg`设计软件持续更新。反馈问题请写明机型、材料和做法，我们据此改进下一版。`,
          picture: picture("features/cloud", msg`笔记本电脑和手机上打开的作品库`),
        },
      ],
    },
    {
      type: "specSection",
      anchor: "warranty",
      title: msg`保修条款，逐条列出`,
      lead: msg`打电话之前看一眼，就知道这一次在不在保修内。`,
      caption: msg`保修、备件和远程诊断`,
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
            { label: msg`不同意的话`, value: spec(msg`不连，改用电话、照片和视频`) },
          ],
        },
      ],
    },
    {
      type: "steps",
      tone: "surface",
      title: msg`签合同之前，问清这四条`,
      lead: msg`下面四条因机型和地区而异，请写进合同。`,
      steps: [
        { title: msg`起算日`, text: msg`保修从发货、签收还是装好那天算起。` },
        { title: msg`地区和运费`, text: msg`您所在的地方保不保，寄修和寄备件的运费谁付。` },
        { title: msg`光源`, text: msg`射频管、蓝光激光头或光纤激光器保多久。` },
        { title: msg`冷水机`, text: msg`中天的机器随不随附冷水机，是哪一款，保不保。` },
      ],
    },
    {
      type: "callToAction",
      title: msg`机器有状况？`,
      actions: [link("contactus", msg`联系售后`), link("faq", msg`查常见问题`)],
    },
  ],
});
