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
          picture: picture("company/direction", msg`工作台上的图纸、镜片和激光头`),
          link: link("company", msg`看公司介绍`),
        },
        {
          title: msg`服务`,
          text: msg`培训、保修、备件和远程诊断。`,
          picture: picture("company/service", msg`工具箱旁的反射镜座和对光靶纸`),
          link: link("service", msg`看服务内容`),
        },
        {
          title: msg`打样`,
          text: msg`寄材料来，先看切出来的样子。`,
          picture: picture("gallery/swatches", msg`九块不同材料的色卡`),
          link: link("sample", msg`看怎么打样`),
        },
        {
          title: msg`分期`,
          text: msg`把一笔大钱拆成几笔，值不值得，自己算。`,
          picture: picture("finance/desk", msg`桌上的计算器、样件和笔记本电脑`),
          link: link("finance", msg`看分期说明`),
        },
        {
          title: msg`新闻`,
          text: msg`新机器、新功能和行业里的事。`,
          picture: picture("news/product-1", msg`并排的 Light 530 和 Light 530 RF，前面各摆着自己的作品`),
          link: link("news", msg`看新闻栏目`),
        },
        {
          title: msg`合作`,
          text: msg`经销、集成和培训，各自出什么、得什么。`,
          picture: picture("company/partner", msg`展厅里的三台机器和样品墙`),
          link: link("partner", msg`看合作方式`),
        },
      ],
    },
  ],
});
