import { msg } from "@lingui/core/macro";
import { external, link, picture, verbatim } from "../authoring.ts";
import { brand } from "../brand.ts";
import { definePage } from "../define.ts";

const { name, email, salesPhone, servicePhone } = brand;

const mail = external(`mailto:${email}`, verbatim(email));

/** Ways to reach the maker. */
export const contact = {
  contact: definePage({
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
      },
      {
        type: "cardGrid",
        title: msg`您是来做什么的`,
        columns: 2,
        cards: [
          {
            title: msg`问机器、报修、打样`,
            text: msg`电话、邮箱和地址，以及问之前最好备好的几样东西。`,
            link: link("contactus", msg`联系我们`),
          },
          {
            title: msg`做经销、做集成、做培训`,
            text: msg`我们怎样和伙伴分工，哪些由我们出，哪些由您来。`,
            link: link("partner", msg`成为伙伴`),
          },
        ],
      },
    ],
  }),

  contactus: definePage({
    id: "contactus",
    meta: {
      title: msg`联系我们`,
      description: msg`LightMaker 的销售、售后电话和邮箱，以及来电之前值得备好的信息：材料、厚度、幅面和用途。`,
      keywords: msg`联系电话,售后电话,销售咨询,${name}`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow: msg`联系`,
        title: msg`打电话，或者写封信`,
        lead: msg`销售 ${salesPhone}，售后 ${servicePhone}。写信不限时间，附上照片说得更清楚。`,
        actions: [external(`tel:${salesPhone}`, msg`拨打销售电话`), mail],
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`问机器`,
            paragraphs: [
              msg`说清四件事，答得最快：什么材料、多厚、最大一件有多大、一天大概做多少。`,
              msg`场地也顺便量一下：门宽、能不能打孔排风、插座是多少安的。落地机对这些有要求。`,
            ],
          },
          {
            title: msg`报修`,
            paragraphs: [
              msg`机身铭牌上的型号和编号，出问题时屏幕上的字，再拍一张切坏的料，多半能在电话里判断。`,
              msg`需要远程看机器时，会先征得您的明确同意，看完就断开。`,
            ],
          },
          {
            title: msg`寄样品`,
            paragraphs: [msg`想先看切出来的样子，可以寄材料来打样。寄之前写信说一声，免得包裹找不到人。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`不方便打电话？`,
        lead: msg`在首页留下邮箱，我们写信来问。`,
        actions: [link("home", msg`去填首页表单`, "#lead")],
      },
    ],
  }),

  partner: definePage({
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
            paragraphs: [
              msg`没有最低起订量，一台也发。展示机和首批备件怎么安排，按当地情况单独谈，写进合同。`,
            ],
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
  }),
};
