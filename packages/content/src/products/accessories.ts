import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import { range } from "../quantity.ts";

export type AccessoryId = "smokeFilter" | "rotaryAxis";

/** Something that is bought with a machine. */
export interface Accessory {
  readonly title: Words;
  readonly features: readonly Words[];
}

const particles = inline(range("µm", 0.5, 10));

/** The two accessories of Light 530 and Light 640 (specification, section 2; facts, "Fumes"). */
export const accessories = {
  smokeFilter: {
    title: msg`空气净化器`,
    features: [
      msg`先拦颗粒，再吸气味：激光烟尘多在 ${particles} 之间，滤芯拦下；活性炭吸附异味。`,
      msg`滤芯每周看一次：颜色变深、风声变闷，就该换了。`,
      msg`接不出窗外的教室和办公室也能开工；能直排室外的，直排仍然最可靠。`,
      msg`PVC 和乙烯基材料仍然不能加工：氯化氢没有滤芯能处理干净。`,
    ],
  },
  rotaryAxis: {
    title: msg`旋转轴`,
    features: [
      msg`杯子、瓶子和笔在轴上转动，激光头走一条线，图案绕满一圈。`,
      msg`卡盘夹住一端，滚轮托住另一端，长短不一的工件都能放平。`,
      msg`图案宽度按周长算：直径先量准，首尾才对得上。`,
      msg`锥形的杯子先垫平，让被刻的那条线保持水平。`,
    ],
  },
} as const satisfies Record<AccessoryId, Accessory>;
