import { msg } from "@lingui/core/macro";
import { external, verbatim } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";
import { supportTabs } from "./tabs.ts";

const { email } = brand;
const eyebrow = msg`支持`;

export const downloads = definePage({
  id: "downloads",
  meta: {
    title: msg`资料索取`,
    description: msg`软件安装包、用户手册、规格表和操作指南，目前按机型发到邮箱：写信时要说明哪几样。`,
    keywords: msg`激光机说明书,用户手册,规格表,操作指南,软件安装包`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow,
      title: msg`资料按机型发给您`,
      lead: msg`写信说明型号和编号，我们发对应的那一版。`,
      actions: [external(`mailto:${email}`, verbatim(email))],
    },
    supportTabs("downloads"),
    {
      type: "textBlocks",
      items: [
        { title: msg`软件`, paragraphs: [msg`说明电脑系统和机型，附上现在用的版本号。`] },
        { title: msg`用户手册`, paragraphs: [msg`开箱、安装、对光路和日常保养。写明要中文还是英文。`] },
        { title: msg`规格表`, paragraphs: [msg`选型、报批和招标用的整套参数，一个型号一份。`] },
        { title: msg`操作指南`, paragraphs: [msg`按材料写的步骤，从测试格做起。`] },
      ],
    },
  ],
});
