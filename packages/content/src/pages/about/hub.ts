import { msg } from "@lingui/core/macro";
import { link, picture } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";

const { name } = brand;

export const about = definePage({
  id: "about",
  meta: {
    title: msg`关于我们`,
    description: msg`做激光切割、雕刻和打标设备的人是谁，怎么服务，怎么打样，怎么分期，近来有什么事。`,
    keywords: msg`关于我们,激光设备厂家,售后服务,打样,${name}`,
  },
  blocks: [
    {
      type: "banner",
      title: msg`做机器的人`,
      lead: msg`机器要用很多年，所以值得先看看是谁在做、出了事找谁。`,
      picture: picture("home/beam-banner", msg`激光头正在木板上雕刻`),
    },
    {
      type: "cardGrid",
      title: msg`从哪里看起`,
      cards: [
        {
          title: msg`公司`,
          text: msg`做了多少年，做些什么，往哪里去。`,
          link: link("company", msg`看公司介绍`),
        },
        {
          title: msg`服务`,
          text: msg`培训、保修、备件和远程诊断。`,
          link: link("service", msg`看服务内容`),
        },
        {
          title: msg`打样`,
          text: msg`寄材料来，先看切出来的样子。`,
          link: link("sample", msg`看怎么打样`),
        },
        {
          title: msg`分期`,
          text: msg`把一笔大钱拆成几笔，值不值得，自己算。`,
          link: link("finance", msg`看分期说明`),
        },
        { title: msg`新闻`, text: msg`新机器、新功能和行业里的事。`, link: link("news", msg`看新闻栏目`) },
      ],
    },
  ],
});
