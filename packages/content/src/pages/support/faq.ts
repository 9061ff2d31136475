import { msg } from "@lingui/core/macro";
import { external, link, verbatim } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";
import { materialQuestions } from "./faq-materials.ts";
import { purchaseQuestions } from "./faq-purchase.ts";
import { technicalQuestions } from "./faq-technical.ts";
import { supportTabs } from "./tabs.ts";

const { servicePhone } = brand;
const call = external(`tel:${servicePhone}`, verbatim(servicePhone));
const [purchase, technical, materials] = [msg`购买`, msg`技术支持`, msg`材料能不能做`];

export const faq = definePage({
  id: "faq",
  meta: {
    title: msg`常见问题`,
    description: msg`买之前、用起来、材料能不能做，三类三十多个问题，逐个回答：瓦数怎么看、场地要多大、切不透先查什么、保修管到哪里。`,
    keywords: msg`激光机常见问题,激光管寿命,保修多久,能切多厚,PVC 能切吗`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`支持`,
      title: msg`先问的，多半是这些`,
      lead: msg`数字和规格表是同一个来源。没有把握的，写明没有把握。`,
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
      contact: { text: msg`想听个人的意见，打电话最快。`, link: link("contactus", msg`联系销售`) },
    },
    {
      type: "faq",
      anchor: "technical",
      tone: "surface",
      title: technical,
      lead: msg`机器在手，出了状况，先从这里查。`,
      items: technicalQuestions,
      contact: { text: msg`照着查过还是不行？`, link: link("warranty", msg`看怎么报修`) },
    },
    {
      type: "faq",
      anchor: "materials",
      title: materials,
      lead: msg`能不能放进去，比参数要紧。`,
      items: materialQuestions,
      contact: { text: msg`名字在这里找不到的材料，去查一查。`, link: link("materials", msg`按名字查材料`) },
    },
    {
      type: "callToAction",
      tone: "surface",
      title: msg`没有您的问题？`,
      actions: [call, link("contactus", msg`换个方式问`)],
    },
  ],
});
