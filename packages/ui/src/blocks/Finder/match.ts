import type { FinderFit, FinderModel, FinderQuestion } from "./Finder.data.ts";

/** Values of the chosen answers by the names of their questions; questions left open are not in it. */
export type FinderAnswers = Readonly<Record<string, string>>;

/** The answers that there are; what an address or a script made up is left out. */
export function knownAnswers(questions: readonly FinderQuestion[], answers: FinderAnswers): FinderAnswers {
  return Object.fromEntries(
    questions.flatMap(({ name, options }) => {
      const value = answers[name];
      return value !== undefined && options.some((option) => option.value === value) ? [[name, value]] : [];
    }),
  );
}

const rank: Readonly<Record<FinderFit, number>> = { yes: 0, partly: 1, no: 2 };

/** A model and how it fits all answers together: as well as it fits the worst of them. */
export interface Result {
  readonly model: FinderModel;
  /** Its place in `models`. */
  readonly index: number;
  readonly fit: FinderFit;
}

/** Every model, those that fit first; models that fit alike stay in their order. */
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
