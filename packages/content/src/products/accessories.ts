import { msg } from "@lingui/core/macro";
import { type AuthoredPicture, inline, picture, verbatim, type Words } from "../authoring.ts";
import { type ModelId, models } from "./facts.ts";
import { onRequest, type SpecValue } from "./specs.ts";

export type AccessoryId = "smokeFilter" | "rotaryAxis";

/** A product that is bought together with a machine. */
export interface Accessory {
  readonly title: Words;
  readonly picture: AuthoredPicture;
  /** Purpose, in two or three sentences. */
  readonly text: Words;
  readonly features: readonly Words[];
  /** Picture and uses on a model that takes less than the other. */
  readonly own?: Readonly<Partial<Record<ModelId, Pick<Accessory, "picture" | "features">>>>;
  /** Known facts. The machines that it fits are derived from the machines' data. */
  readonly rows: readonly { readonly label: Words; readonly value: SpecValue }[];
}

const exhaust = inline(models["light-640"].exhaust);
const name640 = inline(verbatim(models["light-640"].name));
const name530 = inline(verbatim(models["light-530"].name));

const [clamped, width] = [
  msg`卡盘夹住一端，滚轮托住另一端，长短不一的工件都能放平。`,
  msg`图案宽度按周长算：用软尺量得准，首尾就对得上。`,
];

/** The two accessories of Light 530 and Light 640 (specification, section 2; facts, "Fumes"). */
export const accessories = {
  smokeFilter: {
    title: msg`空气净化器`,
    picture: picture("products/accessories/air-purifier", msg`空气净化器，软管弯向左边的机器`),
    text: msg`放在机器旁边，接住排风口出来的烟。颗粒和气味分两层处理，处理过的空气留在室内，房间仍要能换气，再装一只一氧化碳报警器。`,
    features: [
      msg`两层过滤：滤芯收颗粒，能滤到多细，看滤芯的过滤等级，向我们索取；活性炭吸附大部分气味和一部分气体。两层都不拦一氧化碳。`,
      msg`滤芯每周看一次：颜色变深、风声变闷，就该换了。`,
      msg`烟排不到窗外但能换气的教室和办公室，可以用它；能直排室外的，仍以直排最可靠。`,
      msg`PVC 和含 PVC 的贴膜仍然不能加工：放出的氯化氢，哪种滤芯都处理不干净。`,
    ],
    rows: [
      { label: msg`颗粒`, value: msg`由滤芯过滤；过滤等级向我们索取` },
      { label: msg`气味`, value: msg`活性炭吸附大部分` },
      { label: msg`滤芯检查`, value: msg`每周一次` },
      { label: msg`配套排风口`, value: msg`${name640} 直径 ${exhaust}；${name530} 向我们索取` },
      { label: msg`处理不了的`, value: msg`一氧化碳；PVC 和含 PVC 的贴膜放出的氯化氢` },
      { label: msg`风量与噪声`, value: onRequest },
      { label: msg`滤芯更换周期`, value: msg`看材料和开机时间，没有固定的天数` },
    ],
  },
  rotaryAxis: {
    title: msg`旋转轴`,
    picture: picture("products/accessories/rotary-axis", msg`旋转轴上夹着一只玻璃杯`),
    text: msg`圆的工件放上去转着刻：激光头不用追着曲面走，焦点一直落在最高的那条线上。`,
    features: [
      msg`工件在轴上转动，激光头走一条线，图案绕满一圈。Light 640 转杯子、瓶子和笔；Light 530 净空小，只能装笔一类的细圆件。`,
      clamped,
      width,
      msg`锥形的杯子先垫平，让被刻的那条线保持水平。`,
    ],
    own: {
      "light-530": {
        picture: picture("products/light-530/solution-3", msg`Light 530，右边接着空气净化器，前面放着旋转轴`),
        features: [
          msg`Light 530 净空小，只装笔一类的细圆件，下单前报直径和长度；杯子和瓶子看 Light 640。`,
          clamped,
          width,
        ],
      },
    },
    rows: [
      {
        label: msg`适合的工件`,
        value: msg`圆柱形：Light 640 杯子、瓶子、笔；Light 530 只限笔一类的细圆件，先报直径`,
      },
      { label: msg`装夹`, value: msg`卡盘和滚轮` },
      { label: msg`图案宽度`, value: msg`工件的周长` },
      { label: msg`锥形工件`, value: msg`可以，先垫平` },
      { label: msg`最大直径与承重`, value: onRequest },
      { label: msg`最大长度`, value: onRequest },
    ],
  },
} as const satisfies Record<AccessoryId, Accessory>;
