import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import { exact, type Quantity } from "../quantity.ts";
import { type ModelFacts, type ModelId, models, type SourceId } from "./facts.ts";

/** How well a model answers a wish. `partly` says yes, with a condition in the reason. */
export type Fit = "yes" | "partly" | "no";

/** What one model is to one answer. */
export interface Verdict {
  readonly model: ModelId;
  readonly fit: Fit;
  readonly reason: Words;
}

export interface FinderOption {
  readonly value: string;
  readonly label: Words;
  /** One for each model, in the order of {@link models}. */
  readonly verdicts: readonly Verdict[];
}

export interface FinderQuestion {
  readonly name: "material" | "thickness" | "size" | "place";
  readonly label: Words;
  readonly options: readonly FinderOption[];
}

type Judge = (facts: ModelFacts, model: ModelId) => Omit<Verdict, "model">;

const option = (value: string, label: Words, judge: Judge): FinderOption => ({
  value,
  label,
  verdicts: Object.entries<ModelFacts>(models).map(([id, facts]) => {
    const model = id as ModelId;
    return { model, ...judge(facts, model) };
  }),
});

const co2Cuts = { fit: "yes", reason: msg`CO₂ 能切也能刻。` } as const;
const co2Marks = { fit: "partly", reason: msg`CO₂ 只打标，不切割。` } as const;

/** Which material each source works in (facts, "Sources of light"). */
function bySource(verdicts: {
  co2: Omit<Verdict, "model">;
  diode: Omit<Verdict, "model">;
  fiber: Omit<Verdict, "model">;
}): Judge {
  const of: Record<SourceId, Omit<Verdict, "model">> = {
    glassTube: verdicts.co2,
    rfTube: verdicts.co2,
    diode: verdicts.diode,
    fiber: verdicts.fiber,
  };
  return ({ source }) => of[source];
}

const fiberPasses = { fit: "no", reason: msg`光纤的波长，这种材料几乎不吸收。` } as const;
const diodeCutsThin = { fit: "yes", reason: msg`蓝光能刻，也能切薄料。` } as const;

const material: FinderQuestion = {
  name: "material",
  label: msg`最常加工的材料`,
  options: [
    option("wood", msg`木材`, bySource({ co2: co2Cuts, diode: diodeCutsThin, fiber: fiberPasses })),
    option(
      "acrylic",
      msg`透明或浅色亚克力`,
      bySource({
        co2: co2Cuts,
        diode: { fit: "no", reason: msg`蓝光穿过透明亚克力，白色和蓝色的也吸收得少。` },
        fiber: fiberPasses,
      }),
    ),
    option("paper", msg`纸和卡纸`, bySource({ co2: co2Cuts, diode: diodeCutsThin, fiber: fiberPasses })),
    option(
      "textile",
      msg`布、毛毡、皮革`,
      bySource({
        co2: { fit: "yes", reason: msg`CO₂ 能切也能刻；人造革先确认不含 PVC。` },
        diode: { fit: "partly", reason: msg`皮革能刻；浅色布料先试一块。` },
        fiber: fiberPasses,
      }),
    ),
    option(
      "glass",
      msg`玻璃和石材`,
      bySource({
        co2: co2Marks,
        diode: { fit: "no", reason: msg`不在蓝光机的材料清单里。` },
        fiber: fiberPasses,
      }),
    ),
    option(
      "coatedMetal",
      msg`涂漆或阳极氧化的金属`,
      bySource({
        co2: { fit: "partly", reason: msg`去掉表层打标，不伤金属。` },
        diode: { fit: "partly", reason: msg`去掉表层打标，先试一件。` },
        fiber: { fit: "yes", reason: msg`光纤打标又快又细。` },
      }),
    ),
    option(
      "metal",
      msg`裸金属`,
      bySource({
        co2: { fit: "no", reason: msg`裸金属会把 CO₂ 的光反射回去。` },
        diode: { fit: "no", reason: msg`蓝光刻不动裸金属。` },
        fiber: { fit: "yes", reason: msg`光纤打标、雕刻，不切板材。` },
      }),
    ),
  ],
};

/** Thickest stock a model cuts as far as the specification says: the figure, and whether every material reaches it. */
function cutLimit(facts: ModelFacts): { limit: Quantity; wood?: Quantity } | undefined {
  const limit = facts.cutThickness ?? facts.woodThicknessLimit;
  return limit && { limit, ...(facts.woodThickness && { wood: facts.woodThickness }) };
}

const largest = (quantity: Quantity): number => Math.max(...quantity.figures);

const cuts =
  (thickness: number): Judge =>
  (facts) => {
    if (facts.source === "fiber") return { fit: "no", reason: msg`这台不切割，只打标和雕刻。` };
    const known = cutLimit(facts);
    if (!known) return { fit: "partly", reason: msg`按功率和材料而定，先寄一块来打样。` };
    const limit = inline(known.limit);
    if (largest(known.limit) < thickness) return { fit: "no", reason: msg`最多切 ${limit}。` };
    if (known.wood && largest(known.wood) < thickness) {
      const wood = inline(known.wood);
      return { fit: "partly", reason: msg`亚克力能切到 ${limit}；木材建议 ${wood} 以内。` };
    }
    return { fit: "yes", reason: msg`最多切 ${limit}。` };
  };

const thickness: FinderQuestion = {
  name: "thickness",
  label: msg`要切多厚`,
  options: [
    option("mark", msg`只刻不切`, ({ source }) => ({
      fit: "yes",
      reason: source === "fiber" ? msg`为打标而做，速度最快。` : msg`雕刻和打标都可以。`,
    })),
    ...[3, 8, 15, 20].map((mm) => option(`${mm}`, msg`${inline(exact("mm", mm))} 以内`, cuts(mm))),
  ],
};

/** Whether a piece lies on the bed, either way round. */
const fitsOn = (area: Quantity, long: number, short: number): boolean =>
  largest(area) >= long && Math.min(...area.figures) >= short;

const piece =
  (long: number, short: number): Judge =>
  ({ workArea, passThrough }) => {
    if (!workArea) return { fit: "partly", reason: msg`幅面请向我们确认。` };
    const area = inline(workArea);
    if (fitsOn(workArea, long, short)) return { fit: "yes", reason: msg`工作幅面 ${area}，放得下。` };
    if (passThrough) {
      const sheet = inline(passThrough);
      return {
        fit: "partly",
        reason: msg`工作幅面 ${area}；${sheet} 以内的板可以从后门穿过，分段切。`,
      };
    }
    return { fit: "no", reason: msg`工作幅面 ${area}，放不下。` };
  };

const size: FinderQuestion = {
  name: "size",
  label: msg`一件有多大`,
  options: (
    [
      [msg`名牌、首饰、工具`, 150, 100],
      [msg`一张 A3 纸`, 420, 297],
      [msg`一块小桌面`, 600, 400],
      [msg`一扇柜门`, 900, 600],
      [msg`一块展板`, 1300, 900],
      [msg`一面屏风`, 1600, 1000],
    ] as const
  ).map(([label, long, short]) => option(`${long}x${short}`, label, piece(long, short))),
};

const place: FinderQuestion = {
  name: "place",
  label: msg`放在哪里`,
  options: [
    option("desk", msg`桌上`, ({ series, weight }) => {
      if (series === "zhongtian")
        return { fit: "no", reason: weight ? msg`落地机，重${inline(weight)}。` : msg`落地机。` };
      return weight
        ? { fit: "yes", reason: msg`桌面机，重${inline(weight)}，桌子要结实。` }
        : { fit: "yes", reason: msg`桌面机。` };
    }),
    option("room", msg`教室或工作室`, ({ series, noise, machineSize }) => {
      if (noise) return { fit: "yes", reason: msg`噪声 ${inline(noise)}。` };
      if (series === "morningLight") return { fit: "yes", reason: msg`桌面机，不占地。` };
      return machineSize
        ? { fit: "partly", reason: msg`外形 ${inline(machineSize)}，先量门宽和电梯。` }
        : { fit: "partly", reason: msg`先量场地和门宽，尺寸向我们索取。` };
    }),
    option("workshop", msg`车间`, () => ({ fit: "yes", reason: msg`车间里都能放。` })),
  ],
};

/** The questions of "Which machine fits?", each option with what every model is to it. Read from the same facts as the tables. */
export const finderQuestions: readonly FinderQuestion[] = [material, thickness, size, place];
