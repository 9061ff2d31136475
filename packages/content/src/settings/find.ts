import type { Words } from "../authoring.ts";
import { type Answer, answerTo } from "./answer.ts";
import { type Listed, neighboursOf } from "./lists.ts";
import type { Query } from "./query.ts";
import { safetyWords, watchWords } from "./words.ts";

/** Known settings for a query, with warnings. */
export type Found = Answer & {
  /** About these figures and this substance. */
  readonly watch: readonly Words[];
  /** About every job on this model. */
  readonly safety: readonly Words[];
  /** Settings near the query. */
  readonly neighbours: readonly Listed[];
};

/**
 * Finds settings: a row or what can be computed from one, else a test card with the reason, else why the model cannot do
 * it.
 * @throws RangeError for a thickness that is not a positive number
 */
export function findSettings(query: Query): Found {
  const answer = answerTo(query);
  return {
    ...answer,
    watch: watchWords(query, answer),
    safety: safetyWords(query.model),
    neighbours: neighboursOf(query),
  };
}
