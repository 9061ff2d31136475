import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../../authoring.ts";
import { mail } from "../../contact-links.ts";
import { definePage } from "../../define.ts";
import { learning, warranty } from "../../products/facts.ts";

const parts = inline(warranty.spareParts);
const general = inline(warranty.general);
const tube = inline(warranty.tube);
const course = inline(learning.course);

export const partner = definePage({
  id: "partner",
  meta: {
    title: msg`激光切割机经销、集成与培训合作`,
    description: msg`面向经销商、系统集成商和培训机构：激光切割机、雕刻机和打标机的经销与合作，双方各负责什么，怎样开始谈。`,
    keywords: msg`激光切割机经销商,激光设备代理,系统集成,创客教育合作`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`联系`,
      title: msg`做经销商、集成商或者培训伙伴`,
      lead: msg`您熟悉客户，我们提供机器；没有起订量要求。`,
      picture: picture("company/partner", msg`展厅里的三台机器和样品墙`),
      actions: [link("contactus", msg`联系我们`, "#message")],
    },
    {
      type: "featureBlocks",
      title: msg`行业、产品和费用`,
      lead: msg`做哪一行，卖什么，前期的费用怎样谈。`,
      items: [
        {
          title: msg`行业`,
          text: msg`学校、广告标识、建筑模型、医疗器械和电子制造，要求各不相同。您熟悉哪一行，就从哪一行做起，不必样样都接。`,
          picture: picture("applications/education", msg`课桌上激光切割的齿轮与拼装教具`),
        },
        {
          title: msg`产品`,
          text: msg`桌面机和落地机都能卖，小店和车间都是您的客户。打样由我们做，备件由我们供应，${parts}内发出；费用以回信和合同为准。当地的安装和第一次上门，由合作伙伴来做最快。`,
          picture: picture(
            "products/lineup",
            msg`两个系列八款机器：四台落地机在后，四台桌面机摆在前面的长桌上`,
          ),
        },
        {
          title: msg`资金`,
          text: msg`一台起订，不必压货。展示机、首批备件和客户分期怎么安排，按当地情况单独谈，写进合同。`,
          picture: picture("finance/desk", msg`桌上的计算器、样件和笔记本电脑`),
        },
      ],
    },
    {
      type: "steps",
      tone: "surface",
      title: msg`怎样开始合作`,
      lead: msg`从一单小的做起。`,
      steps: [
        { title: msg`留言说明情况`, text: msg`所在城市，做哪一行，现在卖什么、修什么。` },
        { title: msg`一起打样`, text: msg`用您客户的材料切，效果当面看。` },
        { title: msg`签下分工`, text: msg`谁安装、谁培训、谁接报修电话，写成一张表。` },
      ],
    },
    {
      type: "factTable",
      title: msg`谁负责什么`,
      lead: msg`这是谈合作时的起点，定下来的以合同为准。`,
      head: msg`事项`,
      columns: [msg`我们`, msg`合作伙伴`],
      rows: [
        { name: msg`打样`, cells: [msg`切、刻、写明参数，寄回`, msg`收客户的材料和图`] },
        { name: msg`报价和合同`, cells: [msg`按型号、功率、配件和送货地点报价`, msg`当地怎样签，单独谈`] },
        { name: msg`安装和第一次上门`, cells: [msg`手册、规格表和电话支持`, msg`上门，量场地，装好`] },
        {
          name: msg`培训`,
          cells: [msg`教会合作伙伴；操作培训 ${course}`, msg`教会客户操作、认材料、守安全规矩`],
        },
        { name: msg`备件`, cells: [msg`${parts}内发出，没有最低数量`, msg`首批备件备多少，单独谈`] },
        { name: msg`保修`, cells: [msg`整机 ${general}，玻璃管 ${tube}`, msg`谁接报修电话，写进合同`] },
      ],
    },
    {
      type: "textBlocks",
      tone: "surface",
      title: msg`不签约也能用的资料`,
      items: [
        {
          title: msg`参数和手册`,
          paragraphs: [
            msg`八个型号的参数都能存成 JSON，直接读进您的报价系统。用户手册、规格表和操作指南是中英文 PDF，可以原样转发给客户。`,
          ],
        },
        {
          title: msg`演示用的图`,
          paragraphs: [
            msg`下载页有每个型号的测试格，还有一包切割样例：切缝测试片、指接盒、手机支架、齿轮、杯垫和名牌。样例可以改，也可以做成东西卖。`,
          ],
        },
        {
          title: msg`产品图片`,
          paragraphs: [
            msg`经销商介绍我们的产品时，可以使用本站的产品图和作品图（都是电脑渲染的），注明出处；别的用途请先发邮件问。`,
          ],
        },
      ],
    },
    {
      type: "callToAction",
      tone: "canvas",
      title: msg`想谈合作？`,
      lead: msg`写明所在城市、做哪一行、现在卖什么设备，我们按这些回复。`,
      actions: [link("contactus", msg`联系我们`), mail],
    },
  ],
});
