import { msg } from "@lingui/core/macro";
import { external, link, verbatim } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";

const { email } = brand;
const mail = external(`mailto:${email}`, verbatim(email));
const eyebrow = msg`关于`;

export const news = definePage({
  id: "news",
  meta: {
    title: msg`新闻`,
    description: msg`公司新闻、产品动态、行业信息和技术分享：这个栏目分四类，每一类写什么，有了新的怎样知道。`,
    keywords: msg`激光行业新闻,产品动态,技术分享,公司新闻`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow,
      title: msg`四类内容，列在这里`,
      lead: msg`第一篇还没有发布，先说清楚写什么：改了什么，和您有没有关系。`,
    },
    {
      type: "textBlocks",
      items: [
        { title: msg`公司新闻`, paragraphs: [msg`展会、开放日、地址和电话的变动。`] },
        { title: msg`产品动态`, paragraphs: [msg`新机型和软件更新：改了什么，老机器能不能用上。`] },
        { title: msg`行业信息`, paragraphs: [msg`安全标准和材料法规的变化，附原文出处。`] },
        { title: msg`技术分享`, paragraphs: [msg`一种材料、一个问题、一次试验，参数和照片都给出来。`] },
      ],
    },
    {
      type: "callToAction",
      title: msg`想在发布时收到邮件？`,
      actions: [mail, link("contactus", msg`其他联系方式`)],
    },
  ],
});
