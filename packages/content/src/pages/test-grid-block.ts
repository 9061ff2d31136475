import { msg } from "@lingui/core/macro";
import { inline, link, picture, verbatim, type Words } from "../authoring.ts";
import type { AuthoredBlock } from "../define.ts";
import type { MaterialId } from "../materials/material.ts";
import { models } from "../products/facts.ts";
import { exact } from "../quantity.ts";
import type { Settings } from "../settings/answer.ts";
import { answerTo, cardFor, nameOf, type Query } from "../settings/index.ts";

type Block = AuthoredBlock & { type: "testGrid" };
type Verdict = Block["verdicts"][number];

/** A tube of 60 W, for which settings are known. */
const desktop = { model: "light-530", watts: Math.max(...models["light-530"].laserPower.figures) } as const;
const marker = {
  operation: "mark",
  model: "mark-m20",
  watts: Math.min(...models["mark-m20"].laserPower.figures),
} as const;

/** How each material is engraved or marked, on a machine of the range. */
export const engravings: Readonly<Record<MaterialId, Query>> = {
  wood: { material: "birch", thickness: 3, operation: "engrave", ...desktop },
  acrylic: { material: "cast-acrylic", thickness: 5, operation: "engrave", ...desktop },
  leather: { material: "vegetable-tanned-leather", thickness: 3, operation: "engrave", ...desktop },
  paper: { material: "cardstock", thickness: 1, operation: "engrave", ...desktop },
  fabric: { material: "denim", thickness: 1, operation: "engrave", ...desktop },
  glass: { material: "glass", thickness: 5, operation: "engrave", ...desktop },
  stone: { material: "slate", thickness: 6, operation: "engrave", ...desktop },
  metal: { material: "stainless-steel", thickness: 2, ...marker },
  aluminum: { material: "anodised-aluminium", thickness: 2, ...marker },
};

/** Says what is done on which machine, for an engraving or a mark. */
export function doneOn({ operation, model, watts }: Query): Words {
  const [machine, power] = [inline(verbatim(models[model].name)), inline(exact("W", watts))];
  return operation === "mark" ? msg`在 ${machine}（${power}）上打标` : msg`在 ${machine}（${power}）上雕刻`;
}

/** Materials that the squares of a test grid set on fire: their pages say so. */
export const burnsOnCard: readonly MaterialId[] = ["paper", "fabric"];

/** What the page's test grid is about: cutting for sheets whose settings are known, else engraving or marking. */
function queryOf(id: MaterialId): Query | undefined {
  if (burnsOnCard.includes(id)) return undefined;
  if (!isDrawn(id)) return engravings[id];
  return { ...engravings[id], material: id === "wood" ? "plywood" : id, thickness: 3, operation: "cut" };
}

/** Materials whose squares and edges are drawn: those with settings that somebody has used. */
type Drawn = "wood" | "acrylic";

const edges: Readonly<Record<Drawn, Words>> = {
  wood: msg`放大的胶合板切边，上面是板面`,
  acrylic: msg`放大的橙色亚克力切边，上面是板面`,
};

const tooHot: Readonly<Record<Drawn, Verdict>> = {
  wood: {
    name: msg`多半烧过头`,
    text: msg`每毫米的能量高于已知的数：缝变宽，边发黑、掉炭，容易起火。快一点，或者功率低一点；见到火苗，立刻停机。`,
  },
  acrylic: {
    name: msg`多半熔过头`,
    text: msg`每毫米的能量高于已知的数：边起泡、下口挂渣，容易起火。快一点，或者功率低一点；见到火苗，立刻停机。`,
  },
};

const tooWeak: Verdict = {
  name: msg`多半切不透`,
  text: msg`每毫米的能量低于已知的数：切不到底，掰开的断面是毛的。慢一点，或者功率高一点。`,
};

const sameEnergy: Verdict = {
  name: msg`推算：能量在别处用过的范围内`,
  text: msg`每毫米的能量落在已知的范围里，可是这一格没有人报过。值得放进测试格。`,
};

const known: Verdict = {
  name: msg`别处用过的数`,
  text: msg`别的机器上一遍切透过，不是我们试的。在您这台上，先做测试格。`,
  marked: true,
};

/** What a square must have left whole before the next stronger one is made. Glass is marked by fine cracks, so only chips count. */
const noHarm: Readonly<Partial<Record<MaterialId, Words>>> = {
  glass: msg`没有崩边、掉片，玻璃没有裂开（细密的磨砂正是要的）`,
  stone: msg`石头没有裂、没有掉片`,
  metal: msg`印子还浅，表面没有打坏`,
  aluminum: msg`印子还浅，表面没有打坏`,
};
const noFlame = msg`没有火苗`;

/** Verdicts where nothing is known: on the first square, and on all others. */
function withoutFigures(id: MaterialId): readonly Verdict[] {
  const whole = inline(noHarm[id] ?? noFlame);
  return [
    {
      name: msg`从这一格做起`,
      text: msg`没有可靠的数，这是测试起点：能量最少的一格，没有痕迹也正常。做完看一眼：${whole}，再往强处走一格。`,
      marked: true,
    },
    {
      name: msg`没有数，要试`,
      text: msg`弱一格的做过了，${whole}，再做这一格。颜色、深浅以您这块料上的为准。`,
    },
  ];
}

/** Placeholders for the values of a square, filled in by the browser. */
const [atPower, atSpeed, judgedAs] = ["{power}", "{speed}", "{verdict}"];

/** Levels of the sprite: steps of a quarter of a doubling around the mean of the known energies (`test_grid.py`). */
const levelOf = (share: number) => Math.round(Math.min(9, Math.max(0, 4.5 + 4 * Math.log2(share))));

/** Energy per length of a line, in J/mm, at a power in percent and a speed in mm/s. */
const energyOf = (watts: number, power: number, speed: number) => (watts * power) / 100 / speed;

const ends = (figures: readonly number[]) => [Math.min(...figures), Math.max(...figures)] as const;

/** Two figures that mean something: 0.012 and 2.7. */
const formatted = (energy: number) => verbatim(String(Number(energy.toPrecision(2))));

const inside = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;

/** Returns what is known of a square, as a place in the list of verdicts, and its energy beside the known energies. */
function judged({ power, speed }: Settings, watts: number) {
  const [powers, speeds] = [ends(power.figures), ends(speed.figures)];
  const low = energyOf(watts, powers[0], speeds[1]);
  const high = energyOf(watts, powers[1], speeds[0]);
  return (share: number, pace: number) => {
    const energy = energyOf(watts, share, pace);
    const verdict =
      inside(share, powers) && inside(pace, speeds) ? 1 : energy < low ? 0 : energy > high ? 3 : 2;
    return { verdict, level: levelOf(energy / Math.sqrt(low * high)) };
  };
}

const isDrawn = (id: MaterialId): id is Drawn => id === "wood" || id === "acrylic";

/**
 * Returns the test grid of a material to touch, with the axes of the test card that the settings make. Squares inside a row
 * of the settings are known; those around it are judged by their energy. Where nothing is known, only the first square is
 * named. Undefined for materials that a test grid sets on fire.
 */
export function testGridBlock(id: MaterialId, finder: string): Block | undefined {
  const query = queryOf(id);
  if (query === undefined) return undefined;
  const answer = answerTo(query);
  const { rows, columns } = cardFor(query);
  const [powers, speeds] = [rows.values, columns.values];
  const settings = answer.kind === "settings" && isDrawn(id) ? answer : undefined;
  const judge = settings && judged(settings, query.watts);
  const most = energyOf(query.watts, ends(powers)[1], ends(speeds)[0]);
  const start: readonly [number, number] = settings
    ? [Math.floor(powers.length / 2), Math.floor(speeds.length / 2)]
    : [0, speeds.length - 1];
  const squares = powers.map((power, row) =>
    speeds.map((speed, column) => {
      const energy = energyOf(query.watts, power, speed);
      const shown = { energy: formatted(energy), heat: Number((energy / most).toFixed(3)) };
      if (judge) return { ...shown, ...judge(power, speed) };
      return { ...shown, verdict: row === start[0] && column === start[1] ? 0 : 1 };
    }),
  );
  const machine = inline(verbatim(models[query.model].name));
  const [name, watts, sheet] = [
    inline(nameOf(query.material)),
    inline(exact("W", query.watts)),
    inline(exact("mm", query.thickness)),
  ];
  const drawn = settings && isDrawn(id) ? id : undefined;
  return {
    type: "testGrid",
    tone: "dark",
    title: drawn ? msg`点一格，看切边` : msg`测试格，从哪一格做起`,
    lead: drawn
      ? msg`${name}，${sheet}，${machine} ${watts}，一遍切。横排是速度，竖排是功率。`
      : msg`${name}：${inline(doneOn(query))}。横排是速度，竖排是功率。`,
    power: { name: msg`功率`, unit: verbatim(""), values: powers.map((value) => verbatim(`${value}%`)) },
    speed: {
      name: msg`速度`,
      unit: verbatim("mm/s"),
      values: speeds.map((value) => ({ kind: "figures", quantity: exact("mm/s", value) })),
    },
    energy: { name: msg`每毫米的能量`, unit: verbatim("J/mm") },
    squares,
    verdicts: drawn ? [tooWeak, known, sameEnergy, tooHot[drawn]] : withoutFigures(id),
    start,
    ...(drawn && { sprite: picture(`materials/${drawn}/test-grid`, edges[drawn]) }),
    note: drawn
      ? msg`方格和切边是按每毫米的能量画出来的，不是照片。板材、牌子和机器不同，结果也不同。`
      : msg`方格的深浅只表示能量的多少，不表示结果。`,
    links: [link("settings", msg`生成这张测试格`, finder)],
    labels: { choose: msg`选一格，用方向键也行`, square: msg`功率 ${atPower}，速度 ${atSpeed}：${judgedAs}` },
  };
}
