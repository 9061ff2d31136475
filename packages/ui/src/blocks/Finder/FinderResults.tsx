import { Badge } from "../../components/Badge/index.ts";
import { Image } from "../../components/Image/index.ts";
import { Link } from "../../components/Link/index.ts";
import { Text } from "../../components/Text/index.ts";
import type { PictureLabels } from "../root.ts";
import * as styles from "./Finder.css.ts";
import type { FinderFit, FinderQuestion } from "./Finder.data.ts";
import type { Result } from "./match.ts";

interface FinderResultsProps {
  results: readonly Result[];
  questions: readonly FinderQuestion[];
  labels: Readonly<Record<FinderFit, string>> & PictureLabels;
}

/** Returns the matches of one model with all answers. The styles select those to show. */
const matchesOf = (questions: readonly FinderQuestion[], model: number) =>
  questions.flatMap(({ options }, question) =>
    options.flatMap(({ matches }, answer) => {
      const match = matches[model];
      return match ? [{ ...match, answer: `${question + 1}-${answer + 1}` }] : [];
    }),
  );

/**
 * The models with all their reasons. Styles show the reasons of the chosen answers, so the results follow the radio buttons
 * even without scripts.
 */
export function FinderResults({ results, questions, labels }: FinderResultsProps) {
  return (
    <ul className={styles.list}>
      {results.map(({ model, index }) => {
        const matches = matchesOf(questions, index);
        const answersThat = (fit: FinderFit) =>
          matches.flatMap((match) => (match.fit === fit ? match.answer : [])).join(" ");
        return (
          <li
            className={styles.item}
            data-no={answersThat("no")}
            data-partly={answersThat("partly")}
            key={model.id}
          >
            {model.picture ? (
              <Image
                errorLabel={labels.imageError}
                picture={{ ...model.picture, alt: "" }}
                ratio={3 / 2}
                rounded
                sizes="120px"
              />
            ) : (
              <span className={styles.noPicture} />
            )}
            <div className={styles.words}>
              <div className={styles.head}>
                <Link href={model.href}>{model.name}</Link>
                <Badge className={styles.badges.yes} tone="success">
                  {labels.yes}
                </Badge>
                <Badge className={styles.badges.partly} tone="accent">
                  {labels.partly}
                </Badge>
                <Badge className={styles.badges.no}>{labels.no}</Badge>
              </div>
              <Text size="small" tone="muted">
                {model.note}
              </Text>
              <ul className={styles.reasons}>
                {matches.map(({ answer, fit, reason }) => (
                  <li className={styles.reason} data-fit={fit} data-reason={answer} key={answer}>
                    {reason}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
