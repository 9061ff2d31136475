import { msg } from "@lingui/core/macro";
import { inline, verbatim, type Words } from "../authoring.ts";
import { brand } from "../brand.ts";
import { kerf } from "../products/facts.ts";

const { software, email } = brand;
const width = inline(kerf);
const empty = verbatim("");
const line = verbatim("----------------------------------------");

/** Text of the README in the pack of cut files, line by line. */
export const cutFilesReadme: readonly Words[] = [
  msg`切割样例包`,
  line,
  empty,
  msg`每张图都有 SVG 和 DXF（R12）两种，1:1，单位毫米。红色的层 CUT 是切，黑色的层 ENGRAVE 是刻；颜色没有统一的规定，导入 ${software} 之后再看一遍每一层。`,
  msg`动手之前：量一个已知的尺寸，确认没有缩放；先刻后切；料要叫得出名字，PVC 和成分不明的塑料不放进激光机；机器开着，人不走开。`,
  empty,
  msg`kerf-comb  切缝测试片。第一个切它：哪一个槽轻轻一推就插得进、又不晃，板厚减去那个数，就是您的切缝。`,
  msg`box  指接盒，90 × 60 × 45 mm，没有盖。按板厚和切缝各有几份，挑和切缝测试片量出来的最近的那一份。`,
  msg`phone-stand  手机支架，两片侧板、两根横档，插上就立得住。也按板厚和切缝挑。`,
  msg`gears  一对齿轮，模数 3，18 齿，渐开线。两根轴相距 54 mm。`,
  msg`coaster  杯垫，直径 90 mm。`,
  msg`name-tag  名牌，70 × 24 mm。把上面的字换成名字，换好以后转成轮廓或单线。`,
  empty,
  msg`3 到 6 mm 的板，切缝一般在 ${width}。box 和 phone-stand 已经按文件名里的切缝补偿过，软件里的切缝补偿要关掉，不要补两次。`,
  msg`功率和速度各台不同，这里不写。用您那个型号的测试格试出来，写在板的背面。`,
  empty,
  msg`这些图可以改，可以拿去做成东西卖。问题写到 ${email}。`,
];
