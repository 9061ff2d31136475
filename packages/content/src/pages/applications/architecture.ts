import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { models } from "../../products/facts.ts";

const sheet1610 = inline(models["light-1610"].workArea);

/** Models of terrain, façades and buildings. */
export const architecture = definePage({
  id: "architecture",
  meta: {
    title: msg`建筑模型：地形、立面与小树`,
    description: msg`建筑师和模型室怎样用激光做分层地形、细窗棂立面和比例树：分层、补偿切缝、先切哪里。`,
    keywords: msg`建筑模型,激光切割模型,等高线地形,立面模型,沙盘制作`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`应用`,
      title: msg`图上一毫米，板上也是一毫米`,
      lead: msg`卡纸、密度板、亚克力和木皮，一个文件切到底。`,
      picture: picture("applications/architecture", msg`带小树的分层地形`),
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`地形`,
          paragraphs: [msg`等高线一层一块板，板上先刻好上一层的轮廓和编号，粘的时候不用量。`],
        },
        {
          title: msg`立面`,
          paragraphs: [
            msg`窗棂细到板厚的一半就容易断。先切里面的孔，再切外框。榫口按切缝补偿，插进去刚好咬住。`,
          ],
        },
        {
          title: msg`大模型`,
          paragraphs: [msg`Light 1610 一次放 ${sheet1610}。更长的板从后门穿过，分段切，用定位孔对齐。`],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`模型室该配多大？`,
      actions: [link("zhongtian", msg`比四种幅面`), link("wood", msg`看模型用的木板`)],
    },
  ],
});
