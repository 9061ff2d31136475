import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../authoring.ts";
import { definePage } from "../define.ts";
import { kerf, models } from "../products/facts.ts";

const eyebrow = msg`应用`;
const noise = inline(models["light-530"].noise);
const sheet1610 = inline(models["light-1610"].workArea);
const kerfWidth = inline(kerf);
const markSpot = inline(models["mark-m20"].spotSize);

/** Six fields of work. */
export const applications = {
  applications: definePage({
    id: "applications",
    meta: {
      title: msg`激光设备的应用领域`,
      description: msg`教育、创意设计、艺术、医疗、电子和建筑模型：每一行用什么材料、什么机型，先注意什么。`,
      keywords: msg`激光应用,创客教育,首饰包装,医疗打标,电子模板,建筑模型`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`六个行当怎么用激光`,
        lead: msg`从您的行当进去，看能做什么，也看哪里容易出错。`,
        picture: picture("home/beam-banner", msg`激光头在木板上雕刻图案`),
      },
      {
        type: "cardGrid",
        title: msg`按行当看`,
        cards: [
          {
            title: msg`课堂`,
            text: msg`一节课做完一件，材料便宜，安全有规矩。`,
            picture: picture("applications/education", msg`课桌上的拼装教具`),
            link: link("education", msg`教育`),
          },
          {
            title: msg`小批量`,
            text: msg`礼品、包装和首饰，改稿不改模。`,
            picture: picture("applications/creative", msg`首饰与包装盒`),
            link: link("creative", msg`创意设计`),
          },
          {
            title: msg`工作室`,
            text: msg`纸雕、镶嵌与灯箱，手工做不到的重复。`,
            picture: picture("applications/art", msg`纸雕灯箱`),
            link: link("art", msg`艺术`),
          },
          {
            title: msg`器械`,
            text: msg`标记要看得清、洗不掉、查得到。`,
            picture: picture("applications/medical", msg`打标的手术器械`),
            link: link("medical", msg`医疗`),
          },
          {
            title: msg`线路与面板`,
            text: msg`模板、掩膜和字符，自己切，当天改。`,
            picture: picture("applications/electronics", msg`柔性线路与面板`),
            link: link("electronics", msg`电子`),
          },
          {
            title: msg`沙盘`,
            text: msg`地形、立面和小树，按比例一层层来。`,
            picture: picture("applications/architecture", msg`分层地形模型`),
            link: link("architecture", msg`建筑模型`),
          },
        ],
      },
      {
        type: "callToAction",
        tone: "surface",
        title: msg`您的行当不在里面？`,
        actions: [link("contactus", msg`说说您做什么`), link("materials", msg`从材料看起`)],
      },
    ],
  }),

  education: definePage({
    id: "education",
    meta: {
      title: msg`教育：课堂里的激光切割机`,
      description: msg`中小学、职校和创客空间怎样用激光机上课：一节课的项目、班级分工、安全规矩和噪声。`,
      keywords: msg`创客教育,学校激光切割机,STEAM 课程,劳技课,职业教育`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`一节课，一件做得完的东西`,
        lead: msg`学生画图，机器切割，下课带走。`,
        picture: picture("applications/education", msg`课桌上激光切割的齿轮`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`四十五分钟怎么分`,
            paragraphs: [
              msg`十分钟讲原理，二十分钟画图，余下的时间上机。六个人一组，一组一件，几组的图排在同一块板上一起切。`,
            ],
          },
          {
            title: msg`安全怎么管`,
            paragraphs: [
              msg`机身封闭，学生隔着上盖看。开机、换料由受过训练的老师来，激光机开着，人就不离开。`,
              msg`材料由学校统一采购，学生自带的塑料一律不切。`,
            ],
          },
          {
            title: msg`吵不吵、呛不呛`,
            paragraphs: [msg`Light 530 噪声 ${noise}，开着也能讲课。接不出排风管的教室，请配净化器。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`给学校配一台`,
        actions: [link("morningLight", msg`看放得进教室的机型`), link("finance", msg`看怎么分年付款`)],
      },
    ],
  }),

  creative: definePage({
    id: "creative",
    meta: {
      title: msg`创意设计：小批量与定制`,
      description: msg`礼品、包装、首饰和标牌的小批量制作：不开模，当天改稿，一百件刻一百个不同的名字也一样做。`,
      keywords: msg`激光定制礼品,包装打样,激光首饰,标牌制作,小批量生产`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`一百件，可以有一百个名字`,
        lead: msg`没有模具，改的只是文件。`,
        picture: picture("applications/creative", msg`激光切割的首饰与镂空盒`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`首饰`,
            paragraphs: [
              msg`木片和亚克力切耳环、吊坠，3 mm 以下最顺手。切完先留着保护膜，磨边的时候面上不花。`,
            ],
          },
          {
            title: msg`包装`,
            paragraphs: [msg`盒样上午切出来，下午客户就能拿在手里。压痕线用低功率划一道，折起来不裂。`],
          },
          { title: msg`标牌`, paragraphs: [msg`双色板一刻就露底色。字太细会断，笔画留到 0.5 mm 以上。`] },
        ],
      },
      {
        type: "callToAction",
        title: msg`拿一款试试`,
        actions: [link("sample", msg`打一套样`), link("acrylic", msg`先看亚克力`)],
      },
    ],
  }),

  art: definePage({
    id: "art",
    meta: {
      title: msg`艺术：纸雕、镶嵌与灯箱`,
      description: msg`艺术家和手工作者怎样用激光做纸雕、木镶嵌和灯箱：每层隔多远，嵌片放大多少，照片怎么处理，光从哪里来。`,
      keywords: msg`纸雕灯箱,木镶嵌,激光艺术,屏风雕花,版画`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`纸一层层叠，光一层层透`,
        lead: msg`重复一千遍的线条交给机器，取舍留给自己。`,
        picture: picture("applications/art", msg`层层叠起的纸雕灯箱`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`灯箱`,
            paragraphs: [msg`每层纸之间垫 5 mm，光从最后一层打进来，远近就分开了。最前面一层线条最粗。`],
          },
          {
            title: msg`镶嵌`,
            paragraphs: [
              msg`3 到 6 mm 的板，切缝宽 ${kerfWidth}。嵌片按切缝放大一点，敲进去正好，不用填缝。`,
            ],
          },
          {
            title: msg`照片`,
            paragraphs: [msg`照片先转成灰度，分辨率 300 dpi 以上。木纹会抢戏，人像挑纹理平的椴木。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`想细看材料？`,
        actions: [link("paper", msg`纸能切多细`), link("wood", msg`木头怎么挑`)],
      },
    ],
  }),

  medical: definePage({
    id: "medical",
    meta: {
      title: msg`医疗：器械标识与包装`,
      description: msg`可重复使用器械的 UDI 标识、导管托盘、密封垫和包装的激光加工：哪些要验证，哪台机器合适。`,
      keywords: msg`UDI 打标,手术器械打标,医疗包装切割,导管托盘,追溯码`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`标记要比器械活得久`,
        lead: msg`洗过、高温蒸过，扫码枪还要读得出来。`,
        picture: picture("applications/medical", msg`打有标记的不锈钢器械`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`器械标识`,
            paragraphs: [
              msg`可重复使用的器械要直接标 UDI（美国 21 CFR 801.45，欧盟 MDR）。不锈钢上做退火标记，表面不留沟槽。`,
              msg`Mark M20 光斑 ${markSpot}，小面积的二维码也打得下。`,
            ],
          },
          { title: msg`托盘与包装`, paragraphs: [msg`CO₂ 切导管托盘、纸塑包装和密封垫，边缘没有刀屑。`] },
          {
            title: msg`由您来验证`,
            paragraphs: [
              msg`标记能否耐受您的清洗和灭菌流程，要用您的批次、您的参数做验证。我们先打一组样件，连同参数一起给您。`,
            ],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`先打一组样件`,
        actions: [link("sample", msg`寄器械样件`), link("metal", msg`看金属打标`)],
      },
    ],
  }),

  electronics: definePage({
    id: "electronics",
    meta: {
      title: msg`电子：模板、掩膜与面板`,
      description: msg`聚酰亚胺焊膏模板、柔性线路掩膜、面板字符和标签的激光加工：打样怎么做，哪些板不能切。`,
      keywords: msg`焊膏模板,聚酰亚胺切割,柔性线路,面板雕刻,电子打样`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`上午改板，下午贴片`,
        lead: msg`打样用的模板和面板，自己切，不用等。`,
        picture: picture("applications/electronics", msg`柔性线路、模板与面板`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`焊膏模板`,
            paragraphs: [msg`聚酰亚胺薄膜切出开口，适合打样和小批。开口按切缝缩一点，焊膏量才准。`],
          },
          { title: msg`面板`, paragraphs: [msg`阳极氧化铝面板的字和刻度用 CO₂ 打白。孔先加工，字后打。`] },
          {
            title: msg`不要切的板`,
            paragraphs: [msg`FR-4 和环氧板切起来冒有毒的烟，也切不干净。线路板的外形请交给铣刀。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`问问能做多细`,
        actions: [link("contactus", msg`发一份图纸来`), link("aluminum", msg`看铝面板`)],
      },
    ],
  }),

  architecture: definePage({
    id: "architecture",
    meta: {
      title: msg`建筑模型：地形、立面与小树`,
      description: msg`建筑师和模型室怎样用激光做分层地形、细窗棂立面和比例树：分层、补偿切缝、先切哪里。`,
      keywords: msg`建筑模型,激光切割模型,等高线地形,立面模型,沙盘制作`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`图上一毫米，板上也是一毫米`,
        lead: msg`卡纸、密度板、亚克力和木皮，一个文件切到底。`,
        picture: picture("applications/architecture", msg`带小树的分层地形`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`地形`,
            paragraphs: [msg`等高线一层一块板，板上先刻好上一层的轮廓和编号，粘的时候不用量。`],
          },
          {
            title: msg`立面`,
            paragraphs: [
              msg`窗棂细到板厚的一半就容易断。先切里面的孔，再切外框。榫口按切缝补偿，插进去刚好咬住。`,
            ],
          },
          {
            title: msg`大模型`,
            paragraphs: [msg`Light 1610 一次放 ${sheet1610}。更长的板从后门穿过，分段切，用定位孔对齐。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`模型室该配多大？`,
        actions: [link("zhongtian", msg`比四种幅面`), link("wood", msg`看模型用的木板`)],
      },
    ],
  }),
};
