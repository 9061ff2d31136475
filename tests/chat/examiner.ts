import path from "node:path";
import type { FormLanguage, Knowledge } from "@lightmaker/api/contract";
import type { ConversationMemory, Outcome } from "../../api/server/chat/answerer.ts";
import {
  createKnowledgeAnswerer,
  type KnowledgeAnswererParts,
} from "../../api/server/chat/knowledge-answerer.ts";
import type { KnowledgeByLanguage } from "../../api/server/chat/read-knowledge.ts";

/** Answer of the chat, as an examiner sees it. */
export interface Examined {
  readonly outcome: Outcome;
  readonly answer: string;
  readonly suggestions: readonly string[];
  /** Addresses of the pages that the answer names. */
  readonly pages: readonly string[];
}

/** Asks the chat, and finds out which entries its texts tell. */
export interface Examiner {
  /** Sends the messages of one conversation. @returns the last answer */
  ask(messages: readonly string[], language: FormLanguage): Promise<Examined>;
  /** Returns true if a text is or contains what one of the entries tells. `*` in an id stands for any part. */
  tells(text: string, wanted: readonly string[]): boolean;
  /** Returns the answers of the entry whose question this is. */
  answersOf(question: string): readonly string[];
  /** Throws if the knowledge has no entry for an id. */
  mustKnow(wanted: readonly string[], where: string): void;
}

/** Settings of the chat that are tried out. Default: its own. */
type Trial = Pick<KnowledgeAnswererParts, "doubtfulFrom" | "odds" | "onWeighed">;

export function createExaminer(knowledge: KnowledgeByLanguage, trial: Trial = {}): Examiner {
  const files = Object.values(knowledge);
  /** Texts of each id: its answers, and its question, which may be suggested. */
  const textsOf = new Map<string, Set<string>>();
  const learn = (id: string, text: string) => textsOf.set(id, (textsOf.get(id) ?? new Set()).add(text));
  const questions = new Map<string, Set<string>>();
  for (const { entries, unsafe } of files) {
    for (const { id, question, answer, byThickness } of entries) {
      const answers = [
        answer,
        ...(byThickness ? [...byThickness.steps.map((step) => step.answer), byThickness.beyond] : []),
      ];
      for (const text of answers) learn(id, text);
      questions.set(question, new Set([...(questions.get(question) ?? []), id, ...answers]));
    }
    for (const { id, answer } of unsafe) learn(id, answer);
  }
  const facts = files.flatMap(factsOf);
  const ids = [...textsOf.keys()];
  const matches = (wanted: readonly string[]): readonly string[] =>
    ids.filter((id) => wanted.some((each) => path.matchesGlob(id, each)));

  let outcome: Outcome = "unknown";
  const answerer = createKnowledgeAnswerer({
    knowledge,
    onOutcome: (how) => (outcome = how),
    ...trial,
  });
  return {
    async ask(messages, language) {
      const memory: ConversationMemory = {};
      let last: Examined = { outcome, answer: "", suggestions: [], pages: [] };
      for (const message of messages) {
        const {
          answer,
          suggestions = [],
          sources = [],
        } = await answerer.answer(message, { language, memory });
        last = {
          outcome,
          answer,
          suggestions: suggestions.slice(0, 3),
          pages: sources.map(({ url }) => url),
        };
      }
      return last;
    },
    tells(text, wanted) {
      const right = new Set(matches(wanted));
      return (
        [...right].some(
          (id) =>
            [...(textsOf.get(id) ?? [])].some((each) => text.includes(each)) || questions.get(text)?.has(id),
        ) ||
        facts.some(
          ({ id, words }) => right.has(id) && words.every((word) => text.toLowerCase().includes(word)),
        )
      );
    },
    answersOf: (question) => [...(questions.get(question) ?? [])],
    mustKnow(wanted, where) {
      if (matches(wanted).length === 0)
        throw new Error(`${where}: the knowledge has no entry ${wanted.join(" or ")}.`);
    },
  };
}

/** Returns the words by which a table tells a fact: the model, the row and the value. */
function factsOf({
  entries,
  lexicon,
}: Knowledge): readonly { readonly id: string; readonly words: readonly string[] }[] {
  return entries.flatMap(({ id, fact }) => {
    const model = lexicon?.models.find((each) => each.id === fact?.model)?.name;
    const label = lexicon?.attributes.find((each) => each.id === fact?.attribute)?.label;
    if (!fact?.value || model === undefined || label === undefined) return [];
    return [{ id, words: [model, label, fact.value].map((word) => word.toLowerCase()) }];
  });
}
