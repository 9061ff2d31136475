import { msg } from "@lingui/core/macro";
import { inline, type Words } from "../authoring.ts";
import { materialOf } from "../materials/index.ts";
import type { Substance } from "../materials/material.ts";
import type { Process } from "../products/cuts.ts";
import { type ModelFacts, type ModelId, models } from "../products/facts.ts";
import { exact } from "../quantity.ts";
import { kindOf } from "../safety/kinds.ts";
import type { Air, Answer, Provenance, Unknown } from "./answer.ts";
import type { Confidence } from "./confidence.ts";
import type { Step } from "./formulas.ts";
import type { Query } from "./query.ts";
import { type RowId, rows, type SettingsRow } from "./rows.ts";
import { kindOfSubstance, type SubstanceId } from "./substances.ts";

/** Returns the substance of the material's module. */
function substanceOf(id: SubstanceId): Substance {
  const found = materialOf(kindOfSubstance(id).page).substances.find((substance) => substance.id === id);
  if (!found) throw new RangeError(`The materials have no substance "${id}": correct substances.ts.`);
  return found;
}

export const nameOf = (id: SubstanceId): Words => substanceOf(id).name;

export const processNames: Readonly<Record<Process, Words>> = {
  cut: msg`切割`,
  score: msg`划线`,
  engrave: msg`雕刻`,
  mark: msg`打标`,
};

export const confidenceNames: Readonly<Record<Confidence, Words>> = {
  high: msg`可信度高`,
  medium: msg`可信度中等`,
  low: msg`可信度低`,
};

export const airNames: Readonly<Record<Air, Words>> = {
  strong: msg`吹气开足`,
  gentle: msg`吹气开着，吹得轻`,
};

/** Position of the focus, the same in every row. */
export const focusOnSurface = msg`焦点在料面上`;

/** Names a row: its power, thickness and substance. */
function rowName(id: RowId): Words {
  const { watts, thickness, material }: SettingsRow = rows[id];
  const [power, sheet, name] = [inline(watts), inline(thickness), inline(nameOf(material))];
  return msg`${power}，${sheet}，${name}`;
}

function stepWords(step: Step): Words {
  switch (step.kind) {
    case "standIn":
      return msg`借用这种材料的数：${inline(nameOf(step.of))}。`;
    case "power": {
      const [from, to] = [inline(exact("W", step.from)), inline(exact("W", step.to))];
      return msg`激光功率从 ${from} 换成 ${to}：功率的百分数不变，速度按瓦数的比例变，每毫米的能量就一样。`;
    }
    case "between": {
      const [below, above] = [inline(rowName(step.below)), inline(rowName(step.above))];
      return msg`速度不超出这两行之间：${below}；${above}。`;
    }
    case "thickness": {
      const [from, to] = [inline(exact("mm", step.from)), inline(exact("mm", step.to))];
      return step.to > step.from
        ? msg`板厚从 ${from} 换成 ${to}：快的一头按厚度的反比变慢，慢的一头再慢一些。`
        : msg`板厚从 ${from} 换成 ${to}：快的一头按厚度的反比变快，慢的一头不变。`;
    }
    case "machine":
      return msg`速度不超过这台的上限 ${inline(exact("mm/s", step.most))}。`;
  }
}

/** Returns where figures come from: the row first, then each calculation. */
export function provenanceWords(provenance: Provenance): readonly Words[] {
  const row = inline(rowName(provenance.row));
  if (provenance.kind === "computed")
    return [msg`从这一行算出来的：${row}。`, ...provenance.steps.map(stepWords)];
  return [
    provenance.kind === "makerTest"
      ? msg`我们试过的一行：${row}。`
      : msg`别处的机器上用过的一行，不是我们试的：${row}。`,
  ];
}

/** Reasons for a test card in place of figures. */
export const unknownWords: Readonly<Record<Unknown, Words>> = {
  noRow: msg`这种材料的这种做法，没有可靠的数。请做一张测试格。`,
  otherSource: msg`有数，但出自另一种激光器，不能换算。请做一张测试格。`,
  powerTooFar: msg`有数，但激光功率差了一倍以上，不能换算。请做一张测试格。`,
  thicknessTooFar: msg`有数，但板厚差了一倍以上，不能换算。请做一张测试格。`,
  limitNotPublished: msg`这台切这种料能切多厚，没有公布。请先做测试格，或者寄料打样。`,
};

/** Returns why a model cannot do what is asked. */
export function refusalWords(answer: Extract<Answer, { kind: "notPossible" }>): Words {
  switch (answer.reason) {
    case "noSuchPower":
      return msg`这台没有这一档激光功率，只有 ${inline(answer.limit)}。`;
    case "lightDoesNot":
      return msg`这台的光做不了：换一种做法，或者换一台。`;
    case "tooThick": {
      const { shape, unit, figures } = answer.limit;
      // "Up to 22 mm" would be a limit of a limit.
      const limit = inline(shape === "most" ? exact(unit, ...figures) : answer.limit);
      return msg`太厚了。这台的上限：${limit}。`;
    }
  }
}

/** How far figures go, by their origin. The maker's own test needs no reservation. */
const reservations: Readonly<Record<Provenance["kind"], readonly Words[]>> = {
  makerTest: [],
  customary: [msg`可信度中等：别处的机器上一遍切透过，没有在您这台上试过。先做测试格。`],
  computed: [
    msg`可信度低：照别的厚度、功率算出来并取整的，或者借用相近材料的数，没有在机器上试过。先做测试格，从快的一头试起。`,
  ],
};
/** The same for a row of which nobody knows whether it is from a glass or an RF tube. */
const unknownTube = msg`射频管的可信度低：出自别处的机器，没有写明是玻璃管还是射频管，只当参考，没有在您这台上试过。先做测试格。`;
const weakestFirst = msg`测试格从最弱的一格做起。见到火苗或裂纹，立刻停机。`;

/** Returns what to watch: how far the figures go, and what the substance does. */
export function watchWords({ material }: Query, answer: Answer): readonly Words[] {
  if (answer.kind === "notPossible") return [];
  const { reason } = substanceOf(material);
  if (answer.kind === "testCard") return [weakestFirst, reason];
  const { provenance, confidence } = answer;
  const own =
    provenance.kind === "customary" && confidence === "low" ? [unknownTube] : reservations[provenance.kind];
  return [...own, reason];
}

/** Returns the safety statements for every answer about a model: never unattended, then fumes. */
export function safetyWords(model: ModelId): readonly Words[] {
  const facts: ModelFacts = models[model];
  const { unattended, smoke } = kindOf(facts);
  return [unattended, smoke];
}
