import {
  type ChatAnswer,
  type FormLanguage,
  formLanguages,
  type Knowledge,
  type KnowledgeEntry,
} from "../../contract/index.ts";
import type { Answerer, Outcome } from "./answerer.ts";
import type { KnowledgeByLanguage } from "./knowledge.ts";
import { languageOfQuestion } from "./language.ts";
import { phrases } from "./phrases.ts";
import { createRetrieval, type Hit } from "./retrieval.ts";
import { thicknessOf } from "./thickness.ts";
import { createUnsafeGuard } from "./unsafe.ts";

/**
 * Words an answer from the entries found, best first.
 *
 * @returns `undefined` when the plain answer is to be given
 */
export type Wording = (
  question: string,
  entries: readonly KnowledgeEntry[],
  language: FormLanguage,
) => Promise<string | undefined>;

/** What an answerer works with. */
export interface KnowledgeAnswererParts {
  readonly knowledge: KnowledgeByLanguage;
  /** Told how each question ended. */
  readonly onOutcome: (outcome: Outcome, question: string, language: FormLanguage) => void;
  /** A model that words answers, if there is one. */
  readonly word?: Wording | undefined;
}

/** An entry as near as this is the answer, … */
const sure = 0.86;
/** … or as near as this when the next one is farther by this share of it, … */
const near = 0.52;
const margin = 0.04;
/** … or this when the next one is farther by half. */
const fair = 0.44;
/** An answer speaks of this much of the question, or it answers another one. */
const spoken = 0.44;
/** From here on an entry may be meant, … */
const possible = 0.28;
/** … if it speaks of this much of the question: a shared word makes nobody mean it. */
const touched = 0.22;
/** How many questions are offered, and how many entries a model is given. */
const most = 3;

/**
 * Answers from the knowledge alone, word for word: no figure can be said that does not stand there. Dangerous substances are looked for
 * first. Then the nearest entry is the answer if it is near and alone; if others are as near, their questions are
 * offered; if none is near, the answer is that we do not know, and where somebody can be asked.
 */
export function createKnowledgeAnswerer({ knowledge, onOutcome, word }: KnowledgeAnswererParts): Answerer {
  const files = formLanguages.flatMap((language) => knowledge[language] ?? []);
  const retrieval = createRetrieval(
    files.flatMap(({ entries }) => entries),
    files.flatMap(({ subjects }) => subjects),
    files.flatMap(({ synonyms }) => synonyms ?? []),
  );
  const namesUnsafe = createUnsafeGuard(files.flatMap(({ unsafe }) => unsafe));
  const entries = finder(files, ({ entries: list }) => list);
  const substances = finder(files, ({ unsafe }) => unsafe);

  return {
    async answer(question, context): Promise<ChatAnswer> {
      const language = languageOfQuestion(question, context.language);
      const end = (outcome: Outcome): void => onOutcome(outcome, question, language);
      const contact = addressed(knowledge[language]?.contact ?? phrases[language].contact, question);

      const substance = substances(namesUnsafe(question)?.id, language);
      if (substance) {
        end("unsafe");
        return { answer: substance.answer, sources: [{ title: substance.title, url: substance.url }] };
      }
      const ranked = retrieval.search(question);
      const hits = ranked.filter(({ score, covered }) => score >= possible && covered >= touched);
      const found = hits.slice(0, most + 1).flatMap(({ id }) => entries(id, language) ?? []);
      const questions = found.map((each) => each.question);
      const [entry] = found;
      if (!entry) {
        end("unknown");
        return { answer: phrases[language].unknown, sources: [contact] };
      }
      if (
        !isClear(hits[0], ranked) ||
        (hits[0] !== undefined && hits[0].score < 1 && retrieval.isOfStrangers(question))
      ) {
        end("offered");
        return {
          answer: phrases[language].offer,
          sources: [contact],
          suggestions: questions.slice(0, most),
        };
      }
      const worded = await word?.(question, found.slice(0, most), language);
      end(worded === undefined ? "answered" : "worded");
      return {
        answer: worded ?? answerOf(entry, question),
        sources: [{ title: entry.title, url: entry.url }],
        // For those who meant something else.
        ...(questions.length > 1 && { suggestions: questions.slice(1) }),
      };
    },
  };
}

/** The way to a person, with the question taken along. */
const addressed = ({ title, url }: Knowledge["contact"], question: string): Knowledge["contact"] => ({
  title,
  url: url.replace("{question}", () => encodeURIComponent(question.trim().toWellFormed())),
});

/** An entry's answer to a question, which may depend on the thickness that the question names. */
function answerOf({ answer, byThickness }: KnowledgeEntry, question: string): string {
  const thickness = byThickness && thicknessOf(question);
  if (thickness === undefined) return answer;
  return byThickness?.steps.find(({ upTo }) => thickness <= upTo)?.answer ?? byThickness?.beyond ?? answer;
}

function isClear(first: Hit | undefined, ranked: readonly Hit[]): boolean {
  if (!first) return false;
  const second = ranked.find((hit) => hit !== first);
  const { score, covered } = first;
  if (score >= sure) return true;
  const lead = (score - (second?.score ?? 0)) / score;
  return covered >= spoken && lead >= margin && score >= (lead >= 0.5 ? fair : near);
}

/** Finds what has an id in the wanted language, or else in any. */
function finder<Item extends { readonly id: string }>(
  files: readonly Knowledge[],
  list: (knowledge: Knowledge) => readonly Item[],
): (id: string | undefined, language: FormLanguage) => Item | undefined {
  const byId = new Map<string, Partial<Record<FormLanguage, Item>>>();
  for (const file of files) {
    for (const item of list(file)) byId.set(item.id, { ...byId.get(item.id), [file.language]: item });
  }
  return (id, language) => {
    const items = id === undefined ? undefined : byId.get(id);
    return items && (items[language] ?? Object.values(items)[0]);
  };
}
