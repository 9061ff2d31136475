import { msg } from "@lingui/core/macro";
import { link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";

const eyebrow = msg`支持`;

export const machine = definePage({
  id: "machine",
  meta: {
    title: msg`产品中心`,
    description: msg`按系列找到手里的机器：晨光的四个桌面型号，中天的四个落地型号，以及空气净化器和旋转轴。`,
    keywords: msg`产品中心,激光机型号查询,晨光系列,中天系列`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow,
      title: msg`找到您的机器`,
      lead: msg`看机身上的铭牌，型号和编号都在那里。`,
    },
    {
      type: "cardGrid",
      title: msg`从系列进去`,
      cards: [
        {
          title: msg`晨光`,
          text: msg`Light 530、Light Blue 530、Light 530 RF、Mark M20。`,
          picture: picture("products/aurora-card", msg`桌面机 Light 530`),
          link: link("morningLight", msg`晨光的四个型号`),
        },
        {
          title: msg`中天`,
          text: msg`Light 640、Light 960、Light 1390、Light 1610。`,
          picture: picture("products/radiance-card", msg`落地机 Light 1390`),
          link: link("zhongtian", msg`中天的四个型号`),
        },
        {
          title: msg`配件`,
          text: msg`净化器与旋转轴，哪些机型能用。`,
          picture: picture("features/rotary", msg`旋转轴`),
          link: link("accessories", msg`两样配件`),
        },
      ],
    },
  ],
});
