import { msg } from "@lingui/core/macro";
import { link } from "../../authoring.ts";
import { mail } from "../../contact-links.ts";
import { definePage } from "../../define.ts";

const eyebrow = msg`关于`;
/** Placeholders, filled in by the browser. */
const [value, index, count, page] = ["{value}", "{index}", "{count}", "{page}"];

export const news = definePage({
  id: "news",
  meta: {
    title: msg`激光切割机新闻与实用文章`,
    description: msg`激光切割机、雕刻机和打标机的新闻：公司新闻、产品动态、行业信息和技术分享，最新的在前，可以按类别看，也可以订阅。`,
    keywords: msg`激光行业新闻,激光切割机新闻,产品动态,技术分享,公司新闻`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow,
      title: msg`新闻与实用文章`,
      lead: msg`公司和产品的消息，材料和安全的规定，还有图纸、参数和保养的做法。`,
    },
    {
      type: "newsList",
      title: msg`最近发布`,
      feed: msg`用阅读器订阅新闻`,
      types: {
        company: msg`公司新闻`,
        productDynamic: msg`产品动态`,
        industryNews: msg`行业信息`,
        technologyNews: msg`技术分享`,
      },
      notFound: msg`没有找到这篇新闻，可能已经撤下。下面是其他新闻。`,
      failures: { network: msg`网络请求失败`, answer: msg`获取新闻数据失败` },
      labels: {
        group: msg`按类别筛选`,
        all: msg`全部`,
        apply: msg`筛选`,
        readMore: msg`阅读全文`,
        loading: msg`正在加载新闻`,
        needsScript: msg`浏览器没有启用 JavaScript，列表加载不出来。全部新闻也在下面的订阅地址里。`,
        retry: msg`重试`,
        empty: { title: msg`还没有新闻`, text: msg`第一篇发布后会出现在这里。` },
        shown: msg`${value} 篇，第 ${index} 页，共 ${count} 页`,
        pagination: {
          navigation: msg`新闻分页`,
          previous: msg`上一页`,
          next: msg`下一页`,
          page: msg`第 ${page} 页`,
        },
        close: msg`关闭`,
        table: msg`表格`,
      },
    },
    {
      type: "textBlocks",
      tone: "surface",
      title: msg`四类文章，各写什么`,
      items: [
        {
          title: msg`产品动态`,
          paragraphs: [msg`型号怎样比较，各项参数有什么用。与产品页不一致时，以产品页为准。`],
        },
        {
          title: msg`技术分享`,
          paragraphs: [
            msg`照着就能做：画图、测试格、切缝测试片、擦镜片。参数都只是起点，正式加工前用自己的料试一遍。`,
          ],
        },
        {
          title: msg`行业信息`,
          paragraphs: [msg`哪些材料不能进激光机、烟怎样排、学校怎样建工坊，以及要看哪几条标准。`],
        },
        {
          title: msg`公司新闻`,
          paragraphs: [msg`保修、打样和到货验收的说明。`],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`想用邮件收到新文章？发邮件登记`,
      actions: [mail, link("contactus", msg`其他联系方式`)],
    },
  ],
});
