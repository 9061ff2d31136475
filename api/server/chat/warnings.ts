import type { ChatAnswer, FormLanguage, KnowledgeEntry, UnsafeSubstance } from "../../contract/index.ts";
import type { Barred, ConversationMemory } from "./answerer.ts";
import type { Finder } from "./entry-finder.ts";
import type { Facts, Passage } from "./passages.ts";
import { chatAnswerOf, sourcesOf } from "./passages.ts";
import { phrases } from "./phrases.ts";
import { rememberSubject } from "./remembering.ts";
import type { HazardPart, Reading } from "./understood.ts";

/** Maximum number of warnings in an answer. */
const mostWarnings = 3;
/** Maximum number of unknown words that an answer repeats, and of signs of each. */
const mostDoubts = 3;
const longestDoubt = 40;
/**
 * Number of answers after a warning that begin with it. No rule tells for certain whether "is the purifier enough?" goes on from
 * the warning, so the answer says in any case that the warning stands.
 */
const reminders = 3;

/** What warnings need of the answerer. */
interface WarningParts {
  readonly entries: Finder<KnowledgeEntry>;
  readonly substances: Finder<UnsafeSubstance>;
  readonly passagesOf: (
    reading: Reading,
    language: FormLanguage,
    contact: Facts["contact"],
  ) => readonly Passage[];
}

/** Creates what warns of things that must not go into a machine, and keeps them in the memory of the conversation. */
export function createWarnings({ entries, substances, passagesOf }: WarningParts) {
  /** Returns the warning about substances, which stay in the memory: what follows without another material is about them. */
  function warningOf(
    ids: readonly string[],
    language: FormLanguage,
    memory: ConversationMemory,
    reading: Reading | undefined,
  ): ChatAnswer | undefined {
    const dangerous = ids.flatMap((id) => substances(id, language) ?? []).slice(0, mostWarnings);
    if (dangerous.length === 0) return undefined;
    memory.barred = { kind: "substance", ids };
    rememberSubject(memory, reading, language);
    return {
      answer: dangerous.map(({ answer }) => answer).join("\n"),
      sources: sourcesOf(dangerous.map(({ title, url }) => ({ title, url }))),
    };
  }

  /** Returns what to say about a material that the knowledge does not tell anything about. */
  function unlistedPassages(
    doubts: readonly string[],
    language: FormLanguage,
    contact: Facts["contact"],
  ): readonly Passage[] {
    const words = doubts.slice(0, mostDoubts).map((each) => each.slice(0, longestDoubt));
    const safety = entries("unsafe-list", language);
    return [
      { text: phrases[language].unlisted(words), source: contact, ids: [], declines: true },
      ...(safety
        ? [{ text: "", source: { title: safety.title, url: safety.url }, ids: [], declines: true }]
        : []),
    ];
  }

  /** Answers a question about a material that the knowledge does not tell anything about, which stays in the memory. */
  function unlistedAnswer(
    words: readonly string[],
    language: FormLanguage,
    contact: Facts["contact"],
    memory: ConversationMemory,
    reading: Reading | undefined,
  ): ChatAnswer {
    const passages = unlistedPassages(words, language, contact);
    memory.barred = { kind: "unlisted", words };
    rememberSubject(memory, reading, language);
    return chatAnswerOf(passages);
  }

  /** Answers a question that goes on from a dangerous act. */
  function actAnswer(
    part: HazardPart,
    reading: Reading,
    language: FormLanguage,
    contact: Facts["contact"],
    memory: ConversationMemory,
  ): ChatAnswer | undefined {
    const subject = reading.subject.models.length > 0 ? reading.subject : part.subject;
    const passages = passagesOf({ ...reading, parts: [{ ...part, subject }] }, language, contact);
    memory.barred = { kind: "act", part };
    return passages.length === 0 ? undefined : chatAnswerOf(passages);
  }

  /** Returns what is barred, as the answers after the warning name it. */
  const namesOf = (barred: Barred, language: FormLanguage): readonly string[] =>
    barred.kind === "substance"
      ? barred.ids.slice(0, mostWarnings).flatMap((id) => substances(id, language)?.names[0] ?? [])
      : barred.kind === "unlisted"
        ? barred.words.slice(0, mostDoubts).map((each) => each.slice(0, longestDoubt))
        : [];

  /** Begins the answers after a warning with it. */
  function reminded(answer: ChatAnswer, memory: ConversationMemory, language: FormLanguage): ChatAnswer {
    const { warning } = memory;
    if (!warning) return answer;
    const { about, remaining } = warning;
    if (remaining === 1) delete memory.warning;
    else memory.warning = { about, remaining: remaining - 1 };
    return {
      ...answer,
      answer: `${phrases[language].stillBarred(namesOf(about, language))}\n${answer.answer}`,
    };
  }

  /** Keeps what the answers after this one begin with. */
  function keepReminding(memory: ConversationMemory, about: Barred): void {
    memory.warning = { about, remaining: reminders };
  }

  return { warningOf, unlistedPassages, unlistedAnswer, actAnswer, reminded, keepReminding };
}
