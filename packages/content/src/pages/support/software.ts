import { msg } from "@lingui/core/macro";
import { inline, link, picture, spec, verbatim } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { callService, mail } from "../../contact-links.ts";
import { definePage } from "../../define.ts";
import { claims } from "../../products/claims.ts";
import { fileFormats, models } from "../../products/facts.ts";
import { onRequest } from "../../products/specs.ts";
import { kinds, startEnclosed } from "../../safety/kinds.ts";
import { supportTabs } from "./tabs.ts";

const { software: studio } = brand;
const firstCut = inline(claims.firstCut);
const blueName = inline(verbatim(models["light-blue-530"].name));
const written = (formats: readonly string[]) => verbatim(formats.join(" / "));

export const software = definePage({
  id: "software",
  meta: {
    title: msg`LightMaker Studio 激光切割与雕刻软件`,
    description: msg`LightMaker Studio 在电脑上画图、排版、设参数，手机上看和改，经云平台送到机器。能打开的文件和第一个 30 分钟的做法；电脑要求向我们索取。`,
    keywords: msg`LightMaker Studio,激光切割软件,激光雕刻软件,云平台`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`支持`,
      title: msg`LightMaker Studio：画图、排版、送到机器`,
      lead: msg`一套软件，晨光和中天都用它。`,
      picture: picture("software/banner", msg`笔记本电脑上排着一板零件，旁边是手机、木鲸鱼和切好的齿轮`),
    },
    supportTabs("software"),
    {
      type: "featureBlocks",
      title: msg`电脑、手机和云平台`,
      items: [
        {
          title: msg`电脑上：画和排`,
          text: msg`画线、排字，按颜色指定哪些线切、哪些线刻，把零件挤进一张板。参数和图存在一起。`,
          picture: picture("software/pc", msg`笔记本电脑屏幕上的排版，手边是切好的齿轮`),
        },
        {
          title: msg`手机上：看和改`,
          text: msg`不在电脑前，也能打开图纸看一眼、改一处，再送去机器；有人守在机器旁边，才能开始。尺寸和参数的细活，仍然回到电脑上做。`,
          picture: picture("software/mobile", msg`手机上的鲸鱼图和参数，后面是激光机`),
        },
        {
          title: msg`云平台：存和送`,
          text: msg`图纸连同参数放在一处，从哪台电脑打开都是最新的一份。换一台机器，也从这里取。`,
          picture: picture("software/cloud", msg`笔记本和平板上的同一个图库`),
        },
      ],
    },
    {
      type: "learningCarousel",
      title: msg`从图纸到成品，屏幕上四步`,
      slides: [
        {
          title: msg`导入`,
          text: msg`把图拖进窗口。指定哪些线切、哪些线刻，图片都是刻；进来先看总尺寸对不对。`,
          picture: picture("software/first-cut-1", msg`屏幕上的导入窗口，旁边的本子上画着同一条鲸鱼`),
        },
        {
          title: msg`排版`,
          text: msg`移到板上要切的位置，边长改成想要的毫米数，小件塞进大件的空当。`,
          picture: picture("software/first-cut-2", msg`屏幕上标着尺寸的方块，桌上一块切过的木板和直尺`),
        },
        {
          title: msg`选材料`,
          text: msg`选好材料，量一量真实的厚度，功率和速度从起步值开始，再用测试格修。`,
          picture: picture("software/first-cut-3", msg`屏幕上的材料样块和参数，桌上的卡尺和板料`),
        },
        {
          title: msg`开始`,
          text: msg`看一眼用时，切割机合上盖再按开始，人就在旁边。用打标机，哪怕只打一个框，也要在激光器通电之前关好门，在场的人都戴好护目镜，关机以后再摘。`,
          picture: picture("software/first-cut-4", msg`屏幕上的开始按钮，后面是亮着灯的激光机`),
        },
      ],
    },
    {
      type: "steps",
      tone: "surface",
      title: msg`切割机：第一个 30 分钟`,
      lead: msg`用边角料；${firstCut}。`,
      steps: startEnclosed,
    },
    {
      type: "steps",
      title: msg`打标机：第一个 30 分钟`,
      lead: msg`Mark M20 没有上盖，从房间和护目镜开始。${inline(claims.markerOff)}`,
      steps: kinds.fiber.start,
    },
    {
      type: "specSection",
      title: msg`系统要求和文件`,
      lead: msg`其他型号的要求不同，请报型号向我们索取；答复要紧的，写进合同。`,
      caption: verbatim(studio),
      groups: [
        {
          title: msg`电脑、手机、云平台`,
          rows: [
            { label: msg`${blueName} 的电脑系统`, value: spec(verbatim("Windows")) },
            { label: msg`${blueName} 的连接`, value: spec(verbatim("USB")) },
            { label: msg`其他型号的电脑系统`, value: spec(onRequest) },
            { label: msg`内存、硬盘和显卡`, value: spec(onRequest) },
            { label: msg`手机系统`, value: spec(onRequest) },
            { label: msg`软件和触控屏有哪些语言`, value: spec(onRequest) },
            { label: msg`云平台的图纸存在哪个国家、谁看得到`, value: spec(onRequest) },
            { label: msg`不联网能不能用`, value: spec(onRequest) },
          ],
        },
        {
          title: msg`能打开的文件`,
          rows: [
            { label: msg`切割机型`, value: spec(written(fileFormats.common)) },
            { label: msg`中天系列另外支持`, value: spec(written(fileFormats.zhongtian)) },
            { label: msg`Mark M20`, value: spec(written(fileFormats.marking)) },
          ],
        },
      ],
    },
    {
      type: "textBlocks",
      tone: "surface",
      title: msg`文件出错，多半错在这三处`,
      items: [
        {
          title: msg`单位`,
          paragraphs: [msg`不少 DXF 没有写明单位，导入后核对总尺寸。差 25.4 倍，就是英寸当成了毫米。`],
        },
        {
          title: msg`断开的线`,
          paragraphs: [msg`看着闭合，其实差一点的轮廓，会在缺口处切不下来。导入后放大看首尾，接上了再排版。`],
        },
        { title: msg`重叠的线`, paragraphs: [msg`两条线叠在一起，同一处就切两次，边会烧宽。删到只剩一条。`] },
      ],
    },
    {
      type: "callToAction",
      tone: "canvas",
      title: msg`要安装包或者教程？`,
      lead: msg`手册和图纸在下载页；安装包发邮件索取。`,
      actions: [link("downloads", msg`去下载页`), mail, callService],
    },
  ],
});
