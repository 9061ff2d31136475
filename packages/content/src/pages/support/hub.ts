import { msg } from "@lingui/core/macro";
import { link } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";

const { software, servicePhone } = brand;

export const support = definePage({
  id: "support",
  meta: {
    title: msg`支持`,
    description: msg`软件怎么用、机器怎么选、文件怎么拿、常见问题怎么答、参数在哪里，还有保修、保养和安全，都从这一页进去。`,
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
          title: msg`下载`,
          text: msg`手册、规格表、操作指南和测试文件。`,
          link: link("downloads", msg`看文件清单`),
        },
        { title: msg`常见问题`, text: msg`买之前、用起来和材料，三类问答。`, link: link("faq", msg`看问答`) },
        {
          title: msg`规格`,
          text: msg`八个型号的整张参数表，公制英制可换。`,
          link: link("specifications", msg`看参数`),
        },
        {
          title: msg`保修说明`,
          text: msg`管多久，不管什么，怎样报修。`,
          link: link("warranty", msg`看保修`),
        },
      ],
    },
    {
      type: "cardGrid",
      tone: "surface",
      columns: 2,
      title: msg`两份指南，可以打印`,
      lead: msg`A4，去掉了菜单和按钮，贴在机器旁边。`,
      cards: [
        {
          title: msg`保养指南`,
          text: msg`镜片、水、滤芯、导轨和激光管，什么时候看，怎么做。`,
          link: link("maintenance", msg`看保养`),
        },
        {
          title: msg`安全指南`,
          text: msg`开机前六项，禁用的材料，烟、火和光。`,
          link: link("safety", msg`看安全`),
        },
      ],
    },
  ],
});
