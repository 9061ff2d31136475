import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { learning, warranty } from "../../products/facts.ts";

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
      lead: msg`操作有人教，坏了有保修和备件，工作日电话有人接。`,
      picture: picture("company/service", msg`工具箱旁的反射镜座和对光靶纸`),
      actions: [link("contactus", msg`联系售后`), link("warranty", msg`看保修条款`)],
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`出了问题：找谁，保什么`,
          paragraphs: [
            msg`激光机要保养：镜片要擦，滤芯要换，玻璃管有寿命。机器坏了，打售后电话；保什么、保多久，保修页逐条列出。过保的维修、上门和培训收不收费，签合同前问清，我们在报价单上逐项写明。`,
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
          title: msg`培训：有人教，问题有人答`,
          text: msg`操作培训 ${course}；查光路、校焦距、擦镜片，也会带着您做一遍。在哪里教、用哪种语言、教不教送长板、装机收不收费，签合同前问清，我们在报价单上写明。`,
          picture: picture("features/autofocus", msg`激光头旁的对焦探针贴近木板表面`),
        },
        {
          title: msg`保修：整机 ${machine}，玻璃管 ${tube}`,
          text: msg`整机保 ${machine}，玻璃激光管保 ${tube}。镜片是易损件，和人为损坏一样不在其中；想保得更久，可以另购延保。`,
          picture: picture("features/tube-life", msg`发着紫光的玻璃激光管，接着水管和红色高压线`),
        },
        {
          title: msg`备件：${parts}内发出`,
          text: msg`备件 ${parts}内发出，一片镜片也可以单独发货。软件和电路的故障，常常可以远程诊断；每一次都要您同意才连，不同意就改用电话、照片和视频。`,
          picture: picture("news/company-2", msg`打开的纸箱，前面摆着镜片、反射镜、铜喷嘴和一卷皮带`),
        },
        {
          title: msg`软件：更新和反馈`,
          text: msg`新版本怎样拿到、收不收费，签合同前问清，我们写进合同。遇到问题，请写明机型、材料和做法；我们记下来，给下一版参考。`,
          picture: picture("features/cloud", msg`笔记本电脑和手机上打开的作品库`),
        },
      ],
    },
    {
      type: "steps",
      tone: "surface",
      title: msg`签合同之前，问清这五条`,
      lead: msg`下面五条因机型和地区而异，请写进合同。`,
      steps: [
        { title: msg`起算日`, text: msg`保修从发货、签收还是装好那天算起。` },
        { title: msg`地区和运费`, text: msg`您所在的地方保不保，寄修和寄备件的运费谁付。` },
        { title: msg`光源`, text: msg`射频管、蓝光激光头或光纤激光器保多久。` },
        { title: msg`冷水机`, text: msg`中天系列附不附带冷水机，是哪一款，保不保修。` },
        { title: msg`换管和调光路`, text: msg`在您那里由谁来换激光管、调光路，多久到，怎样收费。` },
      ],
    },
    {
      type: "callToAction",
      title: msg`机器有状况？`,
      actions: [link("contactus", msg`联系售后`), link("warranty", msg`看保修条款`)],
    },
  ],
});
