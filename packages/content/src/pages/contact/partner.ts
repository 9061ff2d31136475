import { msg } from "@lingui/core/macro";
import { external, link, picture, verbatim } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";

const { email } = brand;
const mail = external(`mailto:${email}`, verbatim(email));

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
      picture: picture("products/radiance-card", msg`落地式激光切割机`),
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`行业`,
          paragraphs: [
            msg`学校、广告标识、建筑模型、医疗器械和电子制造，各有各的问法。您熟悉其中一行，就从那一行做起，不必样样都接。`,
          ],
        },
        {
          title: msg`产品`,
          paragraphs: [
            msg`从放在桌上的到立在车间的，一套软件管到底，客户换大机器不用重新学。`,
            msg`我们提供打样、培训和配件；当地的安装和第一次上门，由伙伴来做最快。`,
          ],
        },
        {
          title: msg`资金`,
          paragraphs: [msg`没有最低起订量，一台也发。展示机和首批备件怎么安排，按当地情况单独谈，写进合同。`],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`合得来，就聊聊`,
      lead: msg`写明所在城市、做哪一行、现在卖什么设备。`,
      actions: [link("contactus", msg`联系我们`), mail],
    },
  ],
});
