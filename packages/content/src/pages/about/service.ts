import { msg } from "@lingui/core/macro";
import { link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";

const eyebrow = msg`关于`;

export const service = definePage({
  id: "service",
  meta: {
    title: msg`服务`,
    description: msg`培训一到两小时，整机保修十二个月，激光管六个月，配件三个工作日内发出，远程诊断先征得同意。`,
    keywords: msg`激光机售后,保修,激光管更换,远程诊断,配件`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow,
      title: msg`机器到了以后`,
      lead: msg`四件事：有人教、有保修、有备件、有人接电话。`,
      picture: picture("features/touchscreen", msg`机身上的触控屏`),
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`懂机器的人`,
          paragraphs: [msg`装机、对光路、教操作，由熟悉这台机器的人来。学一两个小时，就能自己开工。`],
        },
        {
          title: msg`质量保证`,
          paragraphs: [
            msg`整机保修十二个月，激光管六个月。镜片属于耗材，人为损坏不在保修之内；需要更长时间，可以另购延保。`,
          ],
        },
        {
          title: msg`响应快`,
          paragraphs: [
            msg`常用配件三个工作日内发出，没有最低数量。`,
            msg`软件和电路的问题，很多可以远程看。每一次都要您明确同意，不同意就不连。`,
          ],
        },
        {
          title: msg`一直在改`,
          paragraphs: [msg`软件会继续更新。您提的毛病改好了，会告诉您改在哪一版。`],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`机器有状况？`,
      actions: [link("contactus", msg`联系售后`), link("faq", msg`先查常见问题`)],
    },
  ],
});
