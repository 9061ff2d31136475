import { msg } from "@lingui/core/macro";
import { external, link, verbatim } from "../authoring.ts";
import { brand } from "../brand.ts";
import { definePage } from "../define.ts";

const { name, email, servicePhone } = brand;

const write = external(`mailto:${email}`, msg`写信给我们`);
const call = external(`tel:${servicePhone}`, verbatim(servicePhone));

/** The site's own rules, and the answers it gives when there is no page to give. */
export const legal = {
  privacy: definePage({
    id: "privacy",
    meta: {
      title: msg`隐私说明`,
      description: msg`这个网站存什么、存在哪里、谁看得到，以及怎样要求查看、改正或者删除。用平常话写，没有小字。`,
      keywords: msg`隐私,个人信息,删除数据,${name}`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`我们存什么，怎么删`,
        lead: msg`浏览本站不需要注册，我们也不放广告和统计用的第三方脚本。`,
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`您提交表单时`,
            paragraphs: [
              msg`首页表单里的姓、名和邮箱，原样存进我们自己的服务器，同时记下提交时间、页面语言和这次提交的编号。用途只有一个：给您回信。`,
              msg`这些内容不卖、不换、不给第三方做营销。销售和售后的同事看得到，其他人看不到。`,
            ],
          },
          {
            title: msg`您只是看看时`,
            paragraphs: [
              msg`本站不用 Cookie。您选的语言记在自己浏览器的本地存储里；表单填到一半，草稿存在这个标签页里，关掉就没了。这两样都不会发给我们。`,
              msg`服务器日志记下每次提交的时间、编号和成败，用来排查故障。您的网络地址、填写的内容和看过哪些页，都不记。`,
            ],
          },
          {
            title: msg`要查、要改、要删`,
            paragraphs: [
              msg`写信到 ${email}，说明当时留的邮箱。我们核对之后，把存的内容发给您看，或者改正，或者删掉，并回信确认。`,
            ],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`还有不放心的地方？`,
        actions: [write, link("contactus", msg`其他联系方式`)],
      },
    ],
  }),

  terms: definePage({
    id: "terms",
    meta: {
      title: msg`使用条款`,
      description: msg`本站内容的用途和边界：参数以合同为准，加工参数只是起点，图片和文字哪些能用，哪些要先问。`,
      keywords: msg`使用条款,免责说明,版权,${name}`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`看这些内容之前`,
        lead: msg`本站介绍机器和材料，不在线收款，也不在线签约。`,
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`参数`,
            paragraphs: [
              msg`页面上的参数取自产品规格。机器会改进，签合同时请以随合同的规格表为准；两处不一致，以合同为准。`,
            ],
          },
          {
            title: msg`加工建议`,
            paragraphs: [
              msg`功率和速度的数值只是起点，同一种材料换一批货就可能不同。正式加工之前，先切一张测试格。`,
              msg`没有成分说明的塑料不要放进激光机。含氯材料遇激光会放出氯化氢，伤人，也腐蚀机器。`,
            ],
          },
          {
            title: msg`图片和文字`,
            paragraphs: [
              msg`产品图是按模型渲染的，颜色和细节与实物可能略有出入。经销商介绍我们的产品时可以使用，请注明出处；其他用途请先写信。`,
            ],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`想把机器的参数确认清楚？`,
        actions: [link("specifications", msg`看规格参数`), write],
      },
    ],
  }),

  sent: definePage({
    id: "sent",
    unlisted: true,
    meta: {
      title: msg`已收到`,
      description: msg`您提交的内容已经存好，我们会用您留下的邮箱回信。`,
      keywords: msg`已收到`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`提交成功，我们收到了`,
        lead: msg`内容已经存好。回信会发到您留的邮箱；如果邮箱写错了，打电话告诉我们就行。`,
        actions: [link("home", msg`回到首页`), call],
      },
      {
        type: "cardGrid",
        title: msg`等回信的时候`,
        columns: 2,
        cards: [
          {
            title: msg`比一比两个系列`,
            text: msg`桌面机和落地机，差在幅面、功率和放在哪里。`,
            link: link("products", msg`比较产品`),
          },
          {
            title: msg`查一查手里的材料`,
            text: msg`能切、只能刻，还是碰都不能碰，先弄清楚。`,
            link: link("materials", msg`查材料`),
          },
        ],
      },
    ],
  }),

  notSent: definePage({
    id: "notSent",
    unlisted: true,
    meta: {
      title: msg`没有提交成功`,
      description: msg`您提交的内容没有存下来。退回上一页可以再试，也可以直接联系我们。`,
      keywords: msg`提交失败`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`没有提交成功`,
        lead: msg`这次什么都没有存下来。退回上一页，填过的内容通常还在，过一会儿再试；着急的话，直接打电话或者写信。`,
        actions: [call, write],
      },
      {
        type: "callToAction",
        title: msg`或者从头再填一次`,
        actions: [link("home", msg`回到首页表单`, "#lead")],
      },
    ],
  }),

  notFound: definePage({
    id: "notFound",
    unlisted: true,
    meta: {
      title: msg`没有这一页`,
      description: msg`这个地址上没有页面。可能是链接写错了，也可能是页面搬走了。`,
      keywords: msg`页面不存在`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow: verbatim("404"),
        title: msg`没有这一页`,
        lead: msg`可能是链接写错了，也可能是页面搬走了。下面几条路多半能到您要去的地方。`,
        actions: [link("home", msg`去首页`)],
      },
      {
        type: "cardGrid",
        title: msg`常去的地方`,
        cards: [
          { title: msg`找机器`, text: msg`两个系列，八个型号。`, link: link("products", msg`看全部产品`) },
          {
            title: msg`找材料`,
            text: msg`木、亚克力、纸、石、布、玻璃、金属、铝和皮革。`,
            link: link("materials", msg`看全部材料`),
          },
          {
            title: msg`找人`,
            text: msg`销售、售后和邮箱都在一页上。`,
            link: link("contactus", msg`看联系方式`),
          },
        ],
      },
    ],
  }),
};
