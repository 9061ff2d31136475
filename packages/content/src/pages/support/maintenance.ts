import { msg } from "@lingui/core/macro";
import { inline, link } from "../../authoring.ts";
import { definePage } from "../../define.ts";
import { models, plannedTubeLife, tubes, warranty } from "../../products/facts.ts";
import { supportTabs } from "./tabs.ts";

const planned = inline(plannedTubeLife);
const months = inline(tubes.glassTube.replacement);
const rated = inline(tubes.glassTube.ratedLife);
const tank = inline(models["light-530"].waterTank);
const flow = inline(models["light-530"].waterFlow);
const exhaust = inline(models["light-640"].exhaust);
const air = inline(models["light-530"].airPressure);
const parts = inline(warranty.spareParts);

/** When each part is looked at, and what is done; a model's manual takes those it has. */
export const careRows = {
  lens: { name: msg`聚焦镜片`, cells: [msg`开工前看，脏了就擦`, msg`棉签蘸酒精，从中间往外，每根一次`] },
  mirrors: { name: msg`反射镜`, cells: [msg`镜片擦净仍偏弱时`, msg`同样的擦法，然后查光路`] },
  water: { name: msg`冷却水`, cells: [msg`每次开激光之前`, msg`看水在流、温度稳；纯净水，按季节换`] },
  tray: { name: msg`碎屑盘和台面`, cells: [msg`每天收工`, msg`倒空、扫净，积屑会起火`] },
  filter: { name: msg`滤芯`, cells: [msg`每周看一次`, msg`颜色深、风声闷就换`] },
  duct: { name: msg`排风管`, cells: [msg`烟变浓时`, msg`查压扁、弯头、漏风和出口`] },
  rails: { name: msg`导轨`, cells: [msg`看到粉尘时`, msg`擦净，薄薄一层油`] },
  tube: {
    name: msg`玻璃激光管`,
    cells: [msg`${planned}之前`, msg`备好下一支；天天开约 ${months}，标称 ${rated}`],
  },
  interlock: { name: msg`急停和上盖联锁`, cells: [msg`开工前`, msg`按一次、掀一次，激光要停`] },
};

/** Where to look when it no longer cuts through, in this order. */
export const troubleSteps = {
  lens: { title: msg`镜片`, text: msg`取下来对着光看。雾、斑点、裂纹都会吃掉功率。` },
  mirrors: { title: msg`反射镜`, text: msg`从靠近激光管的那一面开始，逐面擦。` },
  path: {
    title: msg`光路`,
    text: msg`台面四角各打一个点，落在同一处才算正。需要动激光的步骤，照手册做，别探头去看。`,
  },
  focus: { title: msg`焦距`, text: msg`换了料厚，或碰过台面，重新对一次。` },
  water: { title: msg`水温`, text: msg`水热了，停下来等；反复发热就查水泵和散热。` },
  material: { title: msg`材料`, text: msg`拿上一批剩下的料对比。只有新的切不透，毛病不在机器。` },
  tube: { title: msg`激光管`, text: msg`前六样都对，才轮到它。` },
};

export const maintenance = definePage({
  id: "maintenance",
  meta: {
    title: msg`激光机保养指南`,
    description: msg`镜片、反射镜、冷却水、滤芯、碎屑盘、导轨和激光管：各自什么时候看、怎么做，切不透时按什么次序查。可打印成 A4。`,
    keywords: msg`激光机保养,擦镜片,冷却水,激光管更换,导轨加油`,
  },
  blocks: [
    {
      type: "banner",
      eyebrow: msg`指南`,
      title: msg`保养指南`,
      lead: msg`适用于全部 CO₂ 机型。贴在机器旁边，谁开机谁看一遍。`,
    },
    supportTabs(),
    {
      type: "factTable",
      title: msg`什么时候，做什么`,
      head: msg`部位`,
      columns: [msg`什么时候`, msg`要做的事`],
      rows: Object.values(careRows),
      note: msg`没有写天数的，因为没有一个天数适合所有材料：木材和皮革脏得快，亚克力慢。各型号的手册另有规定的，以手册为准。`,
    },
    {
      type: "steps",
      tone: "surface",
      title: msg`切不透了，按这个次序查`,
      lead: msg`一次只动一样，动完切同一块测试格。`,
      steps: Object.values(troubleSteps),
    },
    {
      type: "textBlocks",
      title: msg`三样值得多说一句的`,
      items: [
        {
          title: msg`水和管子是一条命`,
          paragraphs: [
            msg`玻璃管的寿命和光斑都看水。Light 530 的水箱 ${tank}、流量 ${flow}，水少了先补。冬天会结冰的屋子，停用前把水放掉。`,
          ],
        },
        {
          title: msg`风，不止是烟`,
          paragraphs: [
            msg`吹气护着镜片，也压住火苗，Light 530 的气压 ${air}。排风口 ${exhaust} 的落地机，管子换了更细的，镜片会脏得更快。`,
          ],
        },
        {
          title: msg`手边备什么`,
          paragraphs: [
            msg`一片镜片、一包棉签、一瓶酒精、一块边角料切好的测试格。备件 ${parts}内发出，到手之前，有这一片就不停工。`,
          ],
        },
      ],
    },
    {
      type: "callToAction",
      tone: "surface",
      title: msg`查完还是不行？`,
      actions: [link("warranty", msg`看怎样报修`), link("safety", msg`看安全指南`)],
    },
  ],
});
