import type { CheckedModel } from "@lightmaker/content";
import {
  answerTo,
  type Answer as SettingsAnswer,
  type SubstanceId,
} from "@lightmaker/content/settings/browser";
import type { Feed, Operation, TimeOptions } from "@lightmaker/drawing";
import { type Entries, figureOf } from "./report-state.ts";

type Process = Exclude<Operation, "ignore">;

/** What the laser does for an operation, the first that its light can: CO₂ marks an area of anodised aluminium. */
const processes = { cut: ["cut"], score: ["score"], engrave: ["engrave", "mark"] } as const;

/** What is known about a model for a drawing: the answers of the settings to each operation that it needs. */
export interface ModelAnswer {
  readonly model: CheckedModel;
  readonly watts: number;
  readonly answers: Readonly<Partial<Record<Process, SettingsAnswer>>>;
  /** Why the model cannot do it. */
  readonly refusal?: SettingsAnswer & { readonly kind: "notPossible" };
}

/** Acceleration and top speed of travel that stand in for a field that the visitor emptied. */
const [usualAcceleration, usualJump] = [1000, 300];

/** Returns what each model can do. Its strongest version with settings answers for it, or the strongest that it has. */
export function answersOf(
  models: readonly CheckedModel[],
  material: string,
  thickness: number,
  operations: readonly Operation[],
): readonly ModelAnswer[] {
  const needed = (["cut", "score", "engrave"] as const).filter((each) => operations.includes(each));
  return models.map((model) => {
    const versions = model.watts.map((watts): ModelAnswer => {
      const query = { material: material as SubstanceId, thickness, model: model.id, watts };
      const asked = needed.map((each) => {
        const all = processes[each].map((operation) => answerTo({ ...query, operation }));
        const possible = all.find(({ kind }) => kind !== "notPossible");
        return [each, possible ?? (all[0] as SettingsAnswer)] as const;
      });
      const refusal = asked.map(([, answer]) => answer).find((answer) => answer.kind === "notPossible");
      return { model, watts, answers: Object.fromEntries(asked), ...(refusal && { refusal }) };
    });
    const best =
      versions.findLast(
        ({ answers, refusal }) => !refusal && (answers.cut ?? answers.engrave)?.kind === "settings",
      ) ?? versions.at(-1);
    if (!best) throw new RangeError(`${model.name} has no laser power.`);
    return best;
  });
}

/** Returns the speeds of a model: the visitor's own before those of the settings. Unknown ones are missing. */
export function jobOf({ model, answers }: ModelAnswer, entries: Entries): TimeOptions {
  const acceleration = figureOf(entries.acceleration) ?? usualAcceleration;
  const feedOf = (process: Process): Feed | undefined => {
    const own = figureOf(entries[process]);
    if (own !== undefined) {
      const speed = Math.min(own, model.maxSpeed);
      return { speed: { least: speed, most: speed }, passes: 1 };
    }
    const answer = answers[process];
    return answer?.kind === "settings"
      ? {
          speed: { least: Math.min(...answer.speed.figures), most: Math.max(...answer.speed.figures) },
          passes: Number(answer.passes.figures[0]),
        }
      : undefined;
  };
  const [cut, score, engrave] = [feedOf("cut"), feedOf("score"), feedOf("engrave")];
  const known = answers.engrave?.kind === "settings" ? answers.engrave.interval?.figures[0] : undefined;
  const interval = figureOf(entries.interval) ?? known;
  return {
    motion: {
      acceleration: { least: acceleration, most: acceleration },
      jumpSpeed: Math.min(figureOf(entries.jump) ?? usualJump, model.maxSpeed),
    },
    ...(cut && { cut }),
    ...(score && { score }),
    ...(engrave && interval !== undefined && { engrave: { ...engrave, interval } }),
  };
}
