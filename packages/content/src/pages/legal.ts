import { msg } from "@lingui/core/macro";
import { external, inline, link, verbatim } from "../authoring.ts";
import { brand } from "../brand.ts";
import { definePage } from "../define.ts";
import { claims } from "../products/claims.ts";

const { name, email, salesPhone } = brand;

const write = external(`mailto:${email}`, msg`发邮件给我们`);
const call = external(`tel:${salesPhone}`, msg`拨打销售电话 ${salesPhone}`);

/** Legal pages, the result pages of forms, and the 404 page. */
export const legal = {
  privacy: definePage({
    id: "privacy",
    meta: {
      title: msg`隐私说明`,
      description: msg`这个网站存什么、存多久、谁看得到，浏览器里留下什么，以及怎样要求查看、改正或者删除。`,
      keywords: msg`隐私,个人信息,删除数据,${name}`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`我们存什么，怎么删`,
        lead: msg`浏览本站不需要注册，我们也不放广告和统计用的第三方脚本。`,
      },
      {
        type: "factTable",
        title: msg`存在我们这里的`,
        lead: msg`处理您个人信息的是 ${name}，地址和电话在“联系我们”页；公司全称、服务器在哪个国家，发邮件问我们。下面这些存在我们自己的服务器上。表单的内容还会发到销售和售后同事的工作邮箱或工作群，见“谁看得到”。`,
        head: msg`什么`,
        columns: [msg`存哪些内容`, msg`存多久`],
        rows: [
          {
            name: msg`首页、打样和留言表单`,
            cells: [
              msg`您填的每一栏、提交时间、页面语言、这次提交的编号，以及疑似垃圾信息的标记；不存 IP 地址`,
              msg`没有固定的天数：直到我们删除，或者您要求删除`,
            ],
          },
          {
            name: msg`随表单上传的文件`,
            cells: [msg`文件本身、文件名、大小和校验值`, msg`与表单同时删除；没有随表单提交的，满一天就清掉`],
          },
          {
            name: msg`访问记录`,
            cells: [
              msg`哪一页、停留多久、什么时间，以及截短的 IP 地址（IPv4 去掉最后一段，IPv6 只留前 48 位）`,
              msg`90 天`,
            ],
          },
          {
            name: msg`在线助手答不上来，或者只找到相近问答的提问`,
            cells: [msg`问题的文字和语言，先去掉像邮箱和电话的内容；不存 IP 地址`, msg`90 天`],
          },
          {
            name: msg`分期咨询`,
            cells: [msg`什么都不存：它只把您填的带到“联系我们”页`, msg`不涉及`],
          },
        ],
        note: msg`为了防止垃圾提交，服务器按 IP 地址统计提交次数，一次统计最长一天；地址不写进运行日志，表单内容和提问也不写进去。`,
      },
      {
        type: "factTable",
        tone: "surface",
        title: msg`存在您浏览器里的`,
        lead: msg`本站不用 Cookie。下面这些留在您那里，清空浏览器数据就没了。`,
        head: msg`什么`,
        columns: [msg`做什么用`, msg`存多久`],
        rows: [
          { name: msg`语言（本地存储）`, cells: [msg`下次打开仍是您选的语言`, msg`直到您清除`] },
          { name: msg`明暗主题（本地存储）`, cells: [msg`选过深色或浅色才有`, msg`直到您清除`] },
          {
            name: msg`填到一半的表单（会话存储）`,
            cells: [msg`刷新以后不用重填`, msg`提交成功或关掉标签页为止`],
          },
          {
            name: msg`和在线助手说过的话（会话存储）`,
            cells: [msg`刷新或换页以后能接着问；用过助手才有`, msg`关掉标签页为止`],
          },
          {
            name: msg`最近搜的词（会话存储）`,
            cells: [msg`再打开搜索时还在；搜过才有`, msg`关掉标签页为止`],
          },
          { name: msg`看过的页面（浏览器缓存）`, cells: [msg`再打开时更快`, msg`由浏览器决定`] },
        ],
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`谁看得到`,
            paragraphs: [
              msg`表单由销售和售后的同事看，系统会把内容发到他们的工作邮箱或工作群。不卖、不换，也不给别家做营销。`,
              msg`在线助手的回答取自本站的内容。目前没有接入外部的语言模型，您的问题不发给别家；要接入，先在这一页写明是哪一家、数据存在哪个国家。不要在聊天里写姓名、公司名和电话。`,
              msg`您写来的邮件，例如报修的照片、登记收新文章的地址，留在我们的邮箱里，不在上面的表里；要删，也写信来。`,
            ],
          },
          {
            title: msg`处理的依据`,
            paragraphs: [
              msg`表单和附件：您主动提交，我们为了答复您的询价、打样或报修来用，依据是您的同意，以及按您的要求为签合同做准备。访问记录和没答上来的问题：为了改进网站、防止滥用。提问里像邮箱和电话的内容，我们先去掉；姓名、公司名可能留着，所以请不要写。在适用 GDPR 的地方，依据是正当利益，您可以反对。`,
            ],
          },
          {
            title: msg`不想被统计`,
            paragraphs: [
              msg`在浏览器里打开“请勿跟踪”（Do Not Track）或全球隐私控制（GPC），访问记录一条也不会存，其他功能照常。`,
            ],
          },
          {
            title: msg`要查、要改、要删`,
            paragraphs: [
              msg`发邮件到 ${email}，写明您填表时留的邮箱。我们核对之后，把存的内容发给您看，或者改正，或者删掉，并回信确认。`,
              msg`删除会一并去掉表单、附件和还没发出的通知。已经发给同事的邮件和较早的备份里可能还有副本，回信时会告诉您怎样处理。`,
              msg`访问记录和没答上来的问题不和谁的姓名、邮箱相连，所以无法单独调出；90 天后自动删除。`,
              msg`不同意我们的处理，可以向当地的个人信息保护部门投诉：中国大陆是网信部门，英国是 ICO，欧盟是您所在国的数据保护机构。`,
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
        title: msg`使用条款`,
        lead: msg`本站介绍机器和材料，不在线收款，也不在线签约。`,
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`参数`,
            paragraphs: [msg`页面上的参数取自产品规格；机器会改进，参数可能随之改变。`, claims.precedence],
          },
          {
            title: msg`加工建议`,
            paragraphs: [
              msg`功率和速度的数值只是起点，同一种材料换一批货就可能不同。正式加工之前，先试一小块。${inline(claims.downloadedGrid)}`,
              msg`厂家的安全技术说明书（SDS）或者书面说明没有写明成分的塑料，不要放进激光机。含氯材料遇激光会放出氯化氢，伤人，也腐蚀机器。`,
            ],
          },
          {
            title: msg`表单和样品`,
            paragraphs: [
              msg`提交表单不是下单，也不产生费用；双方签了合同，买卖才成立。只上传您有权给我们看的图纸。`,
            ],
          },
          {
            title: msg`在线助手`,
            paragraphs: [msg`在线助手由程序回答，答案取自本站。它说的和产品页不一样时，以产品页为准。`],
          },
          {
            title: msg`安全：先看当地法规和手册`,
            paragraphs: [msg`安全和保养两份指南帮您安全地用机器，代替不了当地的法规和机器附带的手册。`],
          },
          {
            title: msg`下载的文件`,
            paragraphs: [
              msg`这些文件供使用、选购和维护机器的人使用。文档可以带着我们的名字原样转发；切割样例可以改，做出来的东西可以卖。下载后可以用页面上的校验值核对。`,
            ],
          },
          {
            title: msg`图片和文字`,
            paragraphs: [
              msg`产品图和作品图都是电脑渲染的，不是照片；颜色和细节与实物可能不同，开关和停机按钮也是。您那台有什么，以合同为准。经销商介绍我们的产品时可以使用这些图，请注明出处；其他用途请先发邮件问我们。`,
            ],
          },
          {
            title: msg`外部链接`,
            paragraphs: [msg`点开电话和邮件链接，会打开您自己的程序。其他网站的内容由其运营者负责。`],
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
      description: msg`您提交的内容已经存好，我们会用邮件或电话回复。`,
      keywords: msg`已收到`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`提交成功，我们收到了`,
        lead: msg`内容已经存好，我们会用邮件或电话回复。事情急，或者联系方式写错了，打电话告诉我们。`,
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
            text: msg`能切、只能刻，还是不能放进激光机，一查就清楚。`,
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
      description: msg`您填的内容没有送到我们这里。退回上一页可以再试，也可以直接联系我们。`,
      keywords: msg`提交失败`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`没有提交成功`,
        lead: msg`您填的内容没有送到我们这里；已经传上来的文件，满一天就清掉。退回上一页，填过的内容通常还在，过一会儿再试；着急的话，直接打电话或者发邮件。`,
        actions: [call, write],
      },
      {
        type: "callToAction",
        title: msg`或者从头再填一次`,
        actions: [
          link("sample", msg`重填打样申请`, "#apply"),
          link("contactus", msg`重新留言`, "#message"),
          link("home", msg`到首页填写`, "#lead"),
        ],
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
        lead: msg`链接可能写错了，页面也可能已经移走。可以从下面找，或者搜索。`,
        actions: [link("home", msg`去首页`)],
      },
      {
        type: "siteSearch",
        title: msg`找的是这个吗？`,
        lead: msg`地址里的词已经填好了，改一改再搜也行。`,
        label: msg`要找的词`,
        submit: msg`搜索全站`,
      },
      {
        type: "cardGrid",
        title: msg`常看的页面`,
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
