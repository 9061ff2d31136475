"use client";

import { useId } from "react";
import { Button } from "../../components/Button/index.ts";
import * as chips from "../../components/FilterChips/FilterChips.css.ts";
import { useHydrated } from "../../hooks/useHydrated.ts";
import * as styles from "./Finder.css.ts";
import type { FinderQuestion } from "./Finder.data.ts";
import type { FinderAnswers } from "./match.ts";

interface FinderQuestionsProps {
  questions: readonly FinderQuestion[];
  answers: FinderAnswers;
  onAnswer: (name: string, value: string) => void;
  onReset: () => void;
  labels: { any: string; reset: string };
}

/** The questions as native radio buttons, which work before hydration. The first option of each leaves the question open. */
export function FinderQuestions({ questions, answers, onAnswer, onReset, labels }: FinderQuestionsProps) {
  const id = useId();
  const live = useHydrated();
  return (
    <div className={styles.questions}>
      {questions.map(({ name, label, options }, question) => (
        <fieldset key={name}>
          <legend className={styles.legend}>{label}</legend>
          <div className={styles.options}>
            {[{ value: "", label: labels.any }, ...options].map((option, answer) => (
              <label className={chips.option({ variant: "chip" })} key={option.value}>
                <input
                  checked={(answers[name] ?? "") === option.value}
                  className={chips.radio}
                  data-answer={answer === 0 ? undefined : `${question + 1}-${answer}`}
                  data-question={name}
                  name={`${id}${name}`}
                  onChange={() => onAnswer(name, option.value)}
                  suppressHydrationWarning
                  type="radio"
                  value={option.value}
                />
                {option.label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button
        className={styles.reset}
        data-live={live ? "" : undefined}
        onClick={onReset}
        size="s"
        variant="secondary"
      >
        {labels.reset}
      </Button>
    </div>
  );
}
