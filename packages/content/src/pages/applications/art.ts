import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { kerf } from "../../products/facts.ts";

const kerfWidth = inline(kerf);

/** Paper cuts, inlay, light boxes and prints. */
export const art = definePage({
  id: "art",
  meta: {
    title: msg`艺术：纸雕、镶嵌与灯箱`,
    description: msg`艺术家和手工作者怎样用激光做纸雕、木镶嵌和灯箱：每层隔多远，嵌片放大多少，照片怎么处理，光从哪里来。`,
    keywords: msg`纸雕灯箱,木镶嵌,激光艺术,屏风雕花,版画`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`应用`,
      title: msg`纸一层层叠，光一层层透`,
      lead: msg`重复一千遍的线条交给机器，取舍留给自己。`,
      picture: picture("applications/art", msg`层层叠起的纸雕灯箱`),
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`灯箱`,
          paragraphs: [msg`每层纸之间垫 5 mm，光从最后一层打进来，远近就分开了。最前面一层线条最粗。`],
        },
        {
          title: msg`镶嵌`,
          paragraphs: [msg`3 到 6 mm 的板，切缝宽 ${kerfWidth}。嵌片按切缝放大一点，敲进去正好，不用填缝。`],
        },
        {
          title: msg`照片`,
          paragraphs: [msg`照片先转成灰度，分辨率 300 dpi 以上。木纹会抢戏，人像挑纹理平的椴木。`],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`想细看材料？`,
      actions: [link("paper", msg`纸能切多细`), link("wood", msg`木头怎么挑`)],
    },
  ],
});
