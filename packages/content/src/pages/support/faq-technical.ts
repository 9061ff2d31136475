import type { FaqItem } from "@lightmaker/ui";
import { msg } from "@lingui/core/macro";
import { type Authored, inline, verbatim } from "../../authoring.ts";
import { claims } from "../../products/claims.ts";
import { kerf, models, warranty } from "../../products/facts.ts";
import { fireOfEnclosed, kinds } from "../../safety/kinds.ts";
import { passThrough } from "../../safety/pass-through.ts";

const exhaust = inline(models["light-640"].exhaust);
const flow = inline(models["light-530"].waterFlow);
const tank = inline(models["light-530"].waterTank);
const noise = inline(models["light-530"].noise);
const noiseRf = inline(models["light-530-rf"].noise);
const width = inline(kerf);
const parts = inline(warranty.spareParts);

/** FAQ of machine owners. */
export const technicalQuestions: Authored<readonly FaqItem[]> = [
  {
    id: verbatim("does-not-cut-through"),
    question: msg`昨天还切得透，今天切不透了？`,
    answer: msg`按这个次序查：镜片脏没脏，反射镜脏没脏，光路偏没偏，焦距对不对，冷却水热不热，材料是不是换了一批。都排除了，再怀疑激光管。`,
  },
  {
    id: verbatim("tube-life"),
    question: msg`激光管能用多久？`,
    answer: msg`${inline(claims.glassTubeLife)}${inline(claims.rfTubeLife)}`,
  },
  {
    id: verbatim("weak-extraction"),
    question: msg`烟抽不干净怎么办？`,
    answer: msg`从远到近查：出口有没有堵，管子是不是太长、压扁或弯头太多，滤芯是不是满了，接口漏不漏风。中天要用 ${exhaust} 的管，中途不要变细。`,
  },
  {
    id: verbatim("lens"),
    question: msg`镜片怎么擦？`,
    answer: msg`关机断电，取下镜片，棉签蘸酒精从中间往外转着擦，每根只用一次，干透再装。用力的地方留给框，不留给镜面。花了、裂了就换，镜片是耗材。`,
  },
  {
    id: verbatim("coolant"),
    question: msg`冷却水要注意什么？`,
    answer: msg`玻璃管离不开水冷。水温稳，管子和光斑就稳；先看水在流，再开激光。Light 530 的水箱 ${tank}，流量 ${flow}，用纯净水。射频管多为风冷，以手册为准。`,
  },
  {
    id: verbatim("drawing"),
    question: msg`图纸怎么存，导进来才不出错？`,
    answer: msg`按毫米一比一，要切的线首尾闭合，文字转成轮廓，线设成极细；照片 300 dpi 以上。${inline(claims.lineColours)}`,
  },
  {
    id: verbatim("wrong-size"),
    question: msg`切出来的尺寸总差一点？`,
    answer: msg`先切一个 100 mm 的方块量一量：差得多，是导入的单位或比例不对；只小一点，是切缝。3 到 6 mm 的板，切缝 ${width}，要插接的件在图上补回来。`,
  },
  {
    id: verbatim("computer"),
    question: msg`软件要什么样的电脑？`,
    answer: msg`Light Blue 530 用 Windows 电脑，USB 连接。其余型号支持的系统，请报上型号向我们索取；图可以在任何电脑上画，存成 SVG 或 DXF 拿过来。`,
  },
  {
    id: verbatim("unattended"),
    question: msg`晚上排好活，人能先走吗？`,
    answer: msg`不能。激光会点着材料，机器开着，旁边就要有人。断点续雕让停下的活接得上，不等于人可以走开。`,
  },
  {
    id: verbatim("goggles"),
    question: msg`要戴护目镜吗？`,
    answer: msg`看机器。带上盖的：合着盖、联锁有效，不用戴；盖坏了就停机，护目镜代替不了上盖。开放的 Mark M20 呢？${inline(kinds.fiber.goggles)}`,
  },
  {
    id: verbatim("fire"),
    question: msg`着火了怎么办？`,
    answer: msg`${inline(fireOfEnclosed)}开放的 Mark M20 没有上盖。${inline(kinds.fiber.fire)}`,
  },
  {
    id: verbatim("long-boards"),
    question: msg`中天的后门，开着能切长板吗？`,
    answer: msg`不能敞着切。${inline(passThrough.lead)}机身前后都空出板长，排风开到底，两个受过培训的人来做；挡板缺了或合不严，就不送长板。`,
  },
  {
    id: verbatim("noise"),
    question: msg`声音大不大？`,
    answer: msg`Light 530 ${noise}，Light 530 RF ${noiseRf}，说的是机器本身。排风机另算，能放到室外的就放到室外。`,
  },
  {
    id: verbatim("spare-parts"),
    question: msg`备件多久能发出来？`,
    answer: msg`${parts}内发出，一件也发。先看铭牌，把型号和编号写在信里，免得寄错。`,
  },
  {
    id: verbatim("remote"),
    question: msg`你们会远程连到我的机器上吗？`,
    answer: msg`只在您明确同意的那一次。同意之前不连，看完就断；不同意也照样修，只是要多发几张照片。`,
  },
];
