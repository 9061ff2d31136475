import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { definePage } from "../../define.ts";
import { claims } from "../../products/claims.ts";
import { learning, warranty } from "../../products/facts.ts";

const { name } = brand;
const general = inline(warranty.general);
const tube = inline(warranty.tube);
const parts = inline(warranty.spareParts);
const course = inline(learning.course);
const firstCut = inline(claims.firstCut);

export const about = definePage({
  id: "about",
  meta: {
    title: msg`激光切割机厂家：公司、服务与打样`,
    description: msg`${name} 做激光切割机、雕刻机和打标机。公司做什么，怎样打样、分期、培训和保修，从询价到开工要走哪几步。`,
    keywords: msg`关于我们,激光切割机厂家,激光设备厂家,售后服务,打样,${name}`,
  },
  blocks: [
    {
      type: "banner",
      title: msg`关于 LightMaker：公司、服务、打样和分期`,
      lead: msg`机器要用很多年，买之前看清厂家、服务和付款方式。`,
      picture: picture("home/beam-banner", msg`激光头正在木板上雕刻`),
    },
    {
      type: "cardGrid",
      title: msg`想了解哪一样`,
      cards: [
        {
          title: msg`公司`,
          text: msg`做了多少年，做哪些机器，接下来改进什么。`,
          picture: picture("company/direction", msg`工作台上的图纸、镜片和激光头`),
          link: link("company", msg`看公司介绍`),
        },
        {
          title: msg`服务`,
          text: msg`培训、保修、备件和远程诊断。`,
          picture: picture("company/service", msg`工具箱旁的反射镜座和对光靶纸`),
          link: link("service", msg`看服务内容`),
        },
        {
          title: msg`打样`,
          text: msg`用您自己的材料试切、试刻，附上机型和参数。`,
          picture: picture("gallery/swatches", msg`九块不同材料的色卡`),
          link: link("sample", msg`看怎么打样`),
        },
        {
          title: msg`分期`,
          text: msg`月供多少，几单够付，用您自己的数算。`,
          picture: picture("finance/desk", msg`桌上的计算器、样件和笔记本电脑`),
          link: link("finance", msg`看分期说明`),
        },
        {
          title: msg`新闻`,
          text: msg`公司和产品的消息，还有材料和图纸的实用文章。`,
          picture: picture("news/product-1", msg`并排的 Light 530 和 Light 530 RF，前面各摆着自己的作品`),
          link: link("news", msg`看新闻栏目`),
        },
        {
          title: msg`合作`,
          text: msg`经销、集成和培训，各自负责什么。`,
          picture: picture("company/partner", msg`展厅里的三台机器和样品墙`),
          link: link("partner", msg`看合作方式`),
        },
      ],
    },
    {
      type: "steps",
      tone: "surface",
      title: msg`从询价到开工，六步`,
      lead: msg`每一步您要准备什么、会从我们这里得到什么，都写在下面。`,
      steps: [
        {
          title: msg`说需求`,
          text: msg`告诉我们材料、厚度、最大一件的尺寸和每天的数量。我们答复用哪一台；都不合适，也会说明。`,
        },
        { title: msg`寄料打样`, text: msg`您寄材料和图纸；样品寄回时，附上功率、速度和遍数。` },
        {
          title: msg`量好房间`,
          text: msg`签合同之前，对照“规格参数”页：门、过道、电梯和地面看外形尺寸和重量，电路和风管看供电和排风口；写着“向我们索取”的，问我们。`,
        },
        {
          title: msg`报价，签合同`,
          text: msg`按型号、功率、配件和送货地点报价。哪天交货、谁卸货和装机、怎样验收、保修从哪天算、运费谁付，都写进合同。`,
        },
        {
          title: msg`学会操作`,
          text: msg`操作培训 ${course}；${firstCut}。`,
        },
        { title: msg`保修和备件`, text: msg`整机保修 ${general}，玻璃激光管 ${tube}；备件 ${parts}内发出。` },
      ],
    },
    {
      type: "factTable",
      title: msg`常被问到的四件事`,
      head: msg`问题`,
      columns: [msg`答案`],
      rows: [
        { name: msg`最少买几台`, cells: [msg`一台起订；备件一件起发`] },
        { name: msg`网上能下单吗`, cells: [msg`不能。本站不标价、不收款，由销售报价`] },
        { name: msg`会不会远程连接我的机器`, cells: [msg`每次都要您明确同意才连，不同意就不连`] },
        { name: msg`没有列出的数据`, cells: [msg`向我们索取，我们书面答复`] },
      ],
    },
    {
      type: "callToAction",
      tone: "surface",
      title: msg`不知道从哪一步开始？`,
      actions: [link("contactus", msg`说说您的需求`, "#message"), link("sample", msg`寄材料打样`)],
    },
  ],
});
