import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import type { Beam } from "../materials/material.ts";
import { exact, type Quantity } from "../quantity.ts";
import { claims } from "./claims.ts";
import { type Abilities, abilities, beamOf, everyday, type Thickness, thicknessOf } from "./cuts.ts";
import { type ModelFacts, type ModelId, models } from "./facts.ts";

/** Fit of a model for a requirement. `partly` means yes under the condition that the reason states. */
export type Fit = "yes" | "partly" | "no";

/** Verdict on one model for one answer. */
export interface Verdict {
  readonly model: ModelId;
  readonly fit: Fit;
  readonly reason: Words;
}

export interface FinderOption {
  readonly value: string;
  readonly label: Words;
  /** One verdict per model, in the order of {@link models}. */
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

const room = inline(claims.roomOfMarker);
const goggles = inline(claims.goggles);
const screens = inline(claims.screens);
const longBoards = inline(claims.longBoards);
const inClass = inline(claims.inClass);

type Reasons = Readonly<Record<Beam, Words>>;

/**
 * Returns the fit of a light for a material. It is "yes" if the light cuts the material without conditions, or if it
 * does not cut it but engraves and marks it without conditions.
 */
function fitOf({ cut, engrave, mark }: Abilities): Fit {
  if (cut === "yes") return "yes";
  if (cut === "no" && engrave === "yes" && mark === "yes") return "yes";
  return [cut, engrave, mark].every((level) => level === "no") ? "no" : "partly";
}

const order: readonly Fit[] = ["no", "partly", "yes"];
/**
 * Returns the fit for several materials together: the worst of them, but "partly" instead of "no" as long as one of
 * them is possible.
 */
function together(fits: readonly Fit[]): Fit {
  const worst = order.find((fit) => fits.includes(fit)) ?? "no";
  return worst === "no" && fits.some((fit) => fit !== "no") ? "partly" : worst;
}

/** Returns a judge of machines for materials. It uses the same table as the verdicts of the materials' pages. */
const of =
  (materials: readonly (keyof typeof abilities)[], reasons: Reasons): Judge =>
  ({ source }) => {
    const beam = beamOf[source];
    return { fit: together(materials.map((id) => fitOf(abilities[id][beam]))), reason: reasons[beam] };
  };

const fiberPasses = msg`光纤机不做这种材料，请用 CO₂ 机型。`;
const co2Cuts = msg`CO₂ 能切也能刻。`;
const diodeCutsThin = msg`蓝光能刻，也能切薄料。`;

const material: FinderQuestion = {
  name: "material",
  label: msg`最常加工的材料`,
  options: [
    option("wood", msg`木材`, of(["wood"], { co2: co2Cuts, diode: diodeCutsThin, fiber: fiberPasses })),
    option(
      "acrylic",
      msg`透明或浅色亚克力`,
      of(["clearAcrylic"], {
        co2: co2Cuts,
        diode: msg`蓝光穿过透明亚克力，白色和蓝色的也吸收得少。`,
        fiber: fiberPasses,
      }),
    ),
    option("paper", msg`纸和卡纸`, of(["paper"], { co2: co2Cuts, diode: diodeCutsThin, fiber: fiberPasses })),
    option(
      "textile",
      msg`布、毛毡、皮革`,
      of(["fabric", "leather"], {
        co2: msg`CO₂ 能切也能刻；皮革只限植鞣革；人造革不做，铬鞣革未经我们书面同意，不做。涂层布先弄清涂层：含氯、含氟的不做，聚氨酯的未经我们书面同意不做。`,
        diode: msg`植鞣革能刻，薄的能切；布和毛毡不在它的材料里。`,
        fiber: fiberPasses,
      }),
    ),
    option(
      "glass",
      msg`玻璃和石材`,
      of(["glass", "stone"], {
        co2: msg`CO₂ 只刻表面，不切割。${inline(claims.whichGlass)}`,
        diode: msg`不在蓝光机的材料清单里。`,
        fiber: msg`光纤机不做玻璃和石材。`,
      }),
    ),
    option(
      "coatedMetal",
      msg`涂漆或阳极氧化的金属`,
      of(["coatedMetal"], {
        co2: msg`去掉涂层或氧化色来打标；漆要有安全技术说明书（SDS），含氯、含氟、含铅的不打。`,
        diode: msg`金属不在蓝光机的材料清单里，有涂层的也一样。`,
        fiber: msg`光纤可以打标；先查漆的 SDS，含氯、含氟、含铅的不打。`,
      }),
    ),
    option(
      "metal",
      msg`裸金属`,
      of(["bareMetal"], {
        co2: msg`裸金属会把 CO₂ 的光反射回去。`,
        diode: msg`裸金属不在蓝光机的材料清单里，不做。`,
        fiber: msg`光纤打标、雕刻，不切板材。${inline(claims.whichMetal)}`,
      }),
    ),
  ],
};

const largest = (quantity: Quantity): number => Math.max(...quantity.figures);

/**
 * Returns the fit of a model for cutting a material of this thickness. A missing figure counts as a condition, never as
 * a promise.
 */
function fitOfSheet(thickness: number, limit: Thickness | undefined): Fit {
  if (!limit) return thickness <= largest(everyday) ? "yes" : "partly";
  if (largest(limit.most) < thickness) return "no";
  return limit.advised && largest(limit.advised) < thickness ? "partly" : "yes";
}

const cuts =
  (thickness: number): Judge =>
  (facts, model) => {
    const { source } = facts;
    if (source === "fiber") return { fit: "no", reason: msg`这台不切割，只打标和雕刻。` };
    const [acrylic, wood] = [thicknessOf(model, "acrylic", facts), thicknessOf(model, "wood", facts)];
    const thin = thickness <= largest(everyday);
    if (source === "diode" && wood) {
      const most = inline(wood.most);
      const fit = fitOfSheet(thickness, wood);
      return fit === "no"
        ? { fit, reason: msg`最多切${most}。` }
        : {
            fit: thin ? fit : "partly",
            reason: msg`木材最多切${most}，纸和卡纸单张切；亚克力只切深色、不透光的薄板，打样切得透才行。`,
          };
    }
    if (thin) {
      const usual = inline(everyday);
      const reason =
        source === "rfTube"
          ? msg`${usual} 的木板，一遍可能就够，做一张测试格就知道；亚克力先打样。`
          : msg`${usual} 的木板和亚克力，一遍可能就够，做一张测试格就知道。`;
      return { fit: "yes", reason };
    }
    const fit = order.find((each) =>
      [fitOfSheet(thickness, acrylic), fitOfSheet(thickness, wood)].includes(each),
    );
    return { fit: fit ?? "partly", reason: depth(acrylic, wood) };
  };

/** Text about the maximum thickness that a CO₂ model cuts. */
function depth(acrylic: Thickness | undefined, wood: Thickness | undefined): Words {
  const most = acrylic && inline(acrylic.most);
  const thickest = wood && inline(wood.most);
  const advised = wood?.advised && inline(wood.advised);
  if (most && thickest && advised)
    return msg`亚克力最厚 ${most}，分几遍切；木材建议 ${advised} 以内，最厚 ${thickest}。`;
  if (most) return msg`亚克力最厚 ${most}，分几遍切；木材能切多厚，先打样。`;
  if (thickest) return msg`木材最厚 ${thickest}，看木种和功率；亚克力能切多厚，先打样。`;
  return msg`能切多厚，看功率和材料：寄一块您的料来打样。`;
}

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

/** Margin beside a piece on the bed, on the side with less of it. Negative if the piece does not fit. */
const marginOf = (area: Quantity, long: number, short: number): number =>
  Math.min(largest(area) - long, Math.min(...area.figures) - short);

/** A smaller margin means that the piece must be aligned. */
const comfortable = 10;

/** True if some model's work area leaves a margin around the piece. */
const roomier = (long: number, short: number): boolean =>
  Object.values<ModelFacts>(models).some(({ workArea }) => workArea && marginOf(workArea, long, short) > 0);

const piece =
  (long: number, short: number): Judge =>
  ({ workArea, passThrough, source }) => {
    if (!workArea)
      return { fit: "partly", reason: msg`幅面没有公布：报您最大一件的尺寸，我们答复放不放得下。` };
    const area = inline(workArea);
    const margin = marginOf(workArea, long, short);
    if (margin >= 0) {
      // An upper bound does not say how large the field of one machine is.
      if (workArea.shape === "areaMost")
        return {
          fit: "partly",
          reason: msg`打标范围 ${area}：您那台有这么大，才放得下；下单前问清，我们在报价单上写明。`,
        };
      if (margin === 0)
        return {
          fit: "partly",
          reason: roomier(long, short)
            ? msg`工作幅面 ${area}，正好一样大，没有余量：夹料、对位都没有地方，建议选大一号。`
            : msg`工作幅面 ${area}，正好一样大，没有余量：夹料、对位都没有地方；没有更大的机型，把件改小一点，或者先问我们。`,
        };
      const spare = inline(exact("mm", margin));
      return margin < comfortable
        ? { fit: "yes", reason: msg`工作幅面 ${area}，放得下，余量只有 ${spare}，要对齐。` }
        : { fit: "yes", reason: msg`工作幅面 ${area}，放得下。` };
    }
    // A board is fed through lengthwise, so its width must go through the machine.
    if (passThrough && largest(workArea) >= short) {
      // A board as wide as the machine leaves nothing at its sides.
      if (largest(workArea) === short) {
        const width = inline(exact("mm", short));
        return {
          fit: "partly",
          reason: msg`工作幅面 ${area}，放不下整件。当长板分段切，板宽 ${width} 也正好等于幅面，没有余量：夹料、对位都没有地方，建议选大一号。${longBoards}`,
        };
      }
      return {
        fit: "partly",
        reason: msg`工作幅面 ${area}，放不下整件；够不够宽、能不能当长板分段切，先报板宽。${longBoards}`,
      };
    }
    return {
      fit: "no",
      reason: source === "fiber" ? msg`打标范围 ${area}，放不下。` : msg`工作幅面 ${area}，放不下。`,
    };
  };

const size: FinderQuestion = {
  name: "size",
  label: msg`一件有多大`,
  options: (
    [
      [msg`名牌、首饰、工具（150 × 100 mm）`, 150, 100],
      [msg`一张 A3 纸（420 × 297 mm）`, 420, 297],
      [msg`一块小桌面（600 × 400 mm）`, 600, 400],
      [msg`一扇柜门（900 × 600 mm）`, 900, 600],
      [msg`一块大木板（1300 × 900 mm）`, 1300, 900],
      [msg`一面屏风（1600 × 1000 mm）`, 1600, 1000],
    ] as const
  ).map(([label, long, short]) => option(`${long}x${short}`, label, piece(long, short))),
};

/** Without a published size a place is a condition, never a promise. */
const unmeasured = msg`外形和重量没有公布：把桌子的大小发来，我们答复放不放得下；排风管要接好。`;

const place: FinderQuestion = {
  name: "place",
  label: msg`放在哪里`,
  options: [
    option("desk", msg`桌上`, ({ series, source, weight, machineSize }) => {
      if (source === "fiber")
        return {
          fit: "partly",
          reason: msg`桌面机，外形向我们索取；光路敞开：要${room}，窗和玻璃用${screens}遮住，在场的人都戴${goggles}。`,
        };
      if (series === "zhongtian")
        return {
          fit: "no",
          reason: weight ? msg`落地机，重 ${inline(weight)}，放不上桌。` : msg`落地机，放不上桌。`,
        };
      return machineSize && weight
        ? { fit: "yes", reason: msg`桌面机，重 ${inline(weight)}，桌子要结实。` }
        : { fit: "partly", reason: unmeasured };
    }),
    option("room", msg`教室或工作室`, ({ series, source, noise, machineSize }) => {
      if (source === "fiber")
        return {
          fit: "partly",
          reason: msg`光路敞开：要${room}，窗和玻璃用${screens}遮住，在场的人都戴${goggles}；不放在教室里。`,
        };
      if (series === "zhongtian")
        return machineSize
          ? { fit: "partly", reason: msg`外形 ${inline(machineSize)}，先量门宽和电梯。${inClass}` }
          : { fit: "partly", reason: msg`外形没有公布：先向我们索取，再量门宽和电梯。${inClass}` };
      const loud = noise && inline(noise);
      if (!machineSize)
        return {
          fit: "partly",
          reason: loud
            ? msg`机器噪声 ${loud}，不含排风机。${inline(unmeasured)}${inClass}`
            : msg`${inline(unmeasured)}${inClass}`,
        };
      return {
        fit: "yes",
        reason: loud
          ? msg`机器噪声 ${loud}，不含排风机。${inClass}`
          : msg`桌面机：要一张结实的桌子和一根排风管。${inClass}`,
      };
    }),
    option("workshop", msg`车间`, ({ series, source, machineSize }) => {
      if (source === "fiber")
        return {
          fit: "partly",
          reason: msg`光路敞开：在车间里也要${room}，窗和玻璃用${screens}遮住，在场的人都戴${goggles}。`,
        };
      if (series === "zhongtian")
        return machineSize
          ? { fit: "yes", reason: msg`能放：量好门宽和楼板，备好单独一路电和排风管。` }
          : {
              fit: "partly",
              reason: msg`外形没有公布：先向我们索取，再量门宽和楼板；备好单独一路电和排风管。`,
            };
      return machineSize
        ? { fit: "yes", reason: msg`能放：要一张结实的桌子，远离粉尘和水，接好排风管。` }
        : { fit: "partly", reason: unmeasured };
    }),
  ],
};

/**
 * Questions of the product finder ("Which machine fits?"), each option with a verdict on every model. Based on the same
 * facts as the tables.
 */
export const finderQuestions: readonly FinderQuestion[] = [material, thickness, size, place];
