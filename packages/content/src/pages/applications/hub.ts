import { msg } from "@lingui/core/macro";
import { link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";

/** The hub: six fields of work. */
export const hub = definePage({
  id: "applications",
  meta: {
    title: msg`激光设备的应用领域`,
    description: msg`教育、创意设计、艺术、医疗、电子和建筑模型：每一行用什么材料、什么机型，先注意什么。`,
    keywords: msg`激光应用,创客教育,首饰包装,医疗打标,电子模板,建筑模型`,
  },
  blocks: [
    {
      type: "banner",
      title: msg`六个行当怎么用激光`,
      lead: msg`从您的行当进去，看能做什么，也看哪里容易出错。`,
      picture: picture("home/beam-banner", msg`激光头在木板上雕刻图案`),
    },
    {
      type: "cardGrid",
      title: msg`按行当看`,
      cards: [
        {
          title: msg`课堂`,
          text: msg`一节课做完一件，材料便宜，安全有规矩。`,
          picture: picture("applications/education", msg`课桌上的拼装教具`),
          link: link("education", msg`教育`),
        },
        {
          title: msg`小批量`,
          text: msg`礼品、包装和首饰，改稿不改模。`,
          picture: picture("applications/creative", msg`首饰与包装盒`),
          link: link("creative", msg`创意设计`),
        },
        {
          title: msg`工作室`,
          text: msg`纸雕、镶嵌与灯箱，手工做不到的重复。`,
          picture: picture("applications/art", msg`纸雕灯箱`),
          link: link("art", msg`艺术`),
        },
        {
          title: msg`器械`,
          text: msg`标记要看得清、洗不掉、查得到。`,
          picture: picture("applications/medical", msg`打标的手术器械`),
          link: link("medical", msg`医疗`),
        },
        {
          title: msg`线路与面板`,
          text: msg`模板、掩膜和字符，自己切，当天改。`,
          picture: picture("applications/electronics", msg`柔性线路与面板`),
          link: link("electronics", msg`电子`),
        },
        {
          title: msg`沙盘`,
          text: msg`地形、立面和小树，按比例一层层来。`,
          picture: picture("applications/architecture", msg`分层地形模型`),
          link: link("architecture", msg`建筑模型`),
        },
      ],
    },
    {
      type: "callToAction",
      tone: "surface",
      title: msg`您的行当不在里面？`,
      actions: [link("contactus", msg`说说您做什么`), link("materials", msg`从材料看起`)],
    },
  ],
});
