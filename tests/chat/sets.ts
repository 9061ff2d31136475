import type { FormLanguage } from "@lightmaker/api/contract";
import type { Examiner } from "./examiner.ts";

/** Set of questions with their right entries, and of off-topic questions. */
export interface QuestionSet {
  readonly questions: readonly { readonly ask: string; readonly right: readonly string[] }[];
  readonly offTopic: readonly string[];
}

/** What scoring a set needs. */
export interface Scoring {
  readonly examiner: Examiner;
  readonly language: FormLanguage;
  readonly report: (line: string) => void;
  readonly file: string;
}

export const share = (part: number, all: number): string =>
  all === 0 ? "–" : `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`;

export async function scoreSet(
  { questions, offTopic }: QuestionSet,
  { examiner, language, report, file }: Scoring,
): Promise<Record<string, string>> {
  const count = { first: 0, three: 0, wrong: 0, refused: 0, strayed: 0 };
  const tell = (what: string, ask: string, said: string) =>
    report(`${what} | ${ask} | ${said.slice(0, 60).replaceAll("\n", " ")}`);
  for (const { ask, right } of questions) {
    examiner.mustKnow(right, file);
    const { outcome, answer, suggestions } = await examiner.ask([ask], language);
    const answered = outcome === "answered" || outcome === "unsafe" || outcome === "declined";
    const first = answered && examiner.tells(answer, right);
    const three = first || suggestions.some((each) => examiner.tells(each, right));
    if (first) count.first += 1;
    else tell(`${outcome}${three ? ", offered" : ""}`, ask, answered ? answer : suggestions.join(" / "));
    if (three) count.three += 1;
    if (answered && !first && outcome !== "declined") count.wrong += 1;
    if (outcome === "unknown") count.refused += 1;
  }
  for (const ask of offTopic) {
    const { outcome, answer } = await examiner.ask([ask], language);
    if (outcome === "unknown" || outcome === "offered" || outcome === "declined") continue;
    count.strayed += 1;
    tell("off topic", ask, answer);
  }
  const all = questions.length;
  return {
    "right first": share(count.first, all),
    "within three": share(count.three, all),
    wrong: share(count.wrong, all),
    refused: share(count.refused, all),
    "off-topic wrong": share(count.strayed, offTopic.length),
  };
}
