import { msg } from "@lingui/core/macro";
import { external, link, picture } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";
import { companyEmail, companyName, contactPerson, message, telephone } from "../../form-fields.ts";

const { salesPhone } = brand;
const eyebrow = msg`关于`;

export const finance = definePage({
  id: "finance",
  meta: {
    title: msg`分期购机`,
    description: msg`分期买激光机之前该算的几笔账：机器之外还要备什么，一个月能接多少活，和月供放在一起看。`,
    keywords: msg`激光机分期,设备分期付款,设备融资,购机方案`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow,
      title: msg`一台机器，分几次付`,
      lead: msg`能不能分、分几期，按您的情况谈，写进合同。网上不报价，也不收款。`,
      picture: picture("products/aurora-card", msg`Light 530 桌面激光机`),
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`分期的好处`,
          paragraphs: [
            msg`现金留着买材料、付工资，机器早一天到，早一天接活。`,
            msg`学校和公司可以商量按预算年度付款，不必等一整笔批下来。`,
          ],
        },
        {
          title: msg`先算四笔账`,
          paragraphs: [
            msg`机器之外，还有排风或净化器、电路、备用激光管和头三个月的材料。`,
            msg`再算一个月能做多少件、每件净得多少，和月供放在一起看。`,
          ],
        },
      ],
    },
    {
      type: "form",
      form: "finance",
      anchor: "ask",
      title: msg`问一问分期`,
      lead: msg`填好后会带您去留言页，内容已经替您写上，看过再发。这一步不会发出任何东西。`,
      fields: [
        contactPerson("name"),
        companyName("company"),
        telephone(),
        companyEmail,
        message(msg`想问的事（可不填）`, 6),
      ],
      submit: msg`下一步：去留言页`,
      submitting: msg`正在打开留言页…`,
      success: msg`已带到留言页。`,
      failure: msg`没能打开留言页，内容还在这里，请再按一次。`,
      next: link("contactus", msg`直接去留言页`, "#message"),
    },
    {
      type: "callToAction",
      title: msg`先打样，再决定`,
      lead: msg`用您自己的活试一次，比任何算式都准。`,
      actions: [link("sample", msg`申请打样`), external(`tel:${salesPhone}`, msg`打电话问分期`)],
    },
  ],
});
