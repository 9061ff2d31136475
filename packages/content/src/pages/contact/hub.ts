import { msg } from "@lingui/core/macro";
import { external, link, picture } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";

const { name, salesPhone, servicePhone } = brand;

export const contact = definePage({
  id: "contact",
  meta: {
    title: msg`联系`,
    description: msg`想问机器、报修、打样、做经销或者谈合作，该找销售、找售后还是写信，事先备好哪些信息，一页说清。`,
    keywords: msg`联系方式,激光设备咨询,经销合作,${name}`,
  },
  blocks: [
    {
      type: "banner",
      title: msg`找对人，少转一次电话`,
      lead: msg`买机器找销售，修机器找售后，做伙伴写信说明情况。`,
      actions: [external(`tel:${salesPhone}`, msg`打给销售`), external(`tel:${servicePhone}`, msg`打给售后`)],
    },
    {
      type: "cardGrid",
      title: msg`您是来做什么的`,
      columns: 2,
      cards: [
        {
          title: msg`问机器、报修、打样`,
          text: msg`电话、邮箱和地址，以及问之前最好备好的几样东西。`,
          picture: picture("company/service", msg`工具箱旁的反射镜座和对光靶纸`),
          link: link("contactus", msg`联系我们`),
        },
        {
          title: msg`做经销、做集成、做培训`,
          text: msg`我们怎样和伙伴分工，哪些由我们出，哪些由您来。`,
          picture: picture("company/partner", msg`展厅里的三台机器和样品墙`),
          link: link("partner", msg`成为伙伴`),
        },
      ],
    },
  ],
});
