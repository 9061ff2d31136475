import { msg } from "@lingui/core/macro";
import { link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";

/** Stencils, masks, panels and labels. */
export const electronics = definePage({
  id: "electronics",
  meta: {
    title: msg`电子：模板、掩膜与面板`,
    description: msg`聚酰亚胺焊膏模板、柔性线路掩膜、面板字符和标签的激光加工：打样怎么做，哪些板不能切。`,
    keywords: msg`焊膏模板,聚酰亚胺切割,柔性线路,面板雕刻,电子打样`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`应用`,
      title: msg`上午改板，下午贴片`,
      lead: msg`打样用的模板和面板，自己切，不用等。`,
      picture: picture("applications/electronics", msg`柔性线路、模板与面板`),
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`焊膏模板`,
          paragraphs: [msg`聚酰亚胺薄膜切出开口，适合打样和小批。开口按切缝缩一点，焊膏量才准。`],
        },
        { title: msg`面板`, paragraphs: [msg`阳极氧化铝面板的字和刻度用 CO₂ 打白。孔先加工，字后打。`] },
        {
          title: msg`不要切的板`,
          paragraphs: [msg`FR-4 和环氧板切起来冒有毒的烟，也切不干净。线路板的外形请交给铣刀。`],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`问问能做多细`,
      actions: [link("contactus", msg`发一份图纸来`), link("aluminum", msg`看铝面板`)],
    },
  ],
});
