import { msg } from "@lingui/core/macro";
import { link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";

/** Hub of the six fields of application. */
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
      lead: msg`每一页都有做得出来的东西、合适的机型、要交的文件，和这一行自己的安全问题。`,
      cards: [
        {
          title: msg`课堂`,
          text: msg`一节课做完一件。要盯住的是人：谁开机，谁在看，学生带来的塑料进没进机器。`,
          picture: picture("applications/education", msg`课桌上的拼装教具`),
          link: link("education", msg`教育`),
        },
        {
          title: msg`小批量`,
          text: msg`礼品、包装和首饰，改稿不改模。要盯住的是边：断不断、黑不黑、戴着扎不扎手。`,
          picture: picture("applications/creative", msg`首饰与刻花礼盒`),
          link: link("creative", msg`创意设计`),
        },
        {
          title: msg`工作室`,
          text: msg`纸雕、镶嵌与灯箱，手工做不到的重复。要盯住的是火：薄纸一点就着，人不能走开。`,
          picture: picture("applications/art", msg`纸雕灯箱`),
          link: link("art", msg`艺术`),
        },
        {
          title: msg`器械`,
          text: msg`标记要看得清、洗不掉、查得到。要盯住的是验证：过了您的灭菌流程，才算打好了。`,
          picture: picture("applications/medical", msg`打标的手术器械`),
          link: link("medical", msg`医疗`),
        },
        {
          title: msg`线路与面板`,
          text: msg`模板、掩膜和字符，自己切，当天改。要盯住的是板材：FR-4 和环氧板一律不进激光机。`,
          picture: picture("applications/electronics", msg`柔性线路与面板`),
          link: link("electronics", msg`电子`),
        },
        {
          title: msg`沙盘`,
          text: msg`地形、立面和小树，按比例一层层来。要盯住的是切缝：几十处插接，差一点就装不上。`,
          picture: picture("applications/architecture", msg`分层地形模型`),
          link: link("architecture", msg`建筑模型`),
        },
      ],
    },
    {
      type: "textBlocks",
      tone: "surface",
      title: msg`哪一行都用得上的三句话`,
      items: [
        {
          title: msg`光源定材料`,
          paragraphs: [
            msg`木、纸、亚克力、皮革和布，用 CO₂；裸金属打标，用光纤；只做薄料和雕刻，蓝光也行。先看要加工什么，再看买哪台。`,
          ],
        },
        {
          title: msg`来路不明的料不切`,
          paragraphs: [
            msg`六个行当的事故多半从一块“应该没问题”的塑料开始。要数据表，对照禁用清单；清单里没有的先问我们，没有数据表的换一块。含氯的一律不行，哪怕只切一刀。`,
          ],
        },
        {
          title: msg`先试一小块`,
          paragraphs: [msg`别人的参数只能当起点。同一块板、同一台机器，切一张测试格，十分钟换来一整天的顺。`],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`您的行当不在里面？`,
      lead: msg`说说做什么、用什么料、一天多少件，我们告诉您合不合适。`,
      actions: [link("contactus", msg`说说您做什么`), link("materials", msg`从材料看起`)],
    },
  ],
});
