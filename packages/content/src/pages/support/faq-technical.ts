import type { FaqItem } from "@lightmaker/ui";
import { msg } from "@lingui/core/macro";
import { type Authored, inline, verbatim, type Words } from "../../authoring.ts";
import { claims } from "../../products/claims.ts";
import { kerf, models, plannedTubeLife, tubes, warranty } from "../../products/facts.ts";
import { type Machine, type Scope, variantFor } from "../../products/scope.ts";
import { kinds } from "../../safety/kinds.ts";

const exhaust = inline(models["light-640"].exhaust);
const flow = inline(models["light-530"].waterFlow);
const tank = inline(models["light-530"].waterTank);
const noise = inline(models["light-530"].noise);
const noiseRf = inline(models["light-530-rf"].noise);
const width = inline(kerf);
const parts = inline(warranty.spareParts);
const boardSpace = inline(claims.boardSpace);
const fanOutdoors = inline(msg`排风机能放到室外的，就放到室外。`);
const thickest = inline(models["light-640"].passThrough);

const checkHose = msg`先停下加工，打开门窗通风。再从远到近查：出口有没有堵，管子是不是太长、压扁或弯头太多，接口漏不漏风，机器关严没有。管子中途不要变细。`;
const air = {
  outlet: inline(checkHose),
  filter: inline(msg`装了净化器的，再看滤芯是不是满了。`),
  wide: inline(msg`这台要用 ${exhaust} 的管。`),
  clear: inline(msg`烟抽得干净了，再接着切。`),
};
const [planned, rated, shift, days, nonStop, months] = [
  inline(plannedTubeLife),
  inline(tubes.glassTube.ratedLife),
  inline(tubes.glassTube.shift),
  inline(tubes.glassTube.days),
  inline(tubes.glassTube.nonStop),
  inline(tubes.glassTube.replacement),
];
const rfLife = inline(tubes.rfTube.ratedLife);

/** Care of the lens behind a lid. The field lens of the open marker is cleaned in place (`careRows`). */
const lensCare = msg`关机断电，取下镜片，用橡皮气吹吹掉灰，棉签蘸无水酒精从中间往外擦，每根只用一次，不来回磨；酒精干透再装、再通电。手拿镜框，不压镜面。花了、裂了就换；碎片不用手碰：有的激光镜片是硒化锌，有毒，装袋，照机器附带的资料处理。`;

interface OwnersQuestion {
  readonly id: string;
  readonly question: Words;
  /** Answer for all machines together: on the FAQ page and in the chat. */
  readonly answer: Words;
  /**
   * Answer in a machine's manual: the first that fits, or that of the page if the variant has none of its own. If no
   * variant fits, the manual leaves the question out.
   */
  readonly inManual: readonly (Scope & { readonly answer?: Words })[];
}

/** Questions that the manual's safety chapter or warranty chapter answers for the machine itself. */
const elsewhere: OwnersQuestion["inManual"] = [];
const everyMachine: OwnersQuestion["inManual"] = [{}];
const cutters: OwnersQuestion["inManual"] = [{ sources: ["glassTube", "rfTube", "diode"] }];

/** Questions of machine owners. */
const ownersQuestions: readonly OwnersQuestion[] = [
  {
    id: "does-not-cut-through",
    question: msg`昨天还切得透，今天切不透了？`,
    answer: msg`按这个次序查：镜片脏没脏，反射镜脏没脏，光路偏没偏，焦距对不对，冷却水超没超温，材料是不是换了一批。都排除了，再怀疑激光管。`,
    inManual: [{ sources: ["glassTube"] }],
  },
  {
    id: "tube-life",
    question: msg`激光管能用多久？`,
    answer: msg`${inline(claims.glassTubeLife)}${inline(claims.rfTubeLife)}`,
    inManual: [
      {
        sources: ["glassTube"],
        answer: msg`请在 ${planned}之前备好下一支，标称 ${rated}。每天出光 ${shift}，${days} 天就到 ${planned}；天天出光 ${nonStop}的，${months}就到，出光越久，到得越早。`,
      },
      {
        sources: ["rfTube"],
        answer: msg`这台的射频管标称 ${rfLife}。更换由受过培训的人或我们的人来做。`,
      },
    ],
  },
  {
    id: "weak-extraction",
    question: msg`烟抽不干净怎么办？`,
    answer: msg`先停下加工，打开门窗通风。再从远到近查：出口有没有堵，管子是不是太长、压扁或弯头太多，滤芯是不是满了，接口漏不漏风，门和上盖关严没有。中天要用 ${exhaust} 的管，中途不要变细。烟抽得干净了，再接着切。`,
    inManual: [
      {
        series: "zhongtian",
        accessory: "smokeFilter",
        answer: msg`${air.outlet}${air.wide}${air.filter}${air.clear}`,
      },
      { series: "zhongtian", answer: msg`${air.outlet}${air.wide}${air.clear}` },
      { accessory: "smokeFilter", answer: msg`${air.outlet}${air.filter}${air.clear}` },
      { sources: ["rfTube", "diode"], answer: msg`${air.outlet}${air.clear}` },
    ],
  },
  {
    id: "lens",
    question: msg`镜片怎么擦？`,
    answer: msg`带上盖的机型：${inline(lensCare)}Mark M20 的场镜不取下来，也不用气吹：先收净金属粉再擦，见保养指南里“场镜”那一行。`,
    inManual: [
      {
        sources: ["diode"],
        answer: msg`关机断电，取下镜片，用橡皮气吹吹掉灰，棉签蘸无水酒精从中间往外擦，每根只用一次，不来回磨；酒精干透再装、再通电。手拿镜框，不压镜面。花了、裂了就换，碎片不用手碰。`,
      },
      { sources: ["glassTube", "rfTube"], answer: lensCare },
    ],
  },
  {
    id: "coolant",
    question: msg`冷却水要注意什么？`,
    answer: msg`玻璃管离不开水冷。水温稳，管子和光斑就稳；先看水在流，再开激光。Light 530 的水箱 ${tank}，流量 ${flow}。用纯净水，多久换一次，请我们书面答复。Light 530 RF 怎样冷却，照它附带的资料。`,
    inManual: [
      {
        models: ["light-530"],
        answer: msg`玻璃管离不开水冷。水温稳，管子和光斑就稳；先看水在流，再开激光。水箱 ${tank}，流量 ${flow}。用纯净水，多久换一次，请我们书面答复。`,
      },
      {
        sources: ["glassTube"],
        answer: msg`玻璃管离不开水冷。水温稳，管子和光斑就稳；先看水在流，再开激光。用纯净水；水量和流量见冷水机附带的资料，多久换一次，请我们书面答复。`,
      },
    ],
  },
  {
    id: "drawing",
    question: msg`图纸怎么存，导进来才不出错？`,
    answer: msg`按毫米一比一，要切的线首尾闭合，文字转成轮廓，线设成极细；照片按成品尺寸 300 dpi 以上。${inline(claims.lineColours)}`,
    inManual: [
      { sources: ["glassTube", "rfTube", "diode"] },
      {
        answer: msg`按毫米一比一，要填充的轮廓首尾闭合，文字转成轮廓，重叠的线删到只剩一条；照片按成品尺寸 300 dpi 以上。颜色本身没有统一的含义：每种颜色怎么打，在软件里指定，每次导入都核对一遍。`,
      },
    ],
  },
  {
    id: "wrong-size",
    question: msg`切出来的尺寸总差一点？`,
    answer: msg`切一个 100 mm 的方块量一量：差得多，是导入的单位或比例不对；只小一点，是切缝。CO₂ 机型切 3 到 6 mm 的板，切缝 ${width}。要插接的件，外形照切缝画大，孔和槽照切缝画小。`,
    inManual: [
      {
        sources: ["diode"],
        answer: msg`切一个 100 mm 的方块量一量：差得多，是导入的单位或比例不对；只小一点，是切缝，量出来是多少就按多少。要插接的件，外形照切缝画大，孔和槽照切缝画小。`,
      },
      ...cutters,
    ],
  },
  {
    id: "computer",
    question: msg`软件要什么样的电脑？`,
    answer: msg`Light Blue 530 用 Windows 电脑，USB 连接。其余型号支持的系统，请报上型号向我们索取；图可以在任何电脑上画，存成 SVG 或 DXF 拿过来。`,
    inManual: [
      {
        sources: ["diode"],
        answer: msg`用 Windows 电脑，USB 连接。图可以在任何电脑上画，存成 SVG 或 DXF 拿过来。`,
      },
      {
        answer: msg`这个型号支持的系统，报上型号和编号向我们索取；图可以在任何电脑上画，存成 SVG 或 DXF 拿过来。`,
      },
    ],
  },
  {
    id: "unattended",
    question: msg`晚上排好活，人能离开吗？`,
    answer: msg`不能。激光会点着材料，机器开着，旁边就要有人。断点续雕让停下的活接得上，不等于人可以走开。`,
    inManual: [{ sources: ["glassTube"] }, { answer: msg`不能。激光会点着材料，机器开着，旁边就要有人。` }],
  },
  {
    id: "goggles",
    question: msg`要戴护目镜吗？`,
    answer: msg`看机器。带上盖的：上盖合好、联锁有效，不用戴。${inline(claims.sparedGoggles)}上盖坏了就停机，护目镜代替不了上盖。光路敞开的 Mark M20 必须戴。${inline(kinds.fiber.goggles)}`,
    inManual: elsewhere,
  },
  {
    id: "fire",
    question: msg`带上盖的机器着火了，怎么办？`,
    answer: msg`立刻停机，不开盖，所有人离开，打火警电话（国内 119）。完整的五步，包括什么时候才可以用二氧化碳灭火器，写在安全指南的“着火了：带上盖的机型”。光路敞开的 Mark M20 不照这个做：铝、钛这类金属粉着火，不能用水，也不能用二氧化碳。`,
    inManual: elsewhere,
  },
  {
    id: "fire-open-marker",
    question: msg`Mark M20 着火了，怎么办？`,
    answer: msg`停机，手不从火上伸过去。${inline(claims.stop)}火大或没有把握，所有人离开，关门，打火警电话（国内 119）。铝、钛这类金属粉着火，不能用水，也不能用二氧化碳，只用 D 类灭火器或干砂。完整的五步，写在安全指南的“着火了：Mark M20”。`,
    inManual: elsewhere,
  },
  {
    id: "long-boards",
    question: msg`中天的后门，开着能切长板吗？`,
    answer: msg`能，但板经过的门，挡板要全部合到板上、两边不留缝，别的门都关好，才切。板厚 ${thickest} 以内，门宽和最窄的板宽向我们索取。板太窄、两边遮不住的，不从后门送：先裁短到整块放得进台面，再从前门放，门都关好再切。能切多厚，另看材料和功率。停机（按下急停，没有急停的断电）以后才送料，联锁一直有效。${boardSpace}排风开到底。两个学过送长板的人来做：一个从后面推，板头露出前门以后，另一个才托平、引着走；挡板缺了或合不严，就不送长板。`,
    inManual: elsewhere,
  },
  {
    id: "noise",
    question: msg`声音大不大？`,
    answer: msg`Light 530 为 ${noise}，Light 530 RF 为 ${noiseRf}，指的是机器本身，不含排风机，测量距离和计权向我们索取。${fanOutdoors}`,
    inManual: [
      { models: ["light-530"], answer: msg`${noise}，指的是机器本身，不含排风机。${fanOutdoors}` },
      {
        models: ["light-530-rf"],
        answer: msg`${noiseRf}，指的是机器本身，不含排风机。${fanOutdoors}`,
      },
      {
        series: "zhongtian",
        answer: msg`这个型号的声音，规格没有给出。${fanOutdoors}`,
      },
    ],
  },
  {
    id: "spare-parts",
    question: msg`备件多久能发出来？`,
    answer: msg`${parts}内发出，一件起发；从哪天起算，下单前问清。报上铭牌上的型号和编号，免得寄错。`,
    inManual: everyMachine,
  },
  {
    id: "remote",
    question: msg`你们会远程连到我的机器上吗？`,
    answer: msg`只在您明确同意的那一次。不同意，也照样帮您查。`,
    inManual: elsewhere,
  },
];

/** FAQ of machine owners, for all machines together. */
export const technicalQuestions: Authored<readonly FaqItem[]> = ownersQuestions.map(
  ({ id, question, answer }) => ({ id: verbatim(id), question, answer }),
);

/** Returns the owners' questions that concern a machine, answered for it. */
export const questionsOf = (machine: Machine): Authored<readonly FaqItem[]> =>
  ownersQuestions.flatMap(({ id, question, answer, inManual }) => {
    const own = variantFor(inManual, machine);
    return own ? [{ id: verbatim(id), question, answer: own.answer ?? answer }] : [];
  });
