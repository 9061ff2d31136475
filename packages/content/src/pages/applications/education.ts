import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { models } from "../../products/facts.ts";

const noise = inline(models["light-530"].noise);

/** Schools, vocational training and maker rooms. */
export const education = definePage({
  id: "education",
  meta: {
    title: msg`教育：课堂里的激光切割机`,
    description: msg`中小学、职校和创客空间怎样用激光机上课：一节课的项目、班级分工、安全规矩和噪声。`,
    keywords: msg`创客教育,学校激光切割机,STEAM 课程,劳技课,职业教育`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`应用`,
      title: msg`一节课，一件做得完的东西`,
      lead: msg`学生画图，机器切割，下课带走。`,
      picture: picture("applications/education", msg`课桌上激光切割的齿轮`),
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`四十五分钟怎么分`,
          paragraphs: [
            msg`十分钟讲原理，二十分钟画图，余下的时间上机。六个人一组，一组一件，几组的图排在同一块板上一起切。`,
          ],
        },
        {
          title: msg`安全怎么管`,
          paragraphs: [
            msg`机身封闭，学生隔着上盖看。开机、换料由受过训练的老师来，激光机开着，人就不离开。`,
            msg`材料由学校统一采购，学生自带的塑料一律不切。`,
          ],
        },
        {
          title: msg`吵不吵、呛不呛`,
          paragraphs: [msg`Light 530 噪声 ${noise}，开着也能讲课。接不出排风管的教室，请配净化器。`],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`给学校配一台`,
      actions: [link("morningLight", msg`看放得进教室的机型`), link("finance", msg`看怎么分年付款`)],
    },
  ],
});
