import { msg } from "@lingui/core/macro";
import { external, inline, link, picture } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";
import { warranty } from "../../products/facts.ts";
import { emergency } from "../../safety/emergency.ts";
import { phoneHours } from "../../shell.ts";

const { name, salesPhone, servicePhone, email } = brand;
const hours = inline(phoneHours);
const service = msg`售后 ${servicePhone}，或 ${email}`;
const parts = inline(warranty.spareParts);

export const contact = definePage({
  id: "contact",
  meta: {
    title: msg`联系激光机的销售与售后`,
    description: msg`买激光切割机、雕刻机或打标机，报修、打样、要备件或做经销：该打哪个电话、写哪个邮箱，备好哪些信息，一张表查到。`,
    keywords: msg`联系方式,激光切割机咨询,激光机报修,经销合作,${name}`,
  },
  blocks: [
    {
      type: "banner",
      title: msg`找对人，少转一次电话`,
      lead: msg`买机器找销售，修机器找售后，谈合作在“联系我们”页留言。`,
      actions: [external(`tel:${salesPhone}`, msg`打给销售`), external(`tel:${servicePhone}`, msg`打给售后`)],
    },
    {
      type: "cardGrid",
      title: msg`您想做什么`,
      columns: 2,
      cards: [
        {
          title: msg`问机器、报修、打样`,
          text: msg`电话、邮箱、地址和留言表单。`,
          picture: picture("company/service", msg`工具箱旁的反射镜座和对光靶纸`),
          link: link("contactus", msg`联系我们`),
        },
        {
          title: msg`做经销、做集成、做培训`,
          text: msg`哪些由我们负责，哪些由您负责，怎样开始谈。`,
          picture: picture("company/partner", msg`展厅里的三台机器和样品墙`),
          link: link("partner", msg`看合作方式`),
        },
      ],
    },
    {
      type: "factTable",
      tone: "surface",
      title: msg`哪件事找谁，备好什么`,
      lead: msg`电话时间：${hours}。其他时间请留言或发邮件。400 电话在中国大陆以外多半打不通，请发邮件。`,
      head: msg`什么事`,
      columns: [msg`找谁`, msg`备好`],
      rows: [
        {
          name: msg`选机器、要报价`,
          cells: [msg`销售 ${salesPhone}，或 ${email}`, msg`材料、厚度、最大一件、每天的数量、送货地点`],
        },
        {
          name: msg`打样`,
          cells: [
            msg`打样页的申请表`,
            msg`材料名称和厚度，塑料附安全技术说明书（SDS）或厂家的书面说明，一张一比一的图`,
          ],
        },
        {
          name: msg`机器出了毛病`,
          cells: [service, msg`铭牌上的型号和编号，屏幕上的字，几张照片`],
        },
        {
          name: msg`要备件`,
          cells: [service, msg`型号、编号、缺哪一件；${parts}内发出，一件起发`],
        },
        { name: msg`软件安装包`, cells: [msg`邮箱 ${email}`, msg`电脑系统和机型`] },
        {
          name: msg`经销、集成、培训`,
          cells: [msg`“联系我们”页留言，写明“合作”`, msg`所在城市、做哪一行、现在卖什么`],
        },
        { name: msg`查看或删除个人信息`, cells: [msg`邮箱 ${email}`, msg`填表时留的邮箱`] },
      ],
      note: emergency,
    },
    {
      type: "callToAction",
      title: msg`电话打不通？`,
      actions: [link("contactus", msg`给我们留言`, "#message"), link("safety", msg`看安全指南`)],
    },
  ],
});
