"use client";

import { useId, useLayoutEffect, useRef } from "react";
import { Link } from "../../components/Link/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import type { BlockRootProps, PictureLabels } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import * as styles from "./Finder.css.ts";
import type { FinderData, FinderFit } from "./Finder.data.ts";
import { FinderQuestions } from "./FinderQuestions.tsx";
import { FinderResults } from "./FinderResults.tsx";
import { type FinderAnswers, knownAnswers, resultsOf } from "./match.ts";

export interface FinderLabels extends PictureLabels, Readonly<Record<FinderFit, string>> {
  /** Label of the first option of every question: any answer. */
  any: string;
  /** Label of the button that resets all questions. */
  reset: string;
  /** Instruction while no question is answered. */
  start: string;
  /** Number of fitting models, also announced; `{yes}`, `{partly}` and `{total}` are replaced by the numbers. */
  found: string;
  /** Message if no model fits, before the link to `contact`. */
  none: string;
  /** Label of the link to a comparison of the fitting models. */
  compare: string;
}

export interface FinderProps extends FinderData, BlockRootProps {
  labels: FinderLabels;
  /** Chosen answers in controlled mode: their values by the names of their questions. */
  answers?: FinderAnswers | undefined;
  /** Initial answers in uncontrolled mode. Default: none. */
  defaultAnswers?: FinderAnswers | undefined;
  onAnswersChange?: ((answers: FinderAnswers) => void) | undefined;
  /** Returns the URL of a comparison of the two to four models with these ids. Without it there is no link to a comparison. */
  compareHref?: ((ids: readonly string[]) => string) | undefined;
}

/** Minimum and maximum number of models in a comparison. */
const comparable = { fewest: 2, most: 4 };
const none: FinderAnswers = {};

/** A few questions beside a list of all models. Each model has reasons why it fits or not; fitting models come first. */
export function Finder({
  title,
  lead,
  models,
  questions,
  contact,
  labels,
  answers: given,
  defaultAnswers,
  onAnswersChange,
  compareHref,
  headingLevel = 2,
  ...rest
}: FinderProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [value, setAnswers] = useControllableState({
    value: given,
    defaultValue: defaultAnswers ?? none,
    onChange: onAnswersChange,
  });
  const answers = knownAnswers(questions, value);
  const results = resultsOf(models, questions, answers);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the DOM once, at hydration.
  useLayoutEffect(() => {
    const chosen = [...(root.current?.querySelectorAll<HTMLInputElement>("[data-answer]:checked") ?? [])];
    const read = Object.fromEntries(chosen.map(({ dataset, value }) => [dataset["question"] ?? "", value]));
    if (JSON.stringify(read) !== JSON.stringify(answers)) setAnswers(read);
  }, []);

  const answer = (name: string, chosen: string) => {
    const { [name]: _before, ...others } = answers;
    setAnswers(knownAnswers(questions, { ...others, [name]: chosen }));
  };

  const asked = Object.keys(answers).length > 0;
  const withFit = (fit: FinderFit) => results.filter((result) => result.fit === fit);
  const fitting = [...withFit("yes"), ...withFit("partly")].map(({ model }) => model.id);
  const found = labels.found
    .replaceAll("{yes}", String(withFit("yes").length))
    .replaceAll("{partly}", String(withFit("partly").length))
    .replaceAll("{total}", String(models.length));
  return (
    <Section {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <div className={styles.root} data-finder="" ref={root}>
        <FinderQuestions
          answers={answers}
          labels={labels}
          onAnswer={answer}
          onReset={() => setAnswers(none)}
          questions={questions}
        />
        <div className={styles.results}>
          <div className={styles.summary}>
            <Text role="status">{asked ? (fitting.length > 0 ? found : labels.none) : labels.start}</Text>
            {asked && fitting.length === 0 ? <Link href={contact.href}>{contact.label}</Link> : null}
            {asked && compareHref && fitting.length >= comparable.fewest ? (
              <Link href={compareHref(fitting.slice(0, comparable.most))} variant="arrow">
                {labels.compare}
              </Link>
            ) : null}
          </div>
          <FinderResults labels={labels} questions={questions} results={results} />
        </div>
      </div>
    </Section>
  );
}
