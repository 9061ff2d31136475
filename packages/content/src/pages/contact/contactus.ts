import { msg } from "@lingui/core/macro";
import { external, inline, link, verbatim } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { mail } from "../../contact-links.ts";
import { definePage } from "../../define.ts";
import { companyName, email, message, telephone } from "../../form-fields.ts";
import { contactLines, phoneHours } from "../../shell.ts";

const { name, salesPhone } = brand;
/** Placeholder for a URL parameter's value, filled in by the browser. */
const value = "{value}";

export const contactus = definePage({
  id: "contactus",
  meta: {
    title: msg`联系我们：电话、邮箱与留言`,
    description: msg`${name} 激光切割机、雕刻机、打标机的销售和售后电话、邮箱、地址与留言表单，以及联系之前要备好的信息。`,
    keywords: msg`联系电话,售后电话,激光切割机报价,销售咨询,${name}`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`联系`,
      title: msg`打电话、发邮件或留言`,
      lead: msg`急事打电话；要附照片或图纸的，发邮件；只写文字的，留言也行。`,
      actions: [external(`tel:${salesPhone}`, msg`拨打销售电话`), mail],
    },
    {
      type: "form",
      form: "contact",
      anchor: "message",
      title: msg`给我们留言`,
      lead: msg`留言由销售或售后的同事看，用邮件或电话回复；想用哪一种，请写明。`,
      details: [
        ...contactLines,
        { label: msg`电话时间`, value: msg`${inline(phoneHours)}；不在中国大陆的，请发邮件` },
      ],
      fields: [
        {
          name: verbatim("name"),
          label: msg`姓名`,
          type: "text",
          autoComplete: verbatim("name"),
          required: true,
          faults: { "field.required": msg`请输入姓名` },
        },
        companyName(),
        telephone(),
        email,
        message(msg`留言内容`, 12, msg`请输入留言内容`),
      ],
      prefill: [
        {
          parameter: verbatim("about"),
          field: verbatim("message"),
          text: msg`想问：${value}`,
          names: [],
        },
      ],
      broughtAlong: msg`您在前一页填的内容已经带过来了，还没有发出。补全留言，检查一遍，再按提交。`,
      submit: msg`提交留言`,
      submitting: msg`正在提交…`,
      success: msg`提交成功！我们会尽快与您联系。`,
      failure: msg`提交失败，请稍后重试`,
      networkFailure: msg`网络请求失败，请检查网络连接`,
    },
    {
      type: "textBlocks",
      tone: "surface",
      title: msg`联系前备好这些`,
      items: [
        {
          title: msg`问机器`,
          paragraphs: [
            msg`写明四件事，答得最快：什么材料、多厚、最大一件有多大、一天大概做多少。`,
            msg`落地机还要看场地：门多宽，能不能打孔排风，单独给它的那一路电是多少伏、多少安（看配电箱上的标注，或者请电工查，不要自己量）。落地机标称 230 V：在国内用的，写明“国内市电”，我们答复能不能直接接；在国外用的，写明国家、电压和插座。`,
          ],
        },
        {
          title: msg`报修`,
          paragraphs: [
            msg`切坏的料先拍照，用邮件发来；再打电话，报上铭牌上的型号和编号、出问题时屏幕上的字。多半在电话里就能判断。`,
            msg`需要远程看机器时，您明确同意了才连，看完就断开。`,
          ],
        },
        {
          title: msg`寄样品`,
          paragraphs: [
            msg`想看切出来的样子，可以寄材料来打样：在打样页填好申请，等我们回信写明寄到哪里，再寄。`,
          ],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`常见问题里也许有答案`,
      actions: [link("faq", msg`查常见问题`), link("sample", msg`申请打样`)],
    },
  ],
});
