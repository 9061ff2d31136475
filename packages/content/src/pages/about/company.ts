import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";
import { claims } from "../../products/claims.ts";
import { company as counted, learning, warranty } from "../../products/facts.ts";
import type { Quantity } from "../../quantity.ts";

const { name } = brand;
const title = msg`16 年多，专做激光切割机、雕刻机和打标机`;
const firstCut = inline(learning.firstCut);
const parts = inline(warranty.spareParts);
const countOf = ({ figures: [count = 0] }: Quantity) => count;

export const company = definePage({
  id: "company",
  meta: {
    // Title of the banner, as in the specification.
    title,
    description: msg`${name} 是激光设备厂家，16 年多，专做切割机、雕刻机和打标机：桌面的晨光系列，落地的中天系列，八个型号。`,
    keywords: msg`激光设备制造商,激光切割机厂家,激光雕刻机厂家,激光打标机,公司介绍,${name}`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`关于`,
      title,
      lead: msg`八个型号，两个系列，从教室工作台上的机器，到车间里的机器。`,
      picture: picture("company/banner", msg`装配车间里，两台桌面机摆在工作台上，身后是三台 Light 1390`),
      pictureTone: "light",
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`做什么，给谁用`,
          paragraphs: [
            msg`机器分两个系列：晨光放在桌上，给教室、工作室和小店，其中光路敞开的 Mark M20 要单独一间房；中天立在地上，给车间。用户有老师、设计师和手工作者，也有医疗器械厂、电子厂和建筑模型公司。`,
            msg`产品页和对比表列出每个型号已经公布的数；写着“向我们索取”的，我们书面答复。`,
            msg`请寄材料来打样，看切口，看用了什么参数，然后决定。`,
          ],
        },
      ],
    },
    {
      type: "counters",
      tone: "surface",
      anchor: "figures",
      title: msg`从业年限、产量和证书`,
      lead: msg`${inline(claims.production)}证书的清单和有效期向我们索取，签合同之前请核对原件。这些证书不代替激光类别：您那台的激光类别和符合性声明，另外向我们索取。`,
      items: [
        { value: countOf(counted.years), plus: true, label: msg`行业经验（年）` },
        { value: countOf(counted.production), plus: true, label: msg`产量（台）` },
        { value: countOf(counted.certificates), plus: true, label: msg`证书（项）` },
      ],
    },
    {
      type: "steps",
      anchor: "direction",
      title: msg`我们正在改进的三件事`,
      lead: msg`三件事，请您盯着我们做。`,
      picture: picture("company/direction", msg`工作台上的图纸、镜片和激光头`),
      steps: [
        {
          title: msg`让第一次上手更容易`,
          text: msg`目标：受过培训的新手，做完六项检查以后，${firstCut}之内切下第一件。做不到的，我们改软件和说明书。`,
        },
        {
          title: msg`让停机更短`,
          text: msg`备件现在 ${parts}内发出（从哪天起算，下单前问清），一件起发。能远程判断的故障，您同意了就远程诊断，不必等人上门。`,
        },
        {
          title: msg`让改动看得见`,
          text: msg`手册、规格表和图纸每出一版，下载页写明版本、日期，和这一版改了什么。`,
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`想看机器？`,
      actions: [
        link("products", msg`看产品`),
        link("sample", msg`寄材料打样`),
        link("contactus", msg`约时间看机器`),
      ],
    },
  ],
});
