import { msg } from "@lingui/core/macro";
import { external, inline, link, picture, verbatim } from "../authoring.ts";
import { brand } from "../brand.ts";
import { definePage } from "../define.ts";
import { models, plannedTubeLife } from "../products/facts.ts";

const { email, software, servicePhone } = brand;
const eyebrow = msg`支持`;
const ratedLife = inline(models["light-530"].sourceLife);
const rfLife = inline(models["light-530-rf"].sourceLife);
const planned = inline(plannedTubeLife);
const exhaust = inline(models["light-640"].exhaust);
const call = external(`tel:${servicePhone}`, verbatim(servicePhone));

/** Help for those who have a machine, or are about to. */
export const support = {
  support: definePage({
    id: "support",
    meta: {
      title: msg`支持`,
      description: msg`软件怎么用、机器怎么选、资料怎么要、常见问题怎么答、参数在哪里，都从这一页进去。`,
      keywords: msg`激光机使用帮助,软件下载,常见问题,规格参数`,
    },
    blocks: [
      {
        type: "banner",
        title: msg`先查一查，多半有答案`,
        lead: msg`查不到，打售后电话 ${servicePhone}。`,
      },
      {
        type: "cardGrid",
        title: msg`要找什么`,
        cards: [
          {
            title: msg`软件`,
            text: msg`${software} 能做什么，第一次打开先做哪几步。`,
            link: link("software", msg`看软件`),
          },
          {
            title: msg`产品中心`,
            text: msg`手里的机器属于哪个系列，资料从哪里看。`,
            link: link("machine", msg`进产品中心`),
          },
          {
            title: msg`资料`,
            text: msg`手册、规格表和操作指南怎样索取。`,
            link: link("downloads", msg`看资料清单`),
          },
          {
            title: msg`常见问题`,
            text: msg`买之前、用起来和材料，三类问答。`,
            link: link("faq", msg`看问答`),
          },
          {
            title: msg`规格`,
            text: msg`两个系列的主要参数，一页对照。`,
            link: link("specifications", msg`看参数`),
          },
        ],
      },
    ],
  }),

  software: definePage({
    id: "software",
    meta: {
      title: msg`LightMaker Studio 设计软件`,
      description: msg`LightMaker Studio 在电脑和手机上画图、排版、设参数，经云平台送到机器。能打开哪些文件，第一次怎么用，都在这一页。`,
      keywords: msg`LightMaker Studio,激光切割软件,激光雕刻软件,云平台`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`画完就能切`,
        lead: msg`一套软件，管两个系列。`,
        picture: picture("features/cloud", msg`电脑和手机上的设计软件`),
      },
      {
        type: "textBlocks",
        items: [
          {
            title: msg`第一次打开`,
            paragraphs: [
              msg`选机型，放一张图，给线条分好切和刻，挑材料，点开始。先用边角料走一遍，再换正式的料。`,
            ],
          },
          {
            title: msg`能打开的文件`,
            paragraphs: [
              msg`位图有 JPG、PNG、BMP、TIF，矢量图有 DXF、AI、SVG、DST；中天系列另外支持 LPC 和 PLT。Mark M20 用 SVG、DXF 和位图。`,
              msg`按一比一、毫米出图，导入后拿一个 100 mm 的方块核对尺寸。`,
            ],
          },
          {
            title: msg`手机和云平台`,
            paragraphs: [msg`图纸和参数放在云平台上，换一台电脑、换一台机器，打开就是同一份。`],
          },
        ],
      },
      {
        type: "callToAction",
        title: msg`要安装包或者教程？`,
        actions: [external(`mailto:${email}`, msg`写信索取`), call],
      },
    ],
  }),

  machine: definePage({
    id: "machine",
    meta: {
      title: msg`产品中心`,
      description: msg`按系列找到手里的机器：晨光的四个桌面型号，中天的四个落地型号，以及空气净化器和旋转轴。`,
      keywords: msg`产品中心,激光机型号查询,晨光系列,中天系列`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`找到您的机器`,
        lead: msg`看机身上的铭牌，型号和编号都在那里。`,
      },
      {
        type: "cardGrid",
        title: msg`从系列进去`,
        cards: [
          {
            title: msg`晨光`,
            text: msg`Light 530、Light Blue 530、Light 530 RF、Mark M20。`,
            picture: picture("products/aurora-card", msg`桌面机 Light 530`),
            link: link("morningLight", msg`晨光的四个型号`),
          },
          {
            title: msg`中天`,
            text: msg`Light 640、Light 960、Light 1390、Light 1610。`,
            picture: picture("products/radiance-card", msg`落地机 Light 1390`),
            link: link("zhongtian", msg`中天的四个型号`),
          },
          {
            title: msg`配件`,
            text: msg`净化器与旋转轴，哪些机型能用。`,
            picture: picture("features/rotary", msg`旋转轴`),
            link: link("accessories", msg`两样配件`),
          },
        ],
      },
    ],
  }),

  downloads: definePage({
    id: "downloads",
    meta: {
      title: msg`资料索取`,
      description: msg`软件安装包、用户手册、规格表和操作指南，目前按机型发到邮箱：写信时要说明哪几样。`,
      keywords: msg`激光机说明书,用户手册,规格表,操作指南,软件安装包`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`资料按机型发给您`,
        lead: msg`写信说明型号和编号，我们发对应的那一版。`,
        actions: [external(`mailto:${email}`, verbatim(email))],
      },
      {
        type: "textBlocks",
        items: [
          { title: msg`软件`, paragraphs: [msg`说明电脑系统和机型，附上现在用的版本号。`] },
          { title: msg`用户手册`, paragraphs: [msg`开箱、安装、对光路和日常保养。写明要中文还是英文。`] },
          { title: msg`规格表`, paragraphs: [msg`选型、报批和招标用的整套参数，一个型号一份。`] },
          { title: msg`操作指南`, paragraphs: [msg`按材料写的步骤，从测试格做起。`] },
        ],
      },
    ],
  }),

  faq: definePage({
    id: "faq",
    meta: {
      title: msg`常见问题`,
      description: msg`学多久、保修多久、激光管用多久，切不透和抽不动烟先查什么，哪些材料不能切：九个常见问题。`,
      keywords: msg`激光机常见问题,激光管寿命,保修多久,能切多厚,PVC 能切吗`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`九个常见问题，直接回答`,
        lead: msg`答案里的数字，和规格表是同一个。`,
      },
      {
        type: "textBlocks",
        title: msg`买之前`,
        items: [
          { title: msg`要学多久？`, paragraphs: [msg`一到两个小时能自己操作，三十分钟之内能切出第一件。`] },
          { title: msg`最少买几台？`, paragraphs: [msg`一台就行，没有最低数量。配件也一样。`] },
          {
            title: msg`保修多久？`,
            paragraphs: [msg`整机十二个月，激光管六个月；镜片和人为损坏除外，可以买延保。`],
          },
        ],
      },
      {
        type: "textBlocks",
        tone: "surface",
        title: msg`用起来`,
        items: [
          {
            title: msg`激光管能用多久？`,
            paragraphs: [
              msg`玻璃管按 ${planned}安排更换，标称 ${ratedLife}。射频管更长，Light 530 RF 标称 ${rfLife}。`,
            ],
          },
          {
            title: msg`突然切不透了？`,
            paragraphs: [msg`先擦镜片和反射镜，再看光路和焦距，再看水温。都对了，才轮到激光管。`],
          },
          {
            title: msg`烟抽不干净？`,
            paragraphs: [
              msg`先查滤网堵没堵，再看管子有没有压扁、弯头是不是太多。中天系列用 ${exhaust} 的管，别缩径。`,
            ],
          },
        ],
      },
      {
        type: "textBlocks",
        title: msg`材料`,
        items: [
          { title: msg`PVC 能切吗？`, paragraphs: [msg`不能。它放出的氯化氢有毒，还会锈坏机器。`] },
          {
            title: msg`CO₂ 能刻不锈钢吗？`,
            paragraphs: [msg`裸的不行，要用 Mark M20。表面有漆的，可以把漆层打掉。`],
          },
          {
            title: msg`别人的参数能照抄吗？`,
            paragraphs: [msg`只能当起点。机器、镜头、批次都不同，先切测试格。`],
          },
        ],
      },
      {
        type: "callToAction",
        tone: "surface",
        title: msg`没有您的问题？`,
        actions: [call, link("contactus", msg`换个方式问`)],
      },
    ],
  }),

  specifications: definePage({
    id: "specifications",
    meta: {
      title: msg`规格参数`,
      description: msg`晨光与中天两个系列八个型号的激光功率、工作幅面和最高速度，一页对照；没有列出的，写明怎样索取。`,
      keywords: msg`激光机参数,激光功率,工作幅面,最高速度,规格表`,
    },
    blocks: [
      {
        type: "banner",
        eyebrow,
        title: msg`八个型号，一页对照`,
        lead: msg`功率指激光功率，不是插座上的功率。没有列出的项目，可以索取整张规格表。`,
      },
      {
        type: "cardGrid",
        title: msg`型号与主要参数`,
        columns: 2,
        cards: Object.entries(models).map(([id, model]) => {
          const { name, laserPower, maxSpeed, series } = model;
          const power = inline(laserPower);
          const speed = inline(maxSpeed);
          const size = "workArea" in model ? inline(model.workArea) : undefined;
          return {
            title: verbatim(name),
            text: size
              ? msg`激光功率 ${power}，幅面 ${size}，最高 ${speed}`
              : msg`激光功率 ${power}，最高 ${speed}，幅面请索取规格表`,
            link: link(series, msg`看 ${name}`, `?model=${id}`),
          };
        }),
      },
      {
        type: "callToAction",
        tone: "surface",
        title: msg`要整张规格表？`,
        actions: [link("downloads", msg`看怎么索取`), link("products", msg`看怎么选`)],
      },
    ],
  }),
};
