import { msg } from "@lingui/core/macro";
import { external, inline, link, picture } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { mail } from "../../contact-links.ts";
import { definePage } from "../../define.ts";
import { companyEmail, companyName, contactPerson, message, telephone } from "../../form-fields.ts";
import { claims } from "../../products/claims.ts";
import { plannedTubeLife } from "../../products/facts.ts";
import { instalments } from "./instalments.ts";

const { salesPhone } = brand;
const planned = inline(plannedTubeLife);

export const finance = definePage({
  id: "finance",
  meta: {
    title: msg`激光切割机分期购机与月供计算`,
    description: msg`分期买激光切割机、雕刻机：月供计算器，一个月做几单够付，机器之外还要备什么。您填的数只在浏览器里算，不上传。`,
    keywords: msg`激光切割机分期,激光机分期,设备分期付款,月供计算,购机方案`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`关于`,
      title: msg`一台机器，分几次付`,
      lead: msg`能不能分、分几期，按您的情况谈，写进合同。网上不报价，也不收款。`,
      picture: picture("finance/lineup", msg`浅色背景前的全部八款机型：落地机在后，桌面机在前`),
      pictureTone: "light",
      actions: [link("sample", msg`申请打样`, "#apply"), link("finance", msg`自己算一算`, "#calculator")],
    },
    {
      type: "cardGrid",
      title: msg`为哪一台分期`,
      lead: msg`先看机型，再算月供；价格看报价单。`,
      cards: [
        {
          title: msg`桌面机`,
          text: msg`晨光系列。放在结实的桌子上，接好排风；Mark M20 还要单独一间能锁门的房间和护目镜。`,
          picture: picture("products/aurora-card", msg`晨光系列 Light 530`),
          link: link("morningLight", msg`看晨光系列`),
        },
        {
          title: msg`落地机`,
          text: msg`中天系列。桌面机放不下的板，用它切；场地和门宽要量好，用电请电工查好。`,
          picture: picture("products/radiance-card", msg`中天系列落地机 Light 1390`),
          link: link("zhongtian", msg`看中天系列`),
        },
        {
          title: msg`放在一起比`,
          text: msg`幅面、功率、速度、重量，一张表对着看，再决定为哪一台付月供。`,
          picture: picture(
            "products/lineup",
            msg`两个系列八款机器：四台落地机在后，四台桌面机摆在前面的长桌上`,
          ),
          link: link("products", msg`打开对比表`, "#comparison"),
        },
      ],
    },
    {
      type: "textBlocks",
      tone: "surface",
      title: msg`分期的好处和代价`,
      items: [
        {
          title: msg`现金留在手里`,
          paragraphs: [msg`买机器的钱分月付，材料、工资和试切用的现金就能留在手里。`],
        },
        {
          title: msg`早开工，早有收入`,
          paragraphs: [msg`不必等到攒够全款。机器早一天到，就早一天接活，挣来的钱可以贴补后面几期。`],
        },
        {
          title: msg`跟着预算走`,
          paragraphs: [msg`学校和公司可以商量按预算年度付款，不必等一整笔批下来。`],
        },
        {
          title: msg`代价是利息`,
          paragraphs: [
            msg`分得越久，每月付得越少，加起来付得越多。订单还没有着落，分期就是负担；用下面的计算器算一遍。`,
          ],
        },
      ],
    },
    instalments,
    {
      type: "textBlocks",
      items: [
        {
          title: msg`算式没算进去的`,
          paragraphs: [
            msg`机器之外，还有排风机和风管（Light 530 和 Light 640 也可以用净化器，房间要能换气，再装一只一氧化碳报警器）、吹气用的气泵、电路、电脑、二氧化碳灭火器和头三个月的材料；中天的报价里没有冷水机的，另加一台；玻璃管的机型，先留出一支激光管的钱，快到出光 ${planned}再买；Mark M20 还要护目镜、遮窗和玻璃的${inline(claims.screens)}、防爆吸尘器和装金属粉的集尘设备，打铝或钛的，另备 D 类灭火器或干砂。排风机和气泵是内装、附带还是自备，风量要多大，先问清。运费、关税和增值税，也要问清。`,
            msg`头几单会切坏几张料，活也不会第一天就排满。给自己留一个月的余地。`,
          ],
        },
      ],
    },
    {
      type: "form",
      form: "finance",
      anchor: "ask",
      title: msg`分期咨询`,
      lead: msg`填好后会带您去“联系我们”页，内容已经替您写上，看过再发。这一步不会发出任何东西。`,
      fields: [
        contactPerson("name"),
        companyName("company"),
        telephone(),
        companyEmail,
        message(msg`想问的事（可不填）`, 6),
      ],
      submit: msg`下一步：去“联系我们”页`,
      submitting: msg`正在打开“联系我们”页…`,
      success: msg`已带到“联系我们”页。`,
      failure: msg`没能打开“联系我们”页，内容还在这里，请再按一次。`,
      next: link("contactus", msg`直接去“联系我们”页`, "#message"),
    },
    {
      type: "callToAction",
      title: msg`用打样来决定`,
      lead: msg`用您自己的活试一次，比任何算式都准。`,
      actions: [link("sample", msg`申请打样`), external(`tel:${salesPhone}`, msg`打电话问分期`), mail],
    },
  ],
});
