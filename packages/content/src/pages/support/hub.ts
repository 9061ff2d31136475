import { msg } from "@lingui/core/macro";
import { inline, link } from "../../authoring.ts";
import { brand } from "../../brand.ts";
import { callService } from "../../contact-links.ts";
import { definePage } from "../../define.ts";
import { claims } from "../../products/claims.ts";

const { software, servicePhone } = brand;
const firstCut = inline(claims.firstCut);

export const support = definePage({
  id: "support",
  meta: {
    title: msg`激光机使用与售后支持`,
    description: msg`激光切割机、雕刻机和打标机的使用与售后：切不透、烟排不干净怎样查，怎样报修，手册、参数、保养和安全指南。`,
    keywords: msg`激光机售后,激光切割机使用帮助,激光机说明书,激光机故障,激光机保养`,
  },
  blocks: [
    {
      type: "banner",
      title: msg`激光机用着有问题，从这里查`,
      lead: msg`按遇到的事找，或者按资料找。查不到，打售后电话 ${servicePhone}。`,
    },
    {
      type: "cardGrid",
      title: msg`按遇到的事找`,
      cards: [
        {
          title: msg`机器刚到`,
          text: msg`场地、电和排风备好再插电。学过操作的人照着步骤做，${firstCut}。`,
          link: link("software", msg`看第一个 30 分钟`),
        },
        {
          title: msg`切不透了`,
          text: msg`镜片、反射镜、光路、焦距、水温、材料，按次序查；最后才怀疑激光管。`,
          link: link("maintenance", msg`看排查次序`, "#no-cut"),
        },
        {
          title: msg`烟排不干净`,
          text: msg`停下加工，先通风，再查出口、管子、滤芯、接口和门。排风好了再接着切。`,
          link: link("faq", msg`看排风怎么查`, "#technical"),
        },
        {
          title: msg`材料拿不准`,
          text: msg`按包装上的名字查。查不到的先别放进激光机，问过我们再说。`,
          link: link("materials", msg`查材料`),
        },
        {
          title: msg`尺寸不对`,
          text: msg`拿一块木板或亚克力边料，切一个 100 mm 的方块量一量：差得多，是单位弄错了；差一点，是切缝。`,
          link: link("faq", msg`看尺寸怎样查`, "#technical"),
        },
        {
          title: msg`要报修`,
          text: msg`铭牌、现象、照片备齐，一次就能说清。`,
          link: link("warranty", msg`看怎样报修`, "#report"),
        },
      ],
    },
    {
      type: "cardGrid",
      tone: "surface",
      title: msg`按资料找`,
      cards: [
        {
          title: msg`软件`,
          text: msg`${software} 能做什么，第一次打开先做哪几步。`,
          link: link("software", msg`看软件`),
        },
        {
          title: msg`型号查询`,
          text: msg`看铭牌、外观或台面认出型号，再找它的资料。`,
          link: link("machine", msg`去查型号`),
        },
        {
          title: msg`下载`,
          text: msg`手册、规格表、操作指南、测试格和切割样例。`,
          link: link("downloads", msg`看文件清单`),
        },
        {
          title: msg`常见问题`,
          text: msg`买之前、用起来和材料，三类四十多个问答。`,
          link: link("faq", msg`看问答`),
        },
        {
          title: msg`规格参数`,
          text: msg`八个型号的整张参数表，公制英制可换。`,
          link: link("specifications", msg`看参数`),
        },
        {
          title: msg`保修说明`,
          text: msg`期限、不保修的项目和报修方法。`,
          link: link("warranty", msg`看保修`),
        },
      ],
    },
    {
      type: "cardGrid",
      title: msg`五样工具和指南`,
      lead: msg`都能打印成 A4，去掉了菜单和按钮。`,
      cards: [
        {
          title: msg`量场地`,
          text: msg`把机器摆进您房间的平面图，看放不放得下、进不进得了门。`,
          link: link("room", msg`量一量场地`),
        },
        {
          title: msg`查图纸`,
          text: msg`查一查图纸能不能切、哪台能做、要多久、一张板出几件。`,
          link: link("drawingCheck", msg`查我的图纸`),
        },
        {
          title: msg`保养指南`,
          text: msg`镜片、水、滤芯、导轨和激光管，什么时候看，怎么做。`,
          link: link("maintenance", msg`看保养`),
        },
        {
          title: msg`安全指南`,
          text: msg`开激光前的六项检查，禁用的材料，烟、火和光。`,
          link: link("safety", msg`看安全`),
        },
        {
          title: msg`加工参数`,
          text: msg`哪台机器切哪种料，多快，多大功率，数从哪来。`,
          link: link("settings", msg`查参数`),
        },
      ],
    },
    {
      type: "callToAction",
      tone: "surface",
      title: msg`没有找到答案？`,
      lead: msg`急着用机器就打电话。不急，留言写明型号和问题；有照片的发邮件。`,
      actions: [callService, link("contactus", msg`留言问售后`)],
    },
  ],
});
