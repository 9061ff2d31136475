import { msg } from "@lingui/core/macro";
import { external, link, picture, verbatim } from "../authoring.ts";
import { brand } from "../brand.ts";
import { definePage } from "../define.ts";

const { name, email, salesPhone } = brand;

const mail = external(`mailto:${email}`, verbatim(email));
const eyebrow = msg`关于`;

/** Who the maker is and how it works with customers. */
export const about = {
  about: definePage({
    id: "about",
    meta: {
      title: msg`关于我们`,
      description: msg`做激光切割、雕刻和打标设备的人是谁，怎么服务，怎么打样，怎么分期，近来有什么事。`,
      keywords: msg`关于我们,激光设备厂家,售后服务,打样,${name}`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`做机器的人`,
        lead: msg`机器要用很多年，所以值得先看看是谁在做、出了事找谁。`,
        picture: picture("home/beam-banner", msg`激光头正在木板上雕刻`),
      },
      {
        type: "cardGrid",
        title: msg`从哪里看起`,
        cards: [
          {
            title: msg`公司`,
            text: msg`做了多少年，做些什么，往哪里去。`,
            link: link("company", msg`看公司介绍`),
          },
          {
            title: msg`服务`,
            text: msg`培训、保修、备件和远程诊断。`,
            link: link("service", msg`看服务内容`),
          },
          {
            title: msg`打样`,
            text: msg`寄材料来，先看切出来的样子。`,
            link: link("sample", msg`看怎么打样`),
          },
          {
            title: msg`分期`,
            text: msg`把一笔大钱拆成几笔，值不值得，自己算。`,
            link: link("finance", msg`看分期说明`),
          },
          { title: msg`新闻`, text: msg`新机器、新功能和行业里的事。`, link: link("news", msg`看新闻栏目`) },
        ],
      },
    ],
  }),

  company: definePage({
    id: "company",
    meta: {
      title: msg`公司介绍`,
      description: msg`LightMaker 专做激光切割、雕刻和打标设备，十六年，从课桌上的机器做到车间里的机器。`,
      keywords: msg`激光设备制造商,激光切割机厂家,公司介绍,${name}`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`做激光机，十六年了`,
        lead: msg`切割、雕刻、打标，我们只做用激光加工材料的机器。`,
        picture: picture("home/bench", msg`深色背景前的 Light 530`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`做什么`,
            paragraphs: [
              msg`两个系列：晨光放在桌上，给教室和工作室；中天立在地上，给车间。两边用同一套软件，学会一台，另一台也会用。`,
            ],
          },
          {
            title: msg`怎么做`,
            paragraphs: [
              msg`制造和研发在两处，图纸和问题走同一套记录。现场传回来的毛病，要改到图纸上才算完。`,
              msg`参数只写量得到的。同一个数，在规格表、对比和说明书里是一样的。`,
            ],
          },
          {
            title: msg`往哪里去`,
            paragraphs: [msg`让没碰过激光的人，三十分钟之内切下第一件东西；让天天用的人，少停一次机。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`想看机器，不想看介绍？`,
        actions: [link("products", msg`看产品`), link("contactus", msg`约时间看机器`)],
      },
    ],
  }),

  service: definePage({
    id: "service",
    meta: {
      title: msg`服务`,
      description: msg`培训一到两小时，整机保修十二个月，激光管六个月，配件三个工作日内发出，远程诊断先征得同意。`,
      keywords: msg`激光机售后,保修,激光管更换,远程诊断,配件`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`机器到了以后`,
        lead: msg`四件事：有人教、有保修、有备件、有人接电话。`,
        picture: picture("features/touchscreen", msg`机身上的触控屏`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`懂机器的人`,
            paragraphs: [msg`装机、对光路、教操作，由熟悉这台机器的人来。学一两个小时，就能自己开工。`],
          },
          {
            title: msg`质量保证`,
            paragraphs: [
              msg`整机保修十二个月，激光管六个月。镜片属于耗材，人为损坏不在保修之内；需要更长时间，可以另购延保。`,
            ],
          },
          {
            title: msg`响应快`,
            paragraphs: [
              msg`常用配件三个工作日内发出，没有最低数量。`,
              msg`软件和电路的问题，很多可以远程看。每一次都要您明确同意，不同意就不连。`,
            ],
          },
          {
            title: msg`一直在改`,
            paragraphs: [msg`软件会继续更新。您提的毛病改好了，会告诉您改在哪一版。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`机器有状况？`,
        actions: [link("contactus", msg`联系售后`), link("faq", msg`先查常见问题`)],
      },
    ],
  }),

  sample: definePage({
    id: "sample",
    meta: {
      title: msg`申请打样`,
      description: msg`把您的材料寄来，我们切好、刻好寄回，附上用的机型和参数。请寄什么、哪些不收，都写在这一页。`,
      keywords: msg`激光打样,材料测试,测试加工,激光切割样品`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`先看东西，再谈机器`,
        lead: msg`寄材料来，说明要切什么样，我们做好寄回，连同机型和参数。`,
        picture: picture("gallery/swatches", msg`九块不同材料的雕刻色卡`),
        actions: [link("home", msg`留下邮箱，开始打样`, "#lead"), mail],
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`请寄什么`,
            paragraphs: [
              msg`材料三到五块，大小够放下图样再留一圈边。背面写上材料名称和厚度；塑料请附成分说明，没有说明的塑料我们不切。`,
              msg`图纸用 DXF、AI 或 SVG，一比一，单位毫米，文字转成轮廓，要切断的线必须闭合。`,
            ],
          },
          {
            title: msg`之后会怎样`,
            paragraphs: [
              msg`收到后先回信确认能不能做。能做就做，做好拍照，再寄回；做不到您要的效果，会说明差在哪里。`,
            ],
          },
          {
            title: msg`哪些不能打样`,
            paragraphs: [msg`PVC、乙烯基、仿皮革、玻纤板和成分不明的阻燃板，不论多小一块都不收。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`拿不准材料能不能切？`,
        actions: [link("materials", msg`按材料查`), link("contactus", msg`问一声`)],
      },
    ],
  }),

  finance: definePage({
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
        type: "callToAction",
        title: msg`先打样，再决定`,
        lead: msg`用您自己的活试一次，比任何算式都准。`,
        actions: [link("sample", msg`申请打样`), external(`tel:${salesPhone}`, msg`打电话问分期`)],
      },
    ],
  }),

  news: definePage({
    id: "news",
    meta: {
      title: msg`新闻`,
      description: msg`公司新闻、产品动态、行业信息和技术分享：这个栏目分四类，每一类写什么，有了新的怎样知道。`,
      keywords: msg`激光行业新闻,产品动态,技术分享,公司新闻`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`四类内容，列在这里`,
        lead: msg`第一篇还没有发布，先说清楚写什么：改了什么，和您有没有关系。`,
      },
      {
        type: "textBlocks",
        items: [
          { title: msg`公司新闻`, paragraphs: [msg`展会、开放日、地址和电话的变动。`] },
          { title: msg`产品动态`, paragraphs: [msg`新机型和软件更新：改了什么，老机器能不能用上。`] },
          { title: msg`行业信息`, paragraphs: [msg`安全标准和材料法规的变化，附原文出处。`] },
          { title: msg`技术分享`, paragraphs: [msg`一种材料、一个问题、一次试验，参数和照片都给出来。`] },
        ],
      },
      {
        type: "callToAction",
        title: msg`想在发布时收到邮件？`,
        actions: [mail, link("contactus", msg`其他联系方式`)],
      },
    ],
  }),
};
