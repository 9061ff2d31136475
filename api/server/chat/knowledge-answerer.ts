import {
  type ChatAnswer,
  type FormLanguage,
  formLanguages,
  type Knowledge,
  type KnowledgeEntry,
} from "../../contract/index.ts";
import type { Answerer, Outcome } from "./answerer.ts";
import { phrases } from "./phrases.ts";
import { languageOfQuestion } from "./query-language.ts";
import type { KnowledgeByLanguage } from "./read-knowledge.ts";
import { createRetrieval, type Hit } from "./retrieval.ts";
import { thicknessOf } from "./thickness.ts";
import { createUnsafeGuard } from "./unsafe.ts";

/**
 * Words an answer from the found entries, best first.
 *
 * @returns `undefined` if the plain answer is to be used
 */
export type Wording = (
  question: string,
  entries: readonly KnowledgeEntry[],
  language: FormLanguage,
) => Promise<string | undefined>;

/** Dependencies of the answerer. */
export interface KnowledgeAnswererParts {
  readonly knowledge: KnowledgeByLanguage;
  /** Called with the outcome of each question. */
  readonly onOutcome: (outcome: Outcome, question: string, language: FormLanguage) => void;
  /** Model that words answers, if there is one. */
  readonly word?: Wording | undefined;
}

/** Score from which an entry is the answer in any case. */
const sure = 0.86;
/** Score from which an entry is the answer if its lead over the next entry is at least `margin`, as a share of its own score. */
const near = 0.52;
const margin = 0.04;
/** Score from which an entry is the answer if its lead is at least one half. */
const fair = 0.44;
/** Minimum share of the question that an answer must cover. Below it, the entry answers another question. */
const spoken = 0.44;
/** Minimum score of an entry that is suggested. */
const possible = 0.28;
/** Minimum share of the question that a suggested entry must cover. One common word is not enough. */
const touched = 0.22;
/** Maximum number of suggested questions, and of entries for the model. */
const most = 3;

/**
 * Creates an answerer that uses only the knowledge, word for word, so that it never states a figure that is not in there.
 *
 * It first checks for dangerous substances. Then the best entry is the answer if its score is high and clearly ahead of the
 * others. If others are about as good, their questions are suggested. If no score is high enough, the answer says that the chat
 * does not know, and links to the contact page.
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
        // For visitors who meant something else.
        ...(questions.length > 1 && { suggestions: questions.slice(1) }),
      };
    },
  };
}

/** Returns the contact page with the question filled into its address. */
const addressed = ({ title, url }: Knowledge["contact"], question: string): Knowledge["contact"] => ({
  title,
  url: url.replace("{question}", () => encodeURIComponent(question.trim().toWellFormed())),
});

/** Returns an entry's answer, which may depend on the thickness named in the question. */
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

/** Creates a function that finds an item by its id, in the given language if possible, otherwise in any other. */
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
