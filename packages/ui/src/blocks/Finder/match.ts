import type { FinderFit, FinderModel, FinderQuestion } from "./Finder.data.ts";

/** Values of the chosen answers, by the names of their questions. Unanswered questions are absent. */
export type FinderAnswers = Readonly<Record<string, string>>;

/** Returns the answers that exist, and drops unknown ones from an address or a script. */
export function knownAnswers(questions: readonly FinderQuestion[], answers: FinderAnswers): FinderAnswers {
  return Object.fromEntries(
    questions.flatMap(({ name, options }) => {
      const value = answers[name];
      return value !== undefined && options.some((option) => option.value === value) ? [[name, value]] : [];
    }),
  );
}

const rank: Readonly<Record<FinderFit, number>> = { yes: 0, partly: 1, no: 2 };

/** A model and its fit to all answers: the worst of its fits to the single answers. */
export interface Result {
  readonly model: FinderModel;
  /** Index in `models`. */
  readonly index: number;
  readonly fit: FinderFit;
}

/** Returns all models, best fit first. Models with the same fit keep their order. */
export function resultsOf(
  models: readonly FinderModel[],
  questions: readonly FinderQuestion[],
  answers: FinderAnswers,
): readonly Result[] {
  const chosen = questions.flatMap(
    ({ name, options }) => options.find(({ value }) => value === answers[name]) ?? [],
  );
  return models
    .map((model, index) => {
      const fits = chosen.map(({ matches }) => matches[index]?.fit ?? "no");
      const fit = fits.reduce((worst, one) => (rank[one] > rank[worst] ? one : worst), "yes");
      return { model, index, fit };
    })
    .sort((one, other) => rank[one.fit] - rank[other.fit]);
}
