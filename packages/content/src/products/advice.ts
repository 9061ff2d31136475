import { msg } from "@lingui/core/macro";
import { inline, verbatim, type Words } from "../authoring.ts";
import { exact, type Quantity } from "../quantity.ts";
import { claims } from "./claims.ts";
import { clearance, type ModelFacts, type ModelId, models } from "./facts.ts";
import type { BuyersNotes, DecisionTable } from "./product-model.ts";

/** Gap between two pieces, in millimetres. */
const between = 5;

/** Number of equal pieces that fit on a bed in rows and columns, in the better of the two directions. */
export function piecesOn(
  { figures: [length = 0, width = 0] }: Quantity,
  long: number,
  short: number,
): number {
  const along = (bed: number, piece: number) => Math.floor((bed + between) / (piece + between));
  return Math.max(along(length, long) * along(width, short), along(length, short) * along(width, long));
}

/** Pieces that buyers know the size of: name, length and width in millimetres. */
const pieces: readonly (readonly [name: Words, long: number, short: number])[] = [
  [msg`杯垫，100 × 100 mm`, 100, 100],
  [msg`门牌，200 × 150 mm`, 200, 150],
  [msg`A4，297 × 210 mm`, 297, 210],
  [msg`A3，420 × 297 mm`, 420, 297],
  [msg`小桌面，600 × 400 mm`, 600, 400],
];

/** Returns a table of how many pieces fit on the beds of three models at a time. */
export const onOneBed = (beds: readonly (ModelId & keyof typeof workAreas)[]): DecisionTable => ({
  title: msg`一版能排多少件`,
  lead: msg`按工作幅面算，矩形整齐排列，件与件留 ${inline(exact("mm", between))}。`,
  head: msg`一件的大小`,
  columns: beds.map((id) => verbatim(models[id].name)),
  rows: pieces.map(([name, long, short]) => ({
    name,
    cells: beds.map((id) => verbatim(String(piecesOn(workAreas[id], long, short)))),
  })),
  note: msg`夹料或留边要占地方的，按实际能用的范围算。形状不规则的零件可以穿插着排，比表里排得多。`,
});

const workAreas = {
  "light-640": models["light-640"].workArea,
  "light-960": models["light-960"].workArea,
  "light-1390": models["light-1390"].workArea,
  "light-1610": models["light-1610"].workArea,
} as const;

const behind = inline(clearance.behind);
const beside = inline(clearance.beside);
const boardSpace = inline(claims.boardSpace);

/** Returns the powers that a model is sold with, from the lowest. */
export const powersOf = ({ laserPower }: ModelFacts): readonly string[] =>
  laserPower.figures.map((watts) => inline(exact("W", watts)));

/**
 * Returns what a workshop settles before it orders a floor-standing machine.
 * @param power how to choose between the model's powers
 */
export function beforeOrdering(
  { name, weight, exhaust }: ModelFacts & Required<Pick<ModelFacts, "weight" | "exhaust">>,
  power: Words,
): BuyersNotes {
  const [called, heavy, wide] = [inline(verbatim(name)), inline(weight), inline(exhaust)];
  return {
    title: msg`订 ${called} 之前要定的事`,
    items: [
      { title: msg`功率选哪一档`, paragraphs: [power] },
      {
        title: msg`怎么进门`,
        paragraphs: [
          msg`整机重 ${heavy}，用叉车或液压搬运车，由有经验的人来搬。外形尺寸向我们索取；把门宽、电梯和过道的尺寸发来，确认进得去再下单。`,
        ],
      },
      {
        title: msg`摆在哪里`,
        paragraphs: [
          msg`机身后面留 ${behind}，两侧各留 ${beside}，上盖掀开的高度也留出来。要送长板，地方还要更大：${boardSpace}`,
        ],
      },
      {
        title: msg`电、水和排风`,
        paragraphs: [
          msg`${inline(claims.mains)}，单独一路，由电工接，地线必须可靠。${inline(claims.mainsInChina)}${inline(claims.besidesMains)}排风口直径 ${wide}，接管不要变细。`,
          claims.chiller,
        ],
      },
      {
        title: msg`下单前要书面确认的`,
        paragraphs: [
          msg`外形尺寸、工作台尺寸、前门最大进料、后门的宽度和最窄的板宽、相数、允许的电压范围、激光类别、安全标准、冷水机、对焦方式、驱动系统和通信接口；排风机附不附带、风量要多大，吹气的气泵和气压，哪天交货。哪几项关系到您的车间，写在询价里，我们书面答复。`,
        ],
      },
    ],
  };
}
