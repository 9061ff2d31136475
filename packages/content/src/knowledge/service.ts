import { msg } from "@lingui/core/macro";
import { inline, verbatim, type Words } from "../authoring.ts";
import { brand } from "../brand.ts";
import { type AccessoryId, accessories } from "../products/accessories.ts";
import { claims } from "../products/claims.ts";
import {
  clearance,
  company,
  fileFormats,
  learning,
  type ModelFacts,
  models,
  warranty,
} from "../products/facts.ts";
import { productModels } from "../products/models/index.ts";
import { alarmSounds, eyeExposed, injured, smokeInhaled } from "../safety/emergency.ts";
import { kinds } from "../safety/kinds.ts";
import { passThrough } from "../safety/pass-through.ts";
import { inOneText } from "../sentences.ts";
import { contactLines, phoneHours } from "../shell.ts";
import { type KnowledgeResolution, lines, listed, type Topic, within } from "./topic.ts";

const general = inline(warranty.general);
const tube = inline(warranty.tube);
const parts = inline(warranty.spareParts);
const sales = inline(verbatim(brand.salesPhone));
const serviceLine = inline(verbatim(brand.servicePhone));
const hours = inline(phoneHours);
const email = inline(verbatim(brand.email));
const studio = inline(verbatim(brand.software));
const behind = inline(clearance.behind);
const beside = inline(clearance.beside);
const boardSpace = inline(claims.boardSpace);
const goggles = inline(claims.goggles);
const course = inline(learning.course);
const firstCut = inline(claims.firstCut);
const years = inline(company.years);
const production = inline(company.production);
const certificates = inline(company.certificates);
const common = inline(verbatim(fileFormats.common.join(" / ")));
const radiance = inline(verbatim(fileFormats.zhongtian.join(" / ")));
const marking = inline(verbatim(fileFormats.marking.join(" / ")));

const guarantee: readonly Topic[] = [
  {
    id: "warranty.general",
    category: "service",
    question: msg`保修多长时间？`,
    asked: {
      zh: ["保修", "保修多久", "质保几年", "保修期多长", "保修期一年吗", "三包", "整机保修"],
      en: [
        "warranty",
        "how long is the warranty",
        "guarantee period",
        "machine warranty",
        "years of warranty",
      ],
    },
    answer: msg`整机保修 ${general}，玻璃激光管 ${tube}。镜片和人为损坏不在内，可以加买延长保修。${inline(claims.warrantyOfSources)}`,
    page: "warranty",
  },
  {
    id: "warranty.tube",
    category: "service",
    question: msg`激光管保修多久？`,
    asked: {
      zh: ["激光管保修", "激光管坏了保修吗", "管子质保多久", "激光管在保修内吗", "换激光管收费吗"],
      en: [
        "laser tube warranty",
        "is the tube covered",
        "does the warranty include the tube",
        "tube guarantee",
        "warranty on the laser source",
      ],
    },
    answer: msg`玻璃激光管保修 ${tube}，和整机的 ${general}分开算。${inline(claims.warrantyOfSources)}`,
    page: "warranty",
  },
  {
    id: "warranty.excluded",
    category: "service",
    question: msg`哪些不在保修范围内？`,
    asked: {
      zh: ["镜片保修吗", "什么不保修", "人为损坏保修吗", "自己弄坏了保修吗", "保修不包括什么", "耗材保修吗"],
      en: [
        "what is not covered",
        "are lenses covered",
        "warranty exclusions",
        "damage by the user",
        "I broke it myself",
        "consumables warranty",
      ],
    },
    answer: msg`镜片和人为损坏不在保修范围内，例如撞坏，或者切了禁用的材料。`,
    page: "warranty",
  },
  {
    id: "warranty.extended",
    category: "service",
    question: msg`可以买延长保修吗？`,
    asked: {
      zh: ["延保", "延长保修", "加买保修", "多保几年"],
      en: ["extended warranty", "extend the guarantee", "longer warranty", "buy more warranty"],
    },
    answer: msg`可以加买延长保修。时长和价格请向我们索取，写进合同。`,
    page: "warranty",
  },
  {
    id: "warranty.parts",
    category: "service",
    question: msg`备件几天发出？`,
    asked: {
      zh: ["配件几天发货", "备件发货时间", "零件多久到", "一个配件也发吗"],
      en: ["when do spare parts ship", "spare part delivery time", "how fast are parts sent"],
    },
    answer: msg`备件 ${parts}内发出，没有最低数量，一件起发。`,
    page: "warranty",
  },
  {
    id: "warranty.report",
    category: "service",
    question: msg`机器坏了怎样报修？`,
    asked: {
      zh: ["怎么报修", "机器坏了找谁", "机器坏了怎么办", "维修流程", "出故障了怎么办", "上门维修"],
      en: [
        "how to report a fault",
        "my machine is broken",
        "repair service for my machine",
        "get the machine repaired",
        "technical support",
      ],
    },
    answer: msg`抄下铭牌上的型号和编号，说清现象，拍几张照片，然后打售后电话 ${serviceLine}，或者发邮件到 ${email}。`,
    page: "warranty",
  },
];

const buying: readonly Topic[] = [
  {
    id: "sample",
    category: "buying",
    question: msg`怎样申请打样？`,
    asked: {
      zh: ["打样", "寄材料试切", "先寄材料试试", "申请样品", "免费打样吗", "测试我的材料", "寄样品给你们"],
      en: [
        "sample",
        "apply for a test sample",
        "test my material",
        "send material for a test cut",
        "free sample",
      ],
    },
    answer: msg`在打样页填申请：材料、厚度、切还是刻、要几件，可以附一个文件。我们回信说能不能做，收到材料就做，做好附上机型和参数寄回。`,
    page: "sample",
    suffix: "#apply",
  },
  {
    id: "sample.upload",
    category: "buying",
    question: msg`打样申请能传什么文件？`,
    asked: {
      zh: ["上传什么格式", "文件多大能传", "附件限制", "图纸怎么传"],
      en: ["which files can I upload", "upload size limit", "attach a drawing to the application"],
    },
    answer: msg`一个文件，小于 10 MB：rar、zip、doc、docx、pdf、jpg、png 或 gif。`,
    page: "sample",
    suffix: "#apply",
  },
  {
    id: "finance",
    category: "buying",
    question: msg`可以分期付款吗？`,
    asked: {
      zh: ["分期", "分期付款", "能分期吗", "刷信用卡", "贷款买", "按月付", "月供多少", "租赁", "首付多少"],
      en: [
        "instalments",
        "financing",
        "pay monthly",
        "monthly payments",
        "pay by credit card",
        "leasing",
        "loan for a machine",
        "payment plan",
      ],
    },
    answer: msg`可以谈。能不能分、分几期，按您的情况商量，写进合同；网上不报价，也不收款。分期页上可以自己算一算。`,
    page: "finance",
  },
  {
    id: "partner",
    category: "buying",
    question: msg`怎样成为经销商？`,
    asked: {
      zh: ["代理", "加盟", "经销商", "合作", "做你们的代理", "伙伴"],
      en: ["dealer", "distributor", "become a partner", "reseller", "cooperation"],
    },
    answer: msg`经销、集成和培训都可以谈，没有起订量要求。写明所在城市、做哪一行、现在卖什么设备，从联系页发给我们。`,
    page: "partner",
  },
  {
    id: "buy",
    category: "buying",
    question: msg`怎样购买？`,
    asked: {
      zh: ["怎么买", "怎么下单", "在哪里下单", "能网上买吗", "购买渠道", "哪里有卖"],
      en: ["how to buy", "where can I order", "buy online", "place an order", "where to purchase"],
    },
    answer: msg`网上不直接下单。告诉销售型号、功率、要不要配件、送到哪里，就会得到报价：电话 ${sales}，或者在联系页留言。`,
    page: "contactus",
  },
];

const contact = (resolution: KnowledgeResolution): Topic[] => {
  const each = contactLines.map(({ label, value }) => {
    const [what, where] = [inline(label), inline(value)];
    return msg`${what}：${where}`;
  });
  return [
    {
      id: "contact.all",
      category: "service",
      question: msg`怎样联系你们？`,
      asked: {
        zh: ["联系方式", "联系你们", "转人工", "找真人", "客服"],
        en: ["contact", "contact details", "talk to a person", "human agent", "get in touch"],
      },
      answer: lines(each, resolution),
      page: "contactus",
    },
    {
      id: "contact.sales",
      category: "service",
      question: msg`销售电话是多少？`,
      asked: {
        zh: ["电话", "销售电话", "你们公司的电话", "打什么电话咨询", "电话号码"],
        en: ["phone", "your phone number", "sales phone number", "telephone", "call sales"],
      },
      answer: msg`销售电话 ${sales}，${hours}。`,
      page: "contactus",
    },
    {
      id: "contact.service",
      category: "service",
      question: msg`售后电话是多少？`,
      asked: {
        zh: ["售后", "售后电话", "售后服务怎么联系", "维修电话"],
        en: ["customer service", "service phone number", "after-sales", "support hotline"],
      },
      answer: msg`售后电话 ${serviceLine}，${hours}。要附照片的，发邮件到 ${email}。`,
      page: "contactus",
    },
    {
      id: "contact.email",
      category: "service",
      question: msg`邮箱是什么？`,
      asked: {
        zh: ["邮箱", "电子邮件", "发邮件到哪", "写信给谁"],
        en: ["email", "email address", "write an email", "mail"],
      },
      answer: msg`邮箱是 ${email}。`,
      page: "contactus",
    },
    {
      id: "contact.address",
      category: "service",
      question: msg`公司在哪里？`,
      asked: {
        zh: ["地址", "公司地址", "工厂在哪", "可以参观吗", "在哪个城市"],
        en: ["address", "where are you located", "factory address", "can I visit you", "which city"],
      },
      answer: lines(each.slice(-2), resolution),
      page: "contactus",
    },
    {
      id: "contact.hours",
      category: "service",
      question: msg`什么时候有人接电话？`,
      asked: {
        zh: ["几点上班", "工作时间", "周末上班吗", "周末有人吗", "服务时间"],
        en: [
          "opening hours",
          "when are you available",
          "working hours",
          "open at weekends",
          "open on saturday",
        ],
      },
      answer: msg`${hours}。其他时间请留言或者发邮件。`,
      page: "contactus",
    },
  ];
};

const help: readonly Topic[] = [
  {
    id: "downloads.software",
    category: "use",
    question: msg`软件在哪里下载？`,
    asked: {
      zh: ["下载软件", "软件安装包", "软件怎么下", "安装程序"],
      en: ["download software", "software installer", "where do I get the software", "install the program"],
    },
    answer: msg`网站上没有 ${studio} 的安装包。发邮件到 ${email}，说明电脑系统和机型，我们发给您。`,
    page: "downloads",
  },
  {
    id: "downloads.manuals",
    category: "use",
    question: msg`用户手册在哪里？`,
    asked: {
      zh: ["说明书", "用户手册", "使用说明", "手册下载"],
      en: ["manual", "user manual", "instructions", "handbook download"],
    },
    answer: msg`八个型号的用户手册都在下载页，中英文的 PDF。`,
    page: "downloads",
  },
  {
    id: "downloads.specifications",
    category: "use",
    question: msg`规格表在哪里下载？`,
    asked: {
      zh: ["规格表下载", "参数表", "技术参数文件", "规格书 PDF"],
      en: ["specification sheet", "data sheet", "download specifications", "spec sheet pdf"],
    },
    answer: msg`整套参数在规格页上，一个型号一张表；规格表的 PDF 在下载页。`,
    page: "specifications",
  },
  {
    id: "downloads.guides",
    category: "use",
    question: msg`有操作指南吗？`,
    asked: {
      zh: ["操作指南", "教程", "使用教程", "视频教程", "怎么操作"],
      en: ["operation guide", "tutorial", "how to operate", "getting started guide", "video tutorial"],
    },
    answer: msg`软件页写着第一个 30 分钟的做法，切割机和打标机各一份；保养指南和安全指南可以打印；按材料写的操作指南在下载页。`,
    page: "downloads",
  },
  {
    id: "software.studio",
    category: "use",
    question: msg`用什么设计软件？`,
    asked: {
      zh: ["设计软件", "用什么软件画图", "配套软件是什么", "软件免费吗", "LightMaker Studio"],
      en: [
        "design software",
        "which software do you use",
        "LightMaker Studio",
        "software for drawing",
        "is the software included",
        "is the software free",
      ],
    },
    answer: msg`用 ${studio}：在电脑上画图、排版、设参数，在手机上看和改，图纸存在云平台，再送到机器。`,
    page: "software",
  },
  {
    id: "software.mobile",
    category: "use",
    question: msg`手机上能用吗？`,
    asked: {
      zh: ["手机软件", "手机能操作吗", "有没有 app", "手机控制", "平板能用吗"],
      en: ["mobile app", "phone app", "control it from my phone", "tablet", "smartphone software"],
    },
    answer: msg`能。手机上可以打开图纸看一眼、改一处，再送去机器；尺寸和参数的细活回到电脑上做。`,
    page: "software",
  },
  {
    id: "software.cloud",
    category: "use",
    question: msg`云平台做什么用？`,
    asked: {
      zh: ["云平台", "云端", "图纸存在哪", "云存储"],
      en: ["cloud platform", "cloud storage", "where are drawings stored"],
    },
    answer: msg`图纸连同参数放在云平台一处，从哪台电脑打开都是最新的一份，换一台机器也从这里取。`,
    page: "software",
  },
  {
    id: "formats",
    category: "use",
    question: msg`支持哪些文件格式？`,
    asked: {
      zh: ["文件格式", "能导入什么文件", "支持 DXF 吗", "AI 文件能用吗", "照片能刻吗"],
      en: [
        "file formats",
        "which files can I import",
        "does it support DXF",
        "can I use AI files",
        "engrave a photo",
      ],
    },
    answer: msg`切割机型：${common}；中天系列另外支持 ${radiance}。Mark M20：${marking}。`,
    page: "software",
  },
  {
    id: "tubes",
    category: "use",
    question: msg`玻璃管和射频管，寿命差多少？`,
    asked: {
      zh: ["玻璃管寿命", "射频管寿命", "RF 管能用多久", "两种管子寿命对比"],
      en: ["glass tube life", "RF tube life", "lifetime of RF compared with glass"],
    },
    answer: msg`${inline(claims.glassTubeLife)}${inline(claims.rfTubeLife)}`,
    page: "specifications",
  },
  {
    id: "clearance",
    category: "use",
    question: msg`机器周围要留多少空间？`,
    asked: {
      zh: ["离墙多远", "周围留多少", "后面要留多大空间", "摆放间距"],
      en: ["clearance", "distance to the wall", "free space around it", "how far from the wall"],
    },
    answer: msg`机身后面留 ${behind}，两侧各留 ${beside}。中天送长板：${boardSpace}`,
    page: "safety",
  },
  {
    id: "first-cut",
    category: "use",
    question: msg`新机器多久能切出第一件？`,
    asked: {
      zh: ["第一次使用", "开箱之后怎么用", "多久能切第一件", "新手第一刀"],
      en: ["first cut", "first steps", "how to start with a new machine", "time to the first piece"],
    },
    answer: msg`${firstCut}；操作 ${course}学会。切割机和打标机的步骤都写在软件页。`,
    page: "software",
  },
  {
    id: "maintenance",
    category: "use",
    question: msg`平时要做哪些保养？`,
    asked: {
      zh: ["保养", "维护", "日常保养", "保养手册", "多久保养一次", "怎么清洁机器"],
      en: [
        "maintenance",
        "maintenance guide",
        "upkeep",
        "how to maintain it",
        "cleaning the machine",
        "maintenance schedule",
      ],
    },
    answer: msg`每天开工前看镜片，试上盖联锁和停机，换班以后再试一次；玻璃管的机型看水，Mark M20 看场镜和护目镜，试停机。每天收工清台面，每周看一次滤芯。整张表在保养指南，可以打印。`,
    page: "maintenance",
  },
  {
    id: "safety",
    category: "use",
    question: msg`用激光机要注意哪些安全？`,
    asked: {
      zh: ["安全", "安全吗", "对人有害吗", "注意事项", "安全须知"],
      en: ["safety", "is it safe", "safety rules", "is it dangerous"],
    },
    answer: msg`认清材料，开着排风，机器开着不离人，手边放二氧化碳灭火器。带上盖的机型：不掀盖、不短接联锁。光路敞开的 Mark M20：在场的人都要戴${goggles}，门关好；打铝或钛，先备 D 类灭火器或干砂。每种机器的“开激光前的六项检查”在安全指南，可以打印。`,
    page: "safety",
  },
  {
    id: "safety.emergency",
    category: "use",
    question: msg`有人受伤了怎么办？`,
    asked: {
      zh: ["有人受伤", "出了事故怎么办", "急救怎么做"],
      en: ["someone is hurt", "what to do after an accident", "first aid"],
    },
    answer: msg`${inline(injured)}${inline(eyeExposed)}${inline(smokeInhaled)}${inline(alarmSounds)}`,
    page: "safety",
  },
  {
    id: "company",
    category: "service",
    question: msg`你们是一家什么样的公司？`,
    asked: {
      zh: ["公司介绍", "你们做了多少年", "是厂家吗", "关于你们", "规模多大"],
      en: [
        "about the company",
        "who are you",
        "how long have you existed",
        "are you the manufacturer",
        "company profile",
      ],
    },
    answer: msg`我们做激光切割、雕刻和打标设备：${years} 年行业经验，${production} 台产量，${certificates} 项证书。${inline(claims.production)}`,
    page: "company",
  },
  {
    id: "news",
    category: "service",
    question: msg`在哪里看新闻？`,
    asked: { zh: ["新闻", "最新消息", "公司动态"], en: ["news", "latest news", "announcements"] },
    answer: msg`新闻页按公司、产品、行业和技术分类。`,
    page: "news",
  },
  {
    id: "privacy",
    category: "service",
    question: msg`我的资料会怎样保存？`,
    asked: {
      zh: ["隐私", "个人信息", "聊天记录会保存吗", "数据怎么处理"],
      en: ["privacy", "personal data", "do you store this chat", "what happens to my data"],
    },
    answer: msg`存什么、存多久、怎样要求删除，都写在隐私说明里。这里答不上来的问题会留给编辑看，不带您的地址。`,
    page: "privacy",
  },
];

/** Safety topics per kind of machine, so that a question about a model gets that model's answer. */
const safetyOfModels = (): Topic[] =>
  productModels.flatMap((model): Topic[] => {
    const { source, series }: ModelFacts = models[model.slug];
    const { light, goggles, fire } = kinds[source];
    const name = inline(verbatim(model.name));
    const [beam, eyes] = [inline(light), inline(goggles)];
    const place = { category: "use", page: "safety", suffix: `#${kinds[source].anchor}` } as const;
    return [
      {
        ...place,
        id: `safety.goggles.${model.slug}`,
        question: msg`用 ${name} 要戴护目镜吗？`,
        asked: {
          zh: ["要戴护目镜吗", "要不要戴眼镜", "伤眼睛吗", "护目镜"],
          en: ["do I need goggles", "eye protection", "safety glasses", "is the light dangerous"],
        },
        answer: msg`${beam}${eyes}`,
        subjects: [model.slug],
      },
      {
        ...place,
        id: `safety.fire.${model.slug}`,
        question: msg`${name} 着火了怎么办？`,
        asked: {
          zh: ["着火怎么办", "起火了", "冒火", "用什么灭火器"],
          en: ["what if it catches fire", "fire", "which fire extinguisher", "flames"],
        },
        answer: fire,
        subjects: [model.slug],
      },
      ...(series === "zhongtian"
        ? [
            {
              ...place,
              id: `safety.pass-through.${model.slug}`,
              suffix: `#${passThrough.anchor}`,
              question: msg`${name} 怎样切长板？`,
              asked: {
                zh: ["长板怎么切", "后门开着能切吗", "穿板怎么做", "板子比台面长"],
                en: [
                  "cut a long board",
                  "back door open",
                  "how does pass-through work",
                  "longer than the bed",
                ],
              },
              answer: inOneText(passThrough.lead, passThrough.tooNarrow, passThrough.rules),
              subjects: [model.slug],
            },
          ]
        : []),
    ];
  });

const asked: Readonly<Record<AccessoryId, Topic["asked"]>> = {
  smokeFilter: {
    zh: ["空气净化器", "烟雾净化器", "净烟机", "除味", "滤芯", "过滤烟"],
    en: ["air purifier", "fume extractor", "smoke filter", "fume filter", "filter cartridge"],
  },
  rotaryAxis: {
    zh: ["旋转轴", "旋转夹具", "刻杯子", "圆柱形能刻吗", "保温杯刻字"],
    en: ["rotary axis", "rotary attachment", "engrave cups", "cylindrical objects", "engrave tumblers"],
  },
};

const additions = (resolution: KnowledgeResolution): Topic[] => {
  const ids = Object.keys(accessories) as AccessoryId[];
  const fitting = (id: AccessoryId): Words =>
    listed(
      productModels.filter((model) => model.accessories.includes(id)).map(({ name }) => verbatim(name)),
      resolution,
    );
  const names = ids.map((id) => within(accessories[id].title, resolution));
  const all = inline(listed(names, resolution));
  return [
    ...ids.map((id): Topic => {
      const { title, text } = accessories[id];
      const called = inline(title);
      const [name, what, machines] = [inline(within(title, resolution)), inline(text), inline(fitting(id))];
      return {
        id: `accessory.${id === "smokeFilter" ? "smoke-filter" : "rotary-axis"}`,
        category: "service",
        question: msg`${name}做什么用，配哪些机型？`,
        asked: asked[id],
        answer: msg`${called}：${what}适用机型：${machines}。`,
        page: "accessories",
      };
    }),
    {
      id: "accessories",
      category: "service",
      question: msg`有哪些配件？`,
      asked: {
        zh: ["配件有哪些", "可选配件", "能加什么配件", "附件"],
        en: ["accessories", "which accessories are there", "optional equipment", "add-ons"],
      },
      answer: msg`配件有${all}。`,
      page: "accessories",
    },
  ];
};

/** Topics about warranty, buying, contacts, downloads and help. */
export const serviceTopics = (resolution: KnowledgeResolution): Topic[] => [
  ...guarantee,
  ...buying,
  ...contact(resolution),
  ...help,
  ...safetyOfModels(),
  ...additions(resolution),
];
