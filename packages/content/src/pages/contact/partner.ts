import { msg } from "@lingui/core/macro";
import { external, inline, link, picture, verbatim } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";
import { warranty } from "../../products/facts.ts";

const { email } = brand;
const mail = external(`mailto:${email}`, verbatim(email));
const parts = inline(warranty.spareParts);

export const partner = definePage({
  id: "partner",
  meta: {
    title: msg`成为伙伴`,
    description: msg`面向经销商、系统集成商和培训机构：行业、产品和资金三方面，各自出什么、得什么，怎么开始谈。`,
    keywords: msg`激光设备经销,代理合作,系统集成,创客教育合作`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`联系`,
      title: msg`您熟悉客户，我们提供机器`,
      lead: msg`经销、集成和培训都可以谈。先看看三件事合不合得来。`,
      picture: picture("company/partner", msg`展厅里的三台机器和样品墙`),
      actions: [link("contactus", msg`联系我们`, "#message")],
    },
    {
      type: "featureBlocks",
      title: msg`三件事`,
      lead: msg`先看这三件是不是您做得来的，再谈条件。`,
      items: [
        {
          title: msg`行业`,
          text: msg`学校、广告标识、建筑模型、医疗器械和电子制造，各有各的问法。您熟悉其中一行，就从那一行做起，不必样样都接。`,
          picture: picture("applications/education", msg`课桌上激光切割的齿轮与拼装教具`),
        },
        {
          title: msg`产品`,
          text: msg`桌面机和落地机都在手里，小店和车间都接得住。打样和配件由我们出，备件 ${parts}内发；当地的安装和第一次上门，由伙伴来做最快。`,
          picture: picture(
            "products/lineup",
            msg`两个系列八款机器：四台落地机在后，四台桌面机摆在前面的长桌上`,
          ),
        },
        {
          title: msg`资金`,
          text: msg`没有最低起订量，一台也发，不必先压一批货。展示机、首批备件和客户分期怎么安排，按当地情况单独谈，写进合同。`,
          picture: picture("finance/desk", msg`桌上的计算器、样件和笔记本电脑`),
        },
      ],
    },
    {
      type: "steps",
      tone: "surface",
      title: msg`怎么开始`,
      lead: msg`先做成一单小的，再谈长久的。`,
      steps: [
        { title: msg`写信说明`, text: msg`所在城市，做哪一行，现在卖什么、修什么。` },
        { title: msg`一起打样`, text: msg`拿您客户的料来切，行不行当面看。` },
        { title: msg`签下分工`, text: msg`谁安装、谁培训、谁接报修电话，写成一张表。` },
      ],
    },
    {
      type: "callToAction",
      tone: "canvas",
      title: msg`合得来，就聊聊`,
      lead: msg`写明所在城市、做哪一行、现在卖什么设备。`,
      actions: [link("contactus", msg`联系我们`), mail],
    },
  ],
});
