import { msg } from "@lingui/core/macro";
import { inline, link, picture } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { claims } from "../../products/claims.ts";

/** Hub of the six fields of application. */
export const hub = definePage({
  id: "applications",
  meta: {
    title: msg`激光切割、雕刻和打标的应用领域`,
    description: msg`激光切割机、雕刻机和打标机用在教育、创意设计、艺术、医疗、电子和建筑模型：各用什么材料、什么机型，要注意什么。`,
    keywords: msg`激光应用,创客教育,首饰包装,医疗打标,电子模板,建筑模型`,
  },
  blocks: [
    {
      type: "banner",
      title: msg`六个行业，怎样用激光机`,
      lead: msg`从您的行业进去，看能做什么，也看哪里容易出错。`,
      picture: picture("home/beam-banner", msg`激光头在木板上雕刻图案`),
    },
    {
      type: "cardGrid",
      title: msg`按行业看`,
      lead: msg`每一页都有做得出来的东西、合适的机型、要交的文件，和这个行业自己的安全问题。`,
      cards: [
        {
          title: msg`教育`,
          text: msg`教具、齿轮、桥梁模型，小件一节课做完。定好谁开机、谁看管；学生自带的塑料不进机器。`,
          picture: picture("applications/education", msg`课桌上的拼装教具`),
          link: link("education", msg`看教育应用`),
        },
        {
          title: msg`创意设计`,
          text: msg`礼品、包装和首饰，改稿不开模。注意细边会不会断、切边黑不黑、戴着扎不扎人。`,
          picture: picture("applications/creative", msg`首饰与刻花礼盒`),
          link: link("creative", msg`看创意设计应用`),
        },
        {
          title: msg`艺术`,
          text: msg`纸雕、镶嵌与灯箱：重复的线条机器来切，画什么、留什么您来定。薄纸一点就着，机器开着人不能走开。`,
          picture: picture("applications/art", msg`纸雕灯箱`),
          link: link("art", msg`看艺术应用`),
        },
        {
          title: msg`医疗`,
          text: msg`标记要看得清、洗不掉、查得到。过了您的灭菌流程还读得出来，才能批量打。`,
          picture: picture("applications/medical", msg`打了码的手术刀柄、剪刀和镊子，旁边是一块金色骨板`),
          link: link("medical", msg`看医疗应用`),
        },
        {
          title: msg`电子`,
          text: msg`焊膏模板和掩膜，先把膜的安全技术说明书（SDS）发来，等我们答复，再自己切；面板字符自己打，文字改了，当天重打一块。FR-4 和环氧板一律不进激光机。`,
          picture: picture("applications/electronics", msg`柔性线路与面板`),
          link: link("electronics", msg`看电子应用`),
        },
        {
          title: msg`建筑模型`,
          text: msg`地形、立面和小树，按比例一层层切。几十处插接都要补偿切缝，差一点就装不上。`,
          picture: picture("applications/architecture", msg`分层地形模型`),
          link: link("architecture", msg`看建筑模型应用`),
        },
      ],
    },
    {
      type: "textBlocks",
      tone: "surface",
      title: msg`每个行业都用得上的三条`,
      items: [
        {
          title: msg`材料决定光源`,
          paragraphs: [
            msg`木、纸、亚克力、植鞣革和布，用 CO₂，布先查成分，含 PVC 的不能切；裸金属打标，用光纤；只刻木、纸和植鞣革，或者切薄的，蓝光也行。定好要加工什么，再看买哪台。`,
          ],
        },
        {
          title: msg`来路不明的料不切`,
          paragraphs: [
            msg`成分不明的塑料不切。向卖家要厂家的安全技术说明书（SDS），写明是哪种塑料、什么成分：在禁用清单上的，不能放进激光机；不在的，用材料页上的“查一查”按名字查；查不到的，先问我们；SDS 和厂家的书面说明都没有的，换一种料。含氯的一律不能放，哪怕只切一刀。`,
          ],
        },
        {
          title: msg`先试一小块`,
          paragraphs: [
            msg`别人的参数只能当起点。用自己的机器和同一批板先切一张测试格，看清切透没有、焦边多深，再定参数。${inline(claims.downloadedGrid)}`,
          ],
        },
      ],
    },
    {
      type: "callToAction",
      title: msg`您的行业不在里面？`,
      lead: msg`说说做什么、用什么料、一天多少件，我们告诉您合不合适。`,
      actions: [link("contactus", msg`说说您做什么`), link("materials", msg`从材料看起`)],
    },
  ],
});
