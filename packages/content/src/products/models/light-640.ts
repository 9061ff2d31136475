import { msg } from "@lingui/core/macro";
import { inline, picture } from "../../authoring.ts";
import { passThrough } from "../../safety/pass-through.ts";
import { claims } from "../claims.ts";
import { clearance, learning, models, plannedTubeLife } from "../facts.ts";
import type { ProductModel } from "../product-model.ts";
import { cutterSamples } from "../samples.ts";
import { radianceHeadline, specTable } from "../specs.ts";

const facts = models["light-640"];
const area = inline(facts.workArea);
const power = inline(facts.laserPower);
const size = inline(facts.machineSize);
const weight = inline(facts.weight);
const lift = inline(facts.zTravel);
const wood = inline(facts.woodThicknessLimit);
const longBoards = inline(claims.longBoards);
const tooNarrow = inline(passThrough.tooNarrow);
const exhaust = inline(facts.exhaust);
const planned = inline(plannedTubeLife);
const behind = inline(clearance.behind);
const beside = inline(clearance.beside);
const course = inline(learning.course);
const boardSpace = inline(claims.boardSpace);

export const light640: ProductModel = {
  slug: "light-640",
  series: facts.series,
  name: facts.name,
  machineType: msg`落地 CO₂ 激光切割机`,
  title: msg`第一台落地机，从它开始`,
  subtitle: msg`${area} 幅面，升降 ${lift}`,
  description: msg`Light 640 是中天系列里最小的一台：${area} 幅面，工作台升降 ${lift}，适合创客空间、广告店和学校实训室。场地要备 ${exhaust} 的排风管（排不到室外的，用空气净化器，房间要能换气，装一氧化碳报警器）和单独一路供电。`,
  specs: radianceHeadline(facts),
  carousel: [
    picture("products/light-640/carousel-1", msg`白色的 Light 640，四分之三侧面，舱内亮着灯`),
    picture("products/light-640/carousel-2", msg`车间里的 Light 640，身后是竖放板材的架子`),
    picture("products/light-640/carousel-3", msg`上盖打开，木板上留着一头鲸的空位`),
    picture("products/light-640/carousel-4", msg`激光头在桦木板上刻一排蕨叶`),
  ],
  headings: { solutions: msg`切木板，也刻高的工件`, features: msg`适合教学和小批量` },
  solutions: {
    cuttingSystem: {
      title: msg`切割系统`,
      description: msg`${power} 三档功率。木材最厚 ${wood}，要用优质板材、分多遍切；三档功率各能切多厚，下单前问我们，我们书面答复。亚克力切多厚，先打样。`,
      picture: picture("products/light-640/solution-1", msg`发着紫光的玻璃激光管，一端接着水管和高压线`),
    },
    controlCenter: {
      title: msg`控制中心`,
      description: msg`屏幕在右侧前角，站着就能操作。图上画着钥匙开关和急停；您那台装不装，下单前问清，写进合同。`,
      picture: picture(
        "products/light-640/solution-2",
        msg`右侧前角：上面是屏幕，下面是插着钥匙的开关和红色按钮`,
      ),
    },
    accessories: {
      title: msg`配件`,
      description: msg`中天系列里，空气净化器和旋转轴只配 Light 640；另外三款要在排风管路上加活性炭过滤箱的，报价时问我们。排不到窗外但能换气的房间用净化器，再装一只一氧化碳报警器；旋转轴刻杯子和瓶子，下单前报直径和长度。`,
      picture: picture(
        "products/light-640/solution-3",
        msg`Light 640，身后接着空气净化器，前面的台子上是旋转轴`,
      ),
    },
  },
  features: {
    airFilter: {
      title: msg`${exhaust} 的排风口，接粗管`,
      description: msg`管子越短、弯头越少，台面上的烟就走得越快。接净化器时，先看滤芯装到位没有。`,
      picture: picture("products/light-640/feature-1", msg`机器背面，粗软管从圆形排风口向上`),
    },
    safety: {
      title: msg`上盖一开，激光就停`,
      description: msg`停机和上盖联锁，每天开工前、换班以后试一次。实训室里，装有钥匙开关的，钥匙由受过培训的老师保管。`,
      picture: picture("products/light-640/feature-2", msg`正面右角的钥匙开关，钥匙插着，旁边是红色按钮`),
    },
    creation: {
      title: msg`工作台升降 ${lift}，刻高的工件`,
      description: msg`工作台可升降 ${lift}，木盒、木料这类高的工件能放到焦点上刻。装不装得下，请报高度来问。`,
      picture: picture("products/light-640/feature-3", msg`工作台降到低处，激光头下面立着一只木箱和两段方木`),
    },
    ganyq: {
      title: msg`一个班的图，排在一块板上`,
      description: msg`各人在自己的电脑上画，老师在 LightMaker Studio 里排成一版，每件刻上名字，一次切完。`,
      picture: picture("software/banner", msg`笔记本电脑上排着一板零件，旁边是手机、木鲸鱼和切好的齿轮`),
    },
  },
  banner: {
    title: msg`靠墙放，也要留够距离`,
    description: msg`外形 ${size}。机身后面留 ${behind}，两侧各留 ${beside}。要送长板，前后还要空出更多，见下面的“长板怎么切？”。`,
    picture: picture("products/light-640/banner", msg`白色的落地机 Light 640，背景浅绿`),
  },
  accessories: ["smokeFilter", "rotaryAxis"],
  materials: cutterSamples,
  table: specTable("light-640"),
  faqs: [
    {
      question: msg`Light 640 占多大地方？`,
      answer: msg`外形 ${size}，重 ${weight}。机身后面留 ${behind}，两侧各留 ${beside}。下单之前量一量门洞、过道和电梯，过得去再订。`,
    },
    {
      question: msg`能切多厚的木板？`,
      answer: msg`木材最厚 ${wood}，看木种、胶水和功率。这是优质板材、多遍切割时的数，${power} 三档各能切多厚，下单前问我们，我们书面答复。薄板最省心；厚的先切测试格。`,
    },
    {
      question: msg`长板怎么切？`,
      answer: msg`${longBoards}长度不限。${tooNarrow}门有多宽、板最窄多少，下单前问我们。这是能送进的厚度，能切多厚看材料和功率。一个从后面推，板头露出前门以后，另一个才托平、引着走；联锁不短接。${boardSpace}步骤写在安全指南里。`,
      inManual: msg`${longBoards}长度不限。${tooNarrow}这是能送进的厚度，能切多厚看材料和功率。步骤见“安全”一章。`,
    },
    {
      question: msg`要什么样的电？`,
      answer: msg`${inline(claims.mains)}，单独一路，和大电机分开；地线必须可靠，由电工接。${inline(claims.mainsInChina)}${inline(claims.besidesMains)}`,
    },
    {
      question: msg`要学多久，平时自己能做哪些保养？`,
      answer: msg`操作要学 ${course}。激光管请在 ${planned}之前备好下一支；擦镜片、清台面自己就能做，手册里写着怎样做。`,
      inManual: msg`操作要学 ${course}。激光管请在 ${planned}之前备好下一支；擦镜片、清台面自己就能做，见“保养”和“排查”两章。`,
    },
  ],
};
