import type { Knowledge } from "../../contract/index.ts";

/**
 * A small set of real facts for tests. Each row: id, address, models it is about, and for each language the question, other
 * phrasings, and the answer.
 */
type Row = readonly [
  id: string,
  url: string,
  subjects: readonly string[],
  zh: readonly [question: string, paraphrases: readonly string[], answer: string],
  en: readonly [question: string, paraphrases: readonly string[], answer: string],
];

const rows: readonly Row[] = [
  [
    "warranty",
    "/support/faq",
    [],
    [
      "保修多长时间？",
      ["质保几年", "机器保修期多久", "机器坏了保修吗", "三包政策"],
      "整机保修 12 个月，激光管 6 个月。镜片和人为损坏不在保修范围内。",
    ],
    [
      "How long is the warranty?",
      [
        "warranty period",
        "is it under guarantee",
        "how many months of warranty",
        "what does the warranty cover",
      ],
      "12 months on the machine and 6 months on the laser tube. Lenses and damage by people are not covered.",
    ],
  ],
  [
    "warranty-extended",
    "/support/faq",
    [],
    ["能买延长保修吗？", ["延保", "可以加保吗", "延长质保怎么买"], "可以购买延长保修，请联系我们了解。"],
    [
      "Can I buy an extended warranty?",
      ["extend the warranty", "longer warranty available", "extra warranty years"],
      "An extended warranty is available. Contact us for the terms.",
    ],
  ],
  [
    "parts",
    "/support/faq",
    [],
    [
      "配件多久发货？",
      ["配件几天能到", "备件发货时间", "买一个镜片也发吗", "有起订量吗"],
      "配件在 3 个工作日内发出，没有起订量。",
    ],
    [
      "How soon do spare parts ship?",
      ["delivery time of parts", "when are spares sent", "minimum order quantity for parts"],
      "Parts ship within 3 working days. There is no minimum order.",
    ],
  ],
  [
    "tube-life",
    "/support/faq",
    [],
    [
      "激光管能用多久？",
      ["激光管寿命", "玻璃管多久换一次", "管子什么时候要换"],
      "玻璃管建议按 4,000 小时计划，通常 6 到 12 个月更换一次。",
    ],
    [
      "How long does a laser tube last?",
      ["tube life", "how often to replace the glass tube", "lifetime of the laser tube"],
      "Plan on 4,000 hours for a glass tube, which usually means a new one every 6 to 12 months.",
    ],
  ],
  [
    "rf-or-glass",
    "/products",
    [],
    [
      "射频管和玻璃管有什么区别？",
      ["RF 管好还是玻璃管好", "射频激光和玻璃管对比", "金属管玻璃管选哪个"],
      "射频管寿命超过 20,000 小时，细小脉冲控制得更细；玻璃管便宜，寿命短一些。",
    ],
    [
      "What is the difference between an RF tube and a glass tube?",
      ["RF or glass", "RF versus DC tube", "compare RF and glass laser source"],
      "An RF tube lasts over 20,000 hours and gives finer control of short pulses; a glass tube is cheaper and lasts less long.",
    ],
  ],
  [
    "learning",
    "/support/faq",
    [],
    [
      "学会用要多久？",
      ["新手难不难上手", "没有经验能用吗", "多久能学会操作"],
      "一般 1 到 2 小时能学会操作，30 分钟内可以切出第一件。",
    ],
    [
      "How long does it take to learn?",
      ["is it easy for beginners", "without experience", "time to learn the machine"],
      "Most people learn it in 1 to 2 hours and make their first cut within 30 minutes.",
    ],
  ],
  [
    "formats",
    "/support/software",
    [],
    [
      "支持哪些文件格式？",
      ["能导入 DXF 吗", "支持什么格式的图纸", "AI 文件可以用吗"],
      "支持 JPG、DXF、AI、DST、PNG、BMP、TIF 和 SVG。Radiance 还支持 LPC 和 PLT。",
    ],
    [
      "Which file formats are supported?",
      ["can I import DXF", "file types for drawings", "does it open AI or SVG files"],
      "JPG, DXF, AI, DST, PNG, BMP, TIF and SVG. Radiance also takes LPC and PLT.",
    ],
  ],
  [
    "clearance",
    "/support/machine",
    [],
    [
      "机器周围要留多少空间？",
      ["离墙多远", "摆放要留多大位置", "安装空间要求"],
      "机器后面留 200 mm，两侧各留 100 mm。",
    ],
    [
      "How much space does the machine need around it?",
      ["distance to the wall", "clearance around the machine", "room needed for installation"],
      "Leave 200 mm behind it and 100 mm at each side.",
    ],
  ],
  [
    "mains",
    "/products/zhongtian",
    [],
    [
      "Radiance 需要什么电源？",
      ["用电要求", "电压多少", "功耗多大", "要接什么插座"],
      "Radiance 需要 230 V、50/60 Hz、6 A，最多 1.5 kW。",
    ],
    [
      "What mains supply does Radiance need?",
      ["voltage", "electrical requirements", "how much power does it draw", "which socket"],
      "Radiance needs 230 V, 50/60 Hz, 6 A and at most 1.5 kW.",
    ],
  ],
  [
    "smoke",
    "/products/accessories",
    [],
    [
      "烟怎么处理？",
      ["需要排风吗", "烟雾净化器", "有异味怎么办", "抽风管多粗"],
      "可以接到室外排风，也可以用烟雾净化器。Radiance 的排风口直径 150 mm。",
    ],
    [
      "How is the smoke dealt with?",
      ["do I need extraction", "air purifier for fumes", "exhaust hose diameter", "smoke filter"],
      "Lead it outdoors, or use the air purifier. The exhaust of Radiance is 150 mm wide.",
    ],
  ],
  [
    "rotary",
    "/products/accessories",
    [],
    [
      "能在杯子上雕刻吗？",
      ["旋转轴", "圆柱形的东西能刻吗", "保温杯刻字"],
      "圆柱形的工件用旋转轴雕刻，它是选配件。",
    ],
    [
      "Can it engrave cups and bottles?",
      ["rotary axis", "engrave round objects", "cylindrical work pieces"],
      "Round pieces are engraved on the rotary axis, an accessory.",
    ],
  ],
  [
    "metal",
    "/materials/metal",
    [],
    [
      "能切金属吗？",
      ["可以切不锈钢吗", "能雕刻金属吗", "金属打标用哪款"],
      "CO₂ 机型不能雕刻裸金属。金属打标请用光纤机型 Mark M20，它能打标，不能切板。",
    ],
    [
      "Can it cut metal?",
      ["stainless steel", "engrave bare metal", "which model marks metal"],
      "CO₂ models do not engrave bare metal. Mark M20 with its fibre laser marks metal, but does not cut sheet.",
    ],
  ],
  [
    "acrylic-10",
    "/materials/acrylic",
    [],
    [
      "10 mm 亚克力能切吗？",
      ["亚克力最厚能切多少", "切有机玻璃厚度", "亚克力切割"],
      "Light 530 最厚切 20 mm 亚克力，Light 530 RF 最厚 15 mm。厚板要分多次，先打测试格。",
    ],
    [
      "Can it cut 10 mm acrylic?",
      ["how thick acrylic can be cut", "maximum acrylic thickness", "cutting plexiglass"],
      "Light 530 cuts acrylic up to 20 mm, Light 530 RF up to 15 mm. Thick sheet takes several passes; run a test grid first.",
    ],
  ],
  [
    "wood",
    "/materials/wood",
    [],
    [
      "木头最厚能切多少？",
      ["切木板厚度", "胶合板能切吗", "椴木板切割"],
      "Light 530 建议切 15 mm 以内的木板。",
    ],
    [
      "How thick can wood be cut?",
      ["maximum wood thickness", "cutting plywood", "basswood cutting"],
      "On Light 530 we advise wood up to 15 mm.",
    ],
  ],
  [
    "glass-mark",
    "/materials/glass",
    [],
    ["能刻玻璃吗？", ["玻璃雕刻", "酒杯刻花", "玻璃能切吗"], "玻璃能刻不能切。盖一层湿纸，功率调低。"],
    [
      "Can it engrave glass?",
      ["engraving glassware", "glass engraving tips", "can glass be cut"],
      "Glass can be engraved, not cut. Lay damp paper on it and use low power.",
    ],
  ],
  [
    "leather",
    "/materials/leather",
    [],
    ["皮革可以雕刻吗？", ["真皮刻字", "植鞣革", "皮料切割"], "植鞣革可以切和刻。铬鞣革先弄清成分。"],
    [
      "Can leather be engraved?",
      ["cut real leather", "vegetable-tanned leather", "leather cutting"],
      "Vegetable-tanned leather can be cut and engraved. With chrome-tanned leather, find out first what is in it.",
    ],
  ],
  [
    "sample",
    "/about/sample",
    [],
    [
      "怎么申请打样？",
      ["能寄材料试切吗", "免费打样", "样品申请"],
      "在打样申请页填写表单，可以附上一份图纸。",
    ],
    [
      "How do I ask for a sample?",
      ["test cut of my material", "sample application", "can you try my drawing"],
      "Fill in the form of the sample page; a drawing can be attached.",
    ],
  ],
  [
    "finance",
    "/about/finance",
    [],
    ["可以分期付款吗？", ["分期", "贷款买机器", "租赁方案"], "可以，分期的问题请在金融页留言。"],
    [
      "Can I pay in instalments?",
      ["financing", "leasing a machine", "monthly payments"],
      "Yes. Ask about instalments on the finance page.",
    ],
  ],
  [
    "lens",
    "/support/machine",
    [],
    [
      "切不透了怎么办？",
      ["功率下降", "激光变弱", "镜片怎么清洁"],
      "先看聚焦镜脏不脏，再看反射镜和光路，最后看冷却水。",
    ],
    [
      "It no longer cuts through. What can I do?",
      ["loss of power", "weak beam", "how to clean the lens"],
      "Look at the lens first, then at mirrors and alignment, then at the coolant.",
    ],
  ],
  [
    "software",
    "/support/software",
    [],
    [
      "用什么软件？",
      ["设计软件", "软件要钱吗", "手机能操作吗"],
      "用 LightMaker 设计软件，有电脑版和手机版。",
    ],
    [
      "Which software is used?",
      ["design software", "app for the phone", "what program do I need"],
      "The LightMaker design software, for computers and phones.",
    ],
  ],
  [
    "contact-sales",
    "/contact/contactus",
    [],
    [
      "怎么联系销售？",
      ["人工客服", "电话是多少", "找真人", "价格多少钱"],
      "请在联系我们页面留言，我们的同事会回复您，也会告诉您价格。",
    ],
    [
      "How do I reach sales?",
      ["talk to a person", "what does it cost", "price of a machine", "human support"],
      "Leave a message on the contact page; our staff will reply, also with prices.",
    ],
  ],
  [
    "light-1390.area",
    "/products/zhongtian?model=light-1390",
    ["light-1390"],
    [
      "Light 1390 的工作幅面多大？",
      ["1390 幅面", "1390 能放多大的板", "1390 工作区域尺寸"],
      "Light 1390 的工作幅面是 1300 × 900 mm。",
    ],
    [
      "What is the working area of the Light 1390?",
      ["1390 bed size", "how large a sheet fits the 1390", "1390 work area"],
      "The working area of the Light 1390 is 1300 × 900 mm.",
    ],
  ],
  [
    "light-1390.weight",
    "/products/zhongtian?model=light-1390",
    ["light-1390"],
    ["Light 1390 有多重？", ["1390 重量", "1390 多少公斤", "1390 几吨"], "Light 1390 重 500 kg。"],
    [
      "How heavy is the Light 1390?",
      ["1390 weight", "how many kilograms is the 1390", "mass of the 1390"],
      "The Light 1390 weighs 500 kg.",
    ],
  ],
  [
    "light-1390.power",
    "/products/zhongtian?model=light-1390",
    ["light-1390"],
    [
      "Light 1390 的激光功率是多少？",
      ["1390 功率", "1390 多少瓦"],
      "Light 1390 有 80、100、130 W 三种激光功率。",
    ],
    [
      "What laser power does the Light 1390 have?",
      ["1390 power", "how many watts is the 1390"],
      "The Light 1390 comes with 80, 100 or 130 W of laser power.",
    ],
  ],
  [
    "light-1610.area",
    "/products/zhongtian?model=light-1610",
    ["light-1610"],
    [
      "Light 1610 的工作幅面多大？",
      ["1610 幅面", "1610 能放多大的板", "1610 工作区域尺寸"],
      "Light 1610 的工作幅面是 1600 × 1000 mm。",
    ],
    [
      "What is the working area of the Light 1610?",
      ["1610 bed size", "how large a sheet fits the 1610", "1610 work area"],
      "The working area of the Light 1610 is 1600 × 1000 mm.",
    ],
  ],
  [
    "light-1610.weight",
    "/products/zhongtian?model=light-1610",
    ["light-1610"],
    ["Light 1610 有多重？", ["1610 重量", "1610 多少公斤"], "Light 1610 重 590 kg。"],
    [
      "How heavy is the Light 1610?",
      ["1610 weight", "how many kilograms is the 1610"],
      "The Light 1610 weighs 590 kg.",
    ],
  ],
  [
    "compare.1390-1610",
    "/products/zhongtian",
    ["light-1390", "light-1610"],
    [
      "Light 1390 和 Light 1610 有什么区别？",
      ["1390 和 1610 对比", "1390 还是 1610", "1390 1610 选哪个"],
      "幅面：Light 1390 是 1300 × 900 mm，Light 1610 是 1600 × 1000 mm。重量：500 kg 与 590 kg。",
    ],
    [
      "What is the difference between Light 1390 and Light 1610?",
      ["compare 1390 and 1610", "1390 or 1610", "1390 vs 1610"],
      "Working area: 1300 × 900 mm against 1600 × 1000 mm. Weight: 500 kg against 590 kg.",
    ],
  ],
  [
    "mark-m20.speed",
    "/products/morning-light?model=mark-m20",
    ["mark-m20"],
    ["Mark M20 最快多少？", ["M20 速度", "M20 打标速度", "M20 有多快"], "Mark M20 最快 12,000 mm/s。"],
    [
      "How fast is the Mark M20?",
      ["M20 speed", "M20 marking speed", "top speed of the M20"],
      "The Mark M20 marks at up to 12,000 mm/s.",
    ],
  ],
  [
    "mark-m20.area",
    "/products/morning-light?model=mark-m20",
    ["mark-m20"],
    ["Mark M20 的打标范围多大？", ["M20 幅面", "M20 打标面积"], "Mark M20 的打标范围在 150 × 150 mm 以内。"],
    [
      "How large is the marking area of the Mark M20?",
      ["M20 marking field", "M20 work area"],
      "The marking area of the Mark M20 is within 150 × 150 mm.",
    ],
  ],
  [
    "light-530.noise",
    "/products/morning-light?model=light-530",
    ["light-530"],
    ["Light 530 噪音大吗？", ["530 噪声多少分贝", "530 吵不吵"], "Light 530 的噪声不超过 60 dB。"],
    [
      "How loud is the Light 530?",
      ["530 noise level", "how many decibels is the 530"],
      "The Light 530 stays below 60 dB.",
    ],
  ],
  [
    "light-530-rf.noise",
    "/products/morning-light?model=light-530-rf",
    ["light-530-rf"],
    ["Light 530 RF 噪音大吗？", ["530 RF 噪声多少分贝", "530RF 吵不吵"], "Light 530 RF 的噪声不超过 48 dB。"],
    [
      "How loud is the Light 530 RF?",
      ["530 RF noise level", "how many decibels is the 530 RF"],
      "The Light 530 RF stays below 48 dB.",
    ],
  ],
];

const chinesePvc = "PVC 绝对不能放进激光机：它放出氯化氢，人吸进去中毒，机器被腐蚀。没有过滤器能让它变安全。";
const englishPvc =
  "Never put PVC into a laser: it releases hydrogen chloride, which is toxic to people and corrodes the machine. No filter makes it safe.";
const chinesePc = "聚碳酸酯（PC）不能放进激光机：它会着火、发黄。";
const englishPc = "Do not put polycarbonate (PC) into a laser: it burns and discolours.";

const subjects: Knowledge["subjects"] = [
  { id: "light-530", names: ["Light 530", "530"] },
  { id: "light-530-rf", names: ["Light 530 RF", "530 RF"] },
  { id: "mark-m20", names: ["Mark M20", "M20"] },
  { id: "light-1390", names: ["Light 1390", "1390"] },
  { id: "light-1610", names: ["Light 1610", "1610"] },
];

/** Knowledge of the test chat, in Chinese and English. */
export const testKnowledge: readonly [Knowledge, Knowledge] = [
  {
    language: "zh",
    contact: { title: "联系我们", url: "/contact/contactus" },
    subjects,
    unsafe: [
      {
        id: "pvc",
        names: ["PVC", "聚氯乙烯", "PVC 板", "人造革", "仿皮", "乙烯基"],
        answer: chinesePvc,
        title: "材料",
        url: "/materials",
      },
      {
        id: "pc",
        names: ["PC", "PC 板", "聚碳酸酯", "阳光板"],
        answer: chinesePc,
        title: "材料",
        url: "/materials",
      },
    ],
    entries: rows.map(([id, url, subjects, [question, paraphrases, answer]]) => ({
      ...{ id, category: id.split(".")[0] ?? id, title: question, question, answer, url },
      ...{ paraphrases: [...paraphrases], subjects: [...subjects] },
    })),
  },
  {
    language: "en",
    contact: { title: "Contact us", url: "/en/contact/contactus" },
    subjects,
    unsafe: [
      {
        id: "pvc",
        names: ["PVC", "vinyl", "polyvinyl chloride", "faux leather", "leatherette"],
        answer: englishPvc,
        title: "Materials",
        url: "/en/materials",
      },
      {
        id: "pc",
        names: ["PC", "polycarbonate", "Lexan"],
        answer: englishPc,
        title: "Materials",
        url: "/en/materials",
      },
    ],
    entries: rows.map(([id, url, subjects, , [question, paraphrases, answer]]) => ({
      ...{ id, category: id.split(".")[0] ?? id, title: question, question, answer, url: `/en${url}` },
      ...{ paraphrases: [...paraphrases], subjects: [...subjects] },
    })),
  },
];

/** Returns the knowledge as files for a test's folder. */
export const knowledgeFiles = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    testKnowledge.map((each) => [`${folder}/knowledge.${each.language}.json`, JSON.stringify(each)]),
  );
