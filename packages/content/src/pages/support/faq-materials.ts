import type { FaqItem } from "@lightmaker/ui";
import { msg } from "@lingui/core/macro";
import { type Authored, inline, verbatim } from "../../authoring.ts";
import { dataSheet } from "../../materials/forbidden.ts";
import { claims } from "../../products/claims.ts";
import { models } from "../../products/facts.ts";

const acrylic = inline(models["light-530"].cutThickness);
const wood = inline(models["light-530"].woodThickness);
const woodLimit = inline(models["light-530"].woodThicknessLimit);
const acrylicRf = inline(models["light-530-rf"].cutThickness);
const wood640 = inline(models["light-640"].woodThicknessLimit);
const blue = inline(models["light-blue-530"].cutThickness);
const chromeTanned = inline(claims.chromeTanned);

/** FAQ about materials. */
export const materialQuestions: Authored<readonly FaqItem[]> = [
  {
    id: verbatim("pvc"),
    question: msg`PVC 和刻字膜、车贴膜，薄的也不行吗？`,
    answer: msg`不行，多薄都不行。它们放出氯化氢，伤肺，也腐蚀机器，装什么滤芯都不安全。刻字膜、车贴膜和人造革多半就是 PVC，一律不能放进激光机。`,
  },
  {
    id: verbatim("unknown-plastic"),
    question: msg`不知道是什么塑料，怎么办？`,
    answer: dataSheet,
  },
  {
    id: verbatim("abs-polycarbonate"),
    question: msg`ABS 和聚碳酸酯能切吗？`,
    answer: msg`都不能放进激光机，不论厚薄。ABS 会熔化，烟里有氰化物；聚碳酸酯会烧、会变色。做招牌和展示，可以改用亚克力；做护罩这类要挨撞的，亚克力会碎，不能代替。`,
  },
  {
    id: verbatim("metal-with-co2"),
    question: msg`CO₂ 激光能刻金属吗？`,
    answer: msg`裸的金属刻不了，光大多被反射。阳极氧化的、带漆的，可以去掉那一层来做标记；漆要有安全技术说明书（SDS），含氯、含氟、含铅的不打，查不清的不打。打标喷剂是加一层，不是刻：用之前先把它的 SDS 发来，等我们书面同意。要刻裸金属，用 Mark M20。`,
  },
  {
    id: verbatim("cut-metal-sheet"),
    question: msg`Mark M20 能切金属板吗？`,
    answer: msg`不能，它做打标和雕刻。这一档功率的振镜光纤机都是这样：字和图案刻得清楚，板切不断。`,
  },
  {
    id: verbatim("how-thick"),
    question: msg`各机型最厚能切多少？`,
    answer: msg`最厚：Light 530 切亚克力 ${acrylic}，木材建议 ${wood} 以内、最厚 ${woodLimit}；Light 530 RF 切亚克力 ${acrylicRf}；Light Blue 530 切木材${blue}，纸和卡纸单张切；Light 640 切木材 ${wood640}。这些是优质板材、多遍切割时的上限，同一型号看功率，您那一档请我们书面确认；日常 3–6 mm 最省心。${inline(claims.radianceDepth)}`,
  },
  {
    id: verbatim("cast-or-extruded"),
    question: msg`亚克力买浇铸的还是挤出的？`,
    answer: msg`要刻字，买浇铸：刻出来是白的磨砂。只切外形，挤出的边更光亮，也便宜。吹气开得太大，光边会发雾。`,
  },
  {
    id: verbatim("clear-acrylic-blue"),
    question: msg`蓝光机能切透明亚克力吗？`,
    answer: msg`不能，光直接穿过去了；白色和蓝色的也不行。深色不透明的薄板，打样证明行才切；要切透明板，用 CO₂ 机型。`,
  },
  {
    id: verbatim("plywood"),
    question: msg`同样 3 mm 的胶合板，为什么有的切不透？`,
    answer: msg`差在胶和节疤：室外用的胶合板，胶耐热；受潮的板，要更大功率。整批买之前，向卖家要一小块试切。`,
  },
  {
    id: verbatim("leather"),
    question: msg`哪种皮革可以放进激光机？`,
    answer: msg`植鞣革可以。铬鞣革受热可能生成致癌的六价铬。${chromeTanned}非用不可的，先带成分和检测说明来问。人造革一律不能放。`,
  },
  {
    id: verbatim("glass-and-stone"),
    question: msg`玻璃和石头能切吗？`,
    answer: msg`不能切，只刻表面。玻璃上的痕是细小的裂纹，低功率、粗网点，盖一层湿纸；瓶子只刻空的、今后也不装带气或受压东西的，啤酒瓶、气泡酒瓶空了也不刻。板岩和深色花岗岩，刻过的地方变浅；浅色大理石几乎看不出，要填色。`,
  },
  {
    id: verbatim("settings-of-others"),
    question: msg`网上的功率和速度能直接用吗？`,
    answer: msg`只当起点。60 W 切 3 mm 胶合板，有人用 12 mm/s，有人用 18 mm/s，都没错：激光管、聚焦镜片和批次不同。切一张测试格，记下自己的数。`,
  },
];
