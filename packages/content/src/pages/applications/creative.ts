import { msg } from "@lingui/core/macro";
import { link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";

/** Gifts, jewellery, packaging and signs in small numbers. */
export const creative = definePage({
  id: "creative",
  meta: {
    title: msg`创意设计：小批量与定制`,
    description: msg`礼品、包装、首饰和标牌的小批量制作：不开模，当天改稿，一百件刻一百个不同的名字也一样做。`,
    keywords: msg`激光定制礼品,包装打样,激光首饰,标牌制作,小批量生产`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`应用`,
      title: msg`一百件，可以有一百个名字`,
      lead: msg`没有模具，改的只是文件。`,
      picture: picture("applications/creative", msg`激光切割的首饰与镂空盒`),
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`首饰`,
          paragraphs: [
            msg`木片和亚克力切耳环、吊坠，3 mm 以下最顺手。切完先留着保护膜，磨边的时候面上不花。`,
          ],
        },
        {
          title: msg`包装`,
          paragraphs: [msg`盒样上午切出来，下午客户就能拿在手里。压痕线用低功率划一道，折起来不裂。`],
        },
        { title: msg`标牌`, paragraphs: [msg`双色板一刻就露底色。字太细会断，笔画留到 0.5 mm 以上。`] },
      ],
    },
    {
      type: "callToAction",
      title: msg`拿一款试试`,
      actions: [link("sample", msg`打一套样`), link("acrylic", msg`先看亚克力`)],
    },
  ],
});
