import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";
import { claims } from "../../products/claims.ts";
import { company as counted, learning, warranty } from "../../products/facts.ts";
import type { Quantity } from "../../quantity.ts";

const { name } = brand;
const title = msg`做激光机，十六年了`;
const firstCut = inline(learning.firstCut);
const parts = inline(warranty.spareParts);
const countOf = ({ figures: [count = 0] }: Quantity) => count;

export const company = definePage({
  id: "company",
  meta: {
    // Title of the banner, as in the specification.
    title,
    description: msg`LightMaker 专做激光切割、雕刻和打标设备，十六年，从课桌上的机器做到车间里的机器。`,
    keywords: msg`激光设备制造商,激光切割机厂家,公司介绍,${name}`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`关于`,
      title,
      lead: msg`切割、雕刻、打标，我们只做用激光加工材料的机器。`,
      picture: picture("company/banner", msg`装配车间里的 Light 530 和一排落地机`),
      pictureTone: "light",
    },
    {
      type: "textBlocks",
      items: [
        {
          title: msg`做什么，给谁用`,
          paragraphs: [
            msg`机器分两个系列：晨光放在桌上，给教室、工作室和小店；中天立在地上，给车间。用的人里有老师、设计师和手工作者，也有医疗器械厂、电子厂和做建筑模型的人。`,
            msg`我们不替您判断该买哪一台。每个型号切多大、切多厚、跑多快、占多大地方，都列在产品页和对比表里；没有的数据写“向我们索取”，不拿估计充数。`,
            msg`公司介绍谁都可以写得好看，机器切出来的东西作不了假。所以请先寄材料来打样：看切口，看用了什么参数，再谈别的。`,
          ],
        },
      ],
    },
    {
      type: "counters",
      tone: "surface",
      anchor: "figures",
      title: msg`三个数`,
      lead: msg`这里只报数目。产量${inline(claims.production)}证书在签合同之前对着原件核。`,
      items: [
        { value: countOf(counted.years), plus: true, label: msg`年行业经验` },
        { value: countOf(counted.production), plus: true, label: msg`台产量` },
        { value: countOf(counted.certificates), plus: true, label: msg`项证书` },
      ],
    },
    {
      type: "steps",
      anchor: "direction",
      title: msg`接下来往哪里走`,
      lead: msg`三件事，按这个次序做。每一件都能拿机器来对。`,
      picture: picture("company/direction", msg`工作台上的图纸、镜片和激光头`),
      steps: [
        {
          title: msg`让第一次更容易`,
          text: msg`没碰过激光的人，插上电 ${firstCut}之内切下第一件。做不到，就是软件和说明书还要改。`,
        },
        {
          title: msg`让停机更短`,
          text: msg`备件 ${parts}内发出，只要一个也发。远程看得出来的毛病，征得同意就先远程看。`,
        },
        {
          title: msg`让数字更准`,
          text: msg`同一个数，规格表、对比和问答里一个样。要看条件的，把条件一起写上。`,
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`想看机器，不想看介绍？`,
      actions: [
        link("products", msg`看产品`),
        link("sample", msg`寄材料打样`),
        link("contactus", msg`约时间看机器`),
      ],
    },
  ],
});
