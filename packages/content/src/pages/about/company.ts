import { msg } from "@lingui/core/macro";
import { link, picture } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";

const { name } = brand;
const eyebrow = msg`关于`;

export const company = definePage({
  id: "company",
  meta: {
    title: msg`公司介绍`,
    description: msg`LightMaker 专做激光切割、雕刻和打标设备，十六年，从课桌上的机器做到车间里的机器。`,
    keywords: msg`激光设备制造商,激光切割机厂家,公司介绍,${name}`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow,
      title: msg`做激光机，十六年了`,
      lead: msg`切割、雕刻、打标，我们只做用激光加工材料的机器。`,
      picture: picture("home/bench", msg`深色背景前的 Light 530`),
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`做什么`,
          paragraphs: [
            msg`两个系列：晨光放在桌上，给教室和工作室；中天立在地上，给车间。两边用同一套软件，学会一台，另一台也会用。`,
          ],
        },
        {
          title: msg`怎么做`,
          paragraphs: [
            msg`制造和研发在两处，图纸和问题走同一套记录。现场传回来的毛病，要改到图纸上才算完。`,
            msg`参数只写量得到的。同一个数，在规格表、对比和说明书里是一样的。`,
          ],
        },
        {
          title: msg`往哪里去`,
          paragraphs: [msg`让没碰过激光的人，三十分钟之内切下第一件东西；让天天用的人，少停一次机。`],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`想看机器，不想看介绍？`,
      actions: [link("products", msg`看产品`), link("contactus", msg`约时间看机器`)],
    },
  ],
});
