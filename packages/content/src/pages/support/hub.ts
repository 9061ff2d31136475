import { msg } from "@lingui/core/macro";
import { link } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";

const { software, servicePhone } = brand;

export const support = definePage({
  id: "support",
  meta: {
    title: msg`支持`,
    description: msg`软件怎么用、机器怎么选、资料怎么要、常见问题怎么答、参数在哪里，都从这一页进去。`,
    keywords: msg`激光机使用帮助,软件下载,常见问题,规格参数`,
  },
  blocks: [
    {
      type: "banner",
      title: msg`先查一查，多半有答案`,
      lead: msg`查不到，打售后电话 ${servicePhone}。`,
    },
    {
      type: "cardGrid",
      title: msg`要找什么`,
      cards: [
        {
          title: msg`软件`,
          text: msg`${software} 能做什么，第一次打开先做哪几步。`,
          link: link("software", msg`看软件`),
        },
        {
          title: msg`产品中心`,
          text: msg`手里的机器属于哪个系列，资料从哪里看。`,
          link: link("machine", msg`进产品中心`),
        },
        {
          title: msg`资料`,
          text: msg`手册、规格表和操作指南怎样索取。`,
          link: link("downloads", msg`看资料清单`),
        },
        {
          title: msg`常见问题`,
          text: msg`买之前、用起来和材料，三类问答。`,
          link: link("faq", msg`看问答`),
        },
        {
          title: msg`规格`,
          text: msg`两个系列的主要参数，一页对照。`,
          link: link("specifications", msg`看参数`),
        },
      ],
    },
  ],
});
