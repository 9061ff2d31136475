import type { FormLanguage } from "@lightmaker/api/contract";
import type { Candidate, Features } from "../../api/server/chat/chances.ts";
import type { KnowledgeByLanguage } from "../../api/server/chat/read-knowledge.ts";
import { type BuyersQuestion, isRight } from "./buyers.ts";
import { developmentSets, forgetful } from "./curve.ts";
import { createExaminer, type Examiner } from "./examiner.ts";
import { share } from "./sets.ts";

/** Of so many words, one is forgotten, and so many times another one. */
const oneOf = 3;
const times = 2;

/** Ridge penalty on the weights, but not on the base. */
const penalty = 1;

/** Steps of the fit. It ends earlier if no weight changes by more than `still`. */
const mostSteps = 30;
const still = 1e-5;

/** Question with the entries that may answer it. */
interface Weighed {
  readonly set: string;
  readonly entries: readonly { readonly features: Features; readonly isRight: boolean }[];
}

/** True for an entry whose question and answer are a right answer. */
const answers = (question: BuyersQuestion, text: string, examiner: Examiner): boolean =>
  isRight(text, question, examiner) || (question.all?.some((each) => examiner.tells(text, each)) ?? false);

/** Asks all development questions, and keeps what the chat weighs where it understood at most one thing. */
async function weigh(knowledge: KnowledgeByLanguage, folder: string): Promise<readonly Weighed[]> {
  let weighed: readonly Candidate[] = [];
  const examiner = createExaminer(knowledge, {
    onWeighed: (candidates, { parts }) => (weighed = parts.length < 2 ? candidates : []),
  });
  const textOf = (id: string, language: FormLanguage): string => {
    const entry = knowledge[language]?.entries.find((each) => each.id === id);
    return entry ? `${entry.question}\n${entry.answer}` : "";
  };
  const all: Weighed[] = [];
  for (const { name, language, set } of developmentSets(folder)) {
    for (const question of set) {
      weighed = [];
      await examiner.ask([question.ask].flat(), language);
      const isAnswerable = question.kind !== "off-topic" && question.kind !== "unknown";
      const entries = weighed.map(({ id, features }) => ({
        features,
        isRight: isAnswerable && answers(question, textOf(id, language), examiner),
      }));
      if (entries.length > 0) all.push({ set: name, entries });
    }
  }
  return all;
}

/** Fits a logistic regression by Newton's method, with a ridge penalty on all weights but the first. */
function fit(rows: readonly (readonly number[])[], hits: readonly boolean[]): readonly number[] {
  const size = rows[0]?.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  for (let step = 0; step < mostSteps; step += 1) {
    // Rows of the equations: the Hessian, and at the end the gradient.
    const equations = weights.map((weight, at) => {
      const row = new Array<number>(size + 1).fill(0);
      row[at] = at === 0 ? 1e-6 : penalty;
      row[size] = at === 0 ? 0 : -penalty * weight;
      return row;
    });
    for (const [index, row] of rows.entries()) {
      const chance = chanceOf(row, weights);
      const miss = (hits[index] ? 1 : 0) - chance;
      const spread = chance * (1 - chance);
      for (const [at, value] of row.entries()) {
        const equation = equations[at];
        if (!equation || value === 0) continue;
        for (const [other, factor] of row.entries())
          equation[other] = (equation[other] ?? 0) + spread * value * factor;
        equation[size] = (equation[size] ?? 0) + miss * value;
      }
    }
    const change = solve(equations);
    for (const [at, each] of change.entries()) weights[at] = (weights[at] ?? 0) + each;
    if (change.every((each) => Math.abs(each) < still)) break;
  }
  return weights;
}

const chanceOf = (row: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));

/** Solves linear equations, each with its right side at the end. */
function solve(equations: readonly number[][]): readonly number[] {
  const rows = equations.map((row) => [...row]);
  const size = rows.length;
  for (let at = 0; at < size; at += 1) {
    const [pivot] = rows
      .slice(at)
      .toSorted((one, other) => Math.abs(other[at] ?? 0) - Math.abs(one[at] ?? 0));
    if (!pivot) break;
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(at, 0, pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column <= size; column += 1)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

/** Prints the log odds of what speaks for an entry, and how often the likeliest entry is right in sets that were left out of the fit. */
export async function printFit(knowledge: KnowledgeByLanguage, folder: string): Promise<void> {
  const { zh, en } = knowledge;
  if (!zh || !en) throw new Error("The fit needs the knowledge of both languages.");
  const weighed = [...(await weigh(knowledge, folder))];
  for (let which = 0; which < times; which += 1)
    weighed.push(
      ...(await weigh({ zh: forgetful(zh, which, oneOf), en: forgetful(en, which, oneOf) }, folder)),
    );
  const [first] = weighed.flatMap(({ entries }) => entries);
  if (!first) throw new Error("There is nothing to fit.");
  const names = Object.keys(first.features) as (keyof Features)[];
  const rowOf = (features: Features): readonly number[] => names.map((name) => features[name]);
  const fitted = (some: readonly Weighed[]): readonly number[] => {
    const entries = some.flatMap((each) => each.entries);
    return fit(
      entries.map(({ features }) => rowOf(features)),
      entries.map((each) => each.isRight),
    );
  };
  const table: Record<string, Record<string, string>> = {};
  for (const set of new Set(weighed.map((each) => each.set))) {
    const weights = fitted(weighed.filter((each) => each.set !== set));
    const left = weighed.filter((each) => each.set === set && each.entries.some((entry) => entry.isRight));
    const best = left.map(({ entries }) =>
      entries
        .toSorted(
          (one, other) => chanceOf(rowOf(other.features), weights) - chanceOf(rowOf(one.features), weights),
        )
        .findIndex((entry) => entry.isRight),
    );
    table[set] = {
      "right entry first": share(best.filter((at) => at === 0).length, left.length),
      "within three": share(best.filter((at) => at < 3).length, left.length),
    };
  }
  console.info(`${weighed.length} questions; each set judged by what the others say:`);
  console.table(table);
  const weights = fitted(weighed);
  console.info(names.map((name, at) => `  ${name}: ${(weights[at] ?? 0).toFixed(2)},`).join("\n"));
}
