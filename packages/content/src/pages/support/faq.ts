import { msg } from "@lingui/core/macro";
import { link } from "../../authoring.ts";
import { callService, mail } from "../../contact-links.ts";
import { definePage } from "../../define.ts";
import { materialQuestions } from "./faq-materials.ts";
import { purchaseQuestions } from "./faq-purchase.ts";
import { technicalQuestions } from "./faq-technical.ts";
import { supportTabs } from "./tabs.ts";

const [purchase, technical, materials] = [msg`购买`, msg`技术支持`, msg`材料能不能做`];

export const faq = definePage({
  id: "faq",
  meta: {
    title: msg`激光机常见问题：购买、使用和材料`,
    description: msg`激光切割机、雕刻机和打标机的四十多个问题：瓦数怎么看、场地多大、能切多厚、切不透查什么、材料能不能加工、保修多久。`,
    keywords: msg`激光机常见问题,激光管寿命,保修多久,能切多厚,PVC 能切吗`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`支持`,
      title: msg`激光机常见问题：购买、使用和材料`,
      lead: msg`这里没有您的问题：还没有买的，打销售电话；用着的，打售后电话；也可以留言。`,
    },
    supportTabs("faq"),
    {
      type: "pageNav",
      label: msg`问题分类`,
      items: [
        link("faq", purchase, "#purchasing"),
        link("faq", technical, "#technical"),
        link("faq", materials, "#materials"),
      ],
    },
    {
      type: "faq",
      anchor: "purchasing",
      title: purchase,
      lead: msg`参数、场地、付款之前该弄清的事。`,
      items: purchaseQuestions,
      contact: { text: msg`想直接问人，打电话最快。`, link: link("contactus", msg`联系销售`) },
    },
    {
      type: "faq",
      anchor: "technical",
      tone: "surface",
      title: technical,
      lead: msg`机器用着出了状况，从这里查起。`,
      items: technicalQuestions,
      contact: { text: msg`查过一遍还是不行？`, link: link("warranty", msg`看怎样报修`, "#report") },
    },
    {
      type: "faq",
      anchor: "materials",
      title: materials,
      lead: msg`能不能放进激光机，按名字回答。`,
      items: materialQuestions,
      contact: { text: msg`这里没有您的材料，到材料页查。`, link: link("materials", msg`按名字查材料`) },
    },
    {
      type: "callToAction",
      tone: "surface",
      title: msg`没有您的问题？`,
      actions: [callService, mail, link("contactus", msg`留言问我们`)],
    },
  ],
});
