import {
  type ChatAnswer,
  type FormLanguage,
  formLanguages,
  type Knowledge,
  type KnowledgeEntry,
} from "../../contract/index.ts";
import type { Answerer, Barred, ConversationMemory, Outcome } from "./answerer.ts";
import { goesOnAbout, isVerdict, isVerdictId, withoutVerdicts } from "./barred.ts";
import { answerOf, type Facts, type Passage, passagesFor } from "./composing.ts";
import { phrases } from "./phrases.ts";
import { languageOfQuestion } from "./query-language.ts";
import type { KnowledgeByLanguage } from "./read-knowledge.ts";
import { createReader, phoneEntry } from "./reading.ts";
import { createRetrieval, type Hit } from "./retrieval.ts";
import { thicknessOf } from "./thickness.ts";
import { type HazardPart, nobody, type Part, type Reading } from "./understood.ts";
import { createUnsafeGuard } from "./unsafe.ts";
import { createSayings } from "./unused-words.ts";
import { isHarmless, isOfSafety, isWordable } from "./wordable.ts";

/** What a model may word: a title, the question that was answered if it is known, and the answer. */
export type WordingPassage = Pick<KnowledgeEntry, "title" | "question" | "answer">;

/**
 * Words an answer from the passages that answer the question, best first.
 *
 * @returns `undefined` if the plain answer is to be used
 */
export type Wording = (
  question: string,
  passages: readonly WordingPassage[],
  language: FormLanguage,
) => Promise<string | undefined>;

/** Dependencies of the answerer. */
export interface KnowledgeAnswererParts {
  readonly knowledge: KnowledgeByLanguage;
  /** Called with the outcome of each question, and with the parts of it that were not understood. */
  readonly onOutcome: (
    outcome: Outcome,
    question: string,
    language: FormLanguage,
    unheard?: readonly string[],
  ) => void;
  /** Model that words answers, if there is one. */
  readonly word?: Wording | undefined;
  /**
   * Score from which an entry makes another answer doubtful, if it says a word of the question that the answer does not. Default:
   * the measured one.
   */
  readonly doubtfulFrom?: number;
}

/** Score from which an entry is the answer in any case. */
const sure = 0.86;
/** Score from which an entry is the answer if its lead over the next entry is at least `margin`, as a share of its own score. */
const near = 0.52;
const margin = 0.04;
/** Score from which an entry is the answer to a question that the reader did not understand. */
const likely = 0.58;
/** Score and share from which an entry is told beside another that the reader chose. */
const rival = 0.84;
const rivalCovers = 0.7;
/** Lead from which an entry has no rival. */
const alone = 0.4;
/** Score from which an entry is the answer if its lead is at least one half. */
const fair = 0.44;
/** Score from which an entry is the answer if the reader, too, thinks of it. */
const agreed = 0.5;
/** Minimum share of the question that an answer must cover. Below it, the entry answers another question. */
const spoken = 0.44;
/** Score from which an entry that says more of the question's words makes another answer doubtful. See tests/chat/README.md. */
const doubtful = 0.4;
/** How much more that takes if the lexicon has the question among those that an entry answers. */
const firmness = 0.1;
/** Lead of an entry, as a share of its score, from which no other makes it doubtful. */
const lead = 0.15;
/** Minimum score of an entry that is suggested. */
const possible = 0.28;
/** Minimum share of the question that a suggested entry must cover. One common word is not enough. */
const touched = 0.22;
/** Maximum number of suggested questions, and of entries for the model. */
const most = 3;

/** Maximum length of a question that is read, in letters. The check for dangerous substances reads more. */
const longest = 400;
/** Maximum length of what the check for dangerous substances reads: that of a message. */
const longestWhole = 4_000;
/** A Chinese character says as much as two letters, and costs more. */
const han = /\p{Script=Han}/u;
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
/** Maximum number of pages that an answer names. */
const mostSources = 4;

/**
 * Creates an answerer that uses only the knowledge, so that it never states a figure that is not in there.
 *
 * It first checks for dangerous substances. Then the question is read into parts: subject, what is asked, condition. Each part that
 * is understood is answered from the facts, and each that is not is named. If nothing is understood, the most similar entry is the
 * answer if it is clearly ahead of the others. If others are about as good, their questions are suggested. Otherwise the answer
 * says that the chat does not know, and links to the contact page.
 */
export function createKnowledgeAnswerer({
  knowledge,
  onOutcome,
  word,
  doubtfulFrom = doubtful,
}: KnowledgeAnswererParts): Answerer {
  const files = formLanguages.flatMap((language) => knowledge[language] ?? []);
  const all = files.flatMap(({ entries }) => entries);
  const retrieval = createRetrieval(
    all,
    files.flatMap(({ subjects }) => subjects),
    files.flatMap(({ synonyms }) => synonyms ?? []),
  );
  const lexicons = new Map(files.flatMap(({ language, lexicon }) => (lexicon ? [[language, lexicon]] : [])));
  const reader = createReader(
    [...lexicons.values()],
    all,
    files.flatMap(({ unsafe }) => unsafe),
  );
  const sayings = createSayings(all);
  const namesUnsafe = createUnsafeGuard(files.flatMap(({ unsafe }) => unsafe));
  const entries = finder(files, ({ entries: list }) => list);
  const substances = finder(files, ({ unsafe }) => unsafe);

  /** Returns the passages for what is understood of a question. */
  function passagesOf(
    reading: Reading,
    language: FormLanguage,
    contact: Facts["contact"],
  ): readonly Passage[] {
    const lexicon = lexicons.get(language) ?? [...lexicons.values()][0];
    if (!lexicon) return [];
    const facts: Facts = {
      language,
      lexicon,
      settings: knowledge[language]?.settings,
      contact,
      entry: (id) => entries(id, language),
    };
    const passages = reading.parts.flatMap((part) => passagesFor(part, reading, facts));
    return passages.filter(({ text, ids }, index) => {
      const same = passages.findIndex((each) => each.text === text && each.ids[0] === ids[0]);
      return same === index;
    });
  }

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

  /** Returns the entry that answers a question by its similarity, if it is clear which one. */
  function entryLike(
    question: string,
    ranked: readonly Hit[],
    reading: Pick<Reading, "saysNothing" | "strange" | "guesses"> = nothingRead,
  ): Hit | undefined {
    const [hit] = ranked.filter(isPossible);
    if (!hit || !isClear(hit, ranked)) return undefined;
    if (hit.score < 1 && retrieval.isOfStrangers(question)) return undefined;
    // Common words alone make two questions alike: `how old is the universe`.
    if (hit.score < sure && reading.saysNothing) return undefined;
    // The reader doubts that our machines are meant, and has its reasons.
    const isDoubted = reading.strange.length > 0 && reading.guesses.length > 0;
    if (isDoubted && hit.score < sure && /^(?:all|most)\./.test(hit.id)) return undefined;
    // What can be done with a material is told if the question is understood, not if it only looks like one about it.
    if (hit.score < 1 && /^(?:material|reach)\./.test(hit.id)) return undefined;
    // What the reader did not understand needs more likeness, and the description of a machine is asked for in words it knows.
    const isVague = /^(?:model|series)\./.test(hit.id);
    // Without an unknown word, an entry far ahead of all others is likely enough.
    const isAlone = reading.strange.length === 0 && leadOf(hit, ranked) >= alone;
    const least = isVague ? sure : isAlone ? near : likely;
    return reader && hit.score < least ? undefined : hit;
  }

  /** Returns the entry that is very like a question of which the reader understood something else: both are told. */
  function rivalOf(
    { parts, doubts }: Reading,
    passages: readonly Passage[],
    [hit]: readonly Hit[],
    language: FormLanguage,
  ): readonly Passage[] {
    const isAlone = parts.length === 1 && parts[0]?.kind === "entry" && doubts.length === 0;
    if (!isAlone || !hit || hit.score < rival || hit.covered < rivalCovers) return [];
    const entry = entries(hit.id, language);
    const isTold = passages.some(({ ids, text }) => ids.includes(hit.id) || text === entry?.answer);
    return entry && !isTold ? [passageOf(entry, "")] : [];
  }

  /**
   * Returns the entry that makes an answer doubtful: it is like the question, and says a word of it that neither the understood
   * parts nor the answer's entries account for.
   *
   * @param told entries of the answer
   */
  function counterOf(
    reading: Reading | undefined,
    told: readonly string[],
    hits: readonly Hit[],
  ): Hit | undefined {
    const [part, ...others] = reading?.parts ?? [];
    if (!reading || others.length > 0 || isFirm(part) || told.some(isOfSafety)) return undefined;
    const least = doubtfulFrom + (part?.kind === "entry" ? firmness : 0);
    // What the reader understood and the likeness of the whole question say the same.
    const [best] = hits;
    const agreed = best && told.includes(best.id) ? best.score * (1 - lead) : 0;
    return hits.find(
      ({ id, score }) =>
        score >= Math.max(least, agreed) && !told.includes(id) && sayings.accountsFor(reading.rest, id, told),
    );
  }

  /** Returns the question that several entries answer: that of all models for the rows of some. */
  function questionOf(ids: readonly string[], language: FormLanguage): string | undefined {
    const [first] = ids;
    const row = ids.length > 1 ? entries(first, language)?.fact?.attribute : undefined;
    return (entries(row === undefined ? first : `all.${row}`, language) ?? entries(first, language))
      ?.question;
  }

  /** Offers what was understood and what makes it doubtful, instead of telling the first as a fact. */
  function offerOf(
    told: readonly string[],
    counter: Hit,
    hits: readonly Hit[],
    language: FormLanguage,
    contact: Facts["contact"],
  ): ChatAnswer {
    const questions = [counter, ...hits].flatMap(({ id }) => entries(id, language)?.question ?? []);
    return {
      answer: phrases[language].offer,
      sources: [contact],
      suggestions: [...new Set([questionOf(told, language) ?? [], ...questions].flat())].slice(0, most),
    };
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

  return {
    async answer(sent, context): Promise<ChatAnswer> {
      const { memory = {} } = context;
      // Some single characters stand for up to 18 letters, so they are replaced before anything is cut.
      const whole = sent.normalize("NFKC").slice(0, longestWhole);
      const question = readable(whole);
      const heard = reader?.read(question, memory.last);
      const page = memory.last?.language ?? context.language;
      const language = heard?.inPinyin ? "zh" : languageOfQuestion(question, page);
      const before = memory.barred;
      let outcome: Outcome | undefined;
      const end: Heard["end"] = (each, unheard) => {
        outcome = each;
        onOutcome(each, sent, language, unheard);
      };
      const answer = await answerAlone({ whole, question, heard, language, memory, end });
      const { barred } = memory;
      // What was not understood is barred as well, but nobody was warned of it.
      const isWarning = barred?.kind === "act" || outcome === "unsafe" || outcome === "declined";
      if (!barred || barred === before || !isWarning) return reminded(answer, memory, language);
      memory.warning = { about: barred, remaining: reminders };
      return answer;
    },
  };

  /** Answers a question without the reminder of an earlier warning. */
  async function answerAlone({ whole, question, heard, language, memory, end }: Heard): Promise<ChatAnswer> {
    const contact = addressed(knowledge[language]?.contact ?? phrases[language].contact, question);

    const ranked = retrieval.search(question);
    const hits = ranked.filter(isPossible);
    const isExact = hits[0]?.score === 1;
    const named = new Set([...namesUnsafe(whole).map(({ id }) => id), ...(heard?.unsafe ?? [])]);
    const { barred } = memory;
    const goesOn =
      heard !== undefined &&
      barred !== undefined &&
      goesOnAbout(barred, question, heard, isExact ? hits[0]?.id : undefined);
    const warning =
      warningOf([...named], language, memory, heard) ??
      (goesOn && barred.kind === "substance"
        ? warningOf(barred.ids, language, memory, heard)
        : goesOn && barred.kind === "act"
          ? actAnswer(barred.part, heard, language, contact, memory)
          : undefined);
    if (warning) {
      end("unsafe");
      return warning;
    }
    if (goesOn && barred.kind === "unlisted") {
      end("declined", barred.words);
      return unlistedAnswer(barred.words, language, contact, memory, heard);
    }
    const isLifted = barred?.kind === "act" && heard?.reliefs.includes(barred.part.unless ?? "");
    if (isLifted || (heard && heard.materials.length > 0)) delete memory.barred;
    if (heard?.isForeign && !isExact && heard.parts.length === 0) {
      end("unknown");
      return { answer: phrases[language].unknown, sources: [contact] };
    }
    const doubts = isExact ? [] : doubtsOf(heard, hits[0]?.id);
    const unlisted = doubts.length > 0 ? unlistedPassages(doubts, language, contact) : [];
    const guessed = heard ? passagesOf({ ...heard, parts: heard.guesses }, language, contact) : [];
    // What is not sure enough by itself is, if the likeness of the whole question says the same.
    const [best] = hits;
    const isAgreed =
      heard !== undefined &&
      heard.parts.length === 0 &&
      best !== undefined &&
      best.score >= agreed &&
      best.covered >= touched &&
      heard.strange.length === 0 &&
      !retrieval.isOfStrangers(question) &&
      guessed.some(({ ids }) => ids.includes(best.id));
    const reading = isAgreed ? { ...heard, parts: heard.guesses, unheard: [] } : heard;
    const understood = reading && !isExact ? passagesOf(reading, language, contact) : [];
    const sayable =
      reading && doubts.length > 0 ? passagesOf(withoutVerdicts(reading), language, contact) : [];
    const allowed = sayable.filter(({ ids }) => !ids.some(isVerdictId));
    // What is not known of a material is said before the rest is answered.
    const passages =
      doubts.length > 0 && allowed.length < understood.length ? [...unlisted, ...allowed] : understood;
    if (reading && passages.length > 0) {
      const rest = reading.unheard.flatMap((part) => {
        const hit = entryLike(part, retrieval.search(part));
        const entry = entries(hit?.id, language);
        if (entry && doubts.length > 0 && isVerdictId(entry.id)) return unlisted;
        if (entry) return [passageOf(entry, part)];
        return [{ text: phrases[language].unheard(part), source: contact, ids: [], declines: true }];
      });
      const told = [...passages, ...rest, ...rivalOf(reading, passages, hits, language)];
      const declined = (passages === understood ? [] : [...doubts]).concat(
        rest.flatMap(({ declines }, index) => (declines ? (reading.unheard[index] ?? []) : [])),
      );
      const counter =
        passages === understood && told.some(({ declines }) => !declines)
          ? counterOf(
              reading,
              told.flatMap((each) => each.ids),
              hits,
            )
          : undefined;
      if (counter) {
        remember(memory, reading, language);
        end("offered");
        return offerOf(
          told.flatMap((each) => each.ids),
          counter,
          hits,
          language,
          contact,
        );
      }
      if (doubts.length > 0 && passages !== understood) {
        memory.barred = { kind: "unlisted", words: doubts };
        rememberSubject(memory, reading, language);
      } else remember(memory, reading, language);
      const texts = told.flatMap(({ text }) => (text === "" ? [] : text));
      const danger = dangerIn(reading);
      const isDanger = danger !== undefined;
      if (danger) {
        memory.barred = { kind: "act", part: danger };
        rememberSubject(memory, reading, language);
      }
      // What keeps people safe is never worded anew.
      const worded =
        !isDanger &&
        reading.parts.every(isHarmless) &&
        told.every(({ ids, declines }) => !declines && isWordable(ids))
          ? await word?.(
              question,
              told.map(({ text, source }) => ({ title: source.title, question: "", answer: text })),
              language,
            )
          : undefined;
      const onlyDeclines = told.every(({ declines }) => declines);
      end(
        isDanger ? "unsafe" : onlyDeclines ? "declined" : worded === undefined ? "answered" : "worded",
        declined,
      );
      const ids = new Set(told.flatMap((each) => each.ids));
      const others = hits.flatMap(({ id }) => (ids.has(id) ? [] : (entries(id, language)?.question ?? [])));
      return {
        answer: worded ?? texts.join("\n"),
        sources: sourcesOf(told.map(({ source }) => source)),
        ...(others.length > 0 && { suggestions: others.slice(0, most - 1) }),
      };
    }
    if (reading && doubts.length === 0) remember(memory, reading, language);
    const candidates = new Set([
      ...guessed.flatMap(({ ids }) => ids.slice(0, 1)),
      ...hits.map(({ id }) => id),
    ]);
    const danger = isExact ? dangerIn(heard) : undefined;
    if (danger) memory.barred = { kind: "act", part: danger };
    const clear = isExact ? hits[0] : entryLike(question, ranked, reading);
    if (clear && doubts.length > 0 && (isVerdictId(clear.id) || clear.id === phoneEntry)) {
      end("declined", doubts);
      return unlistedAnswer(doubts, language, contact, memory, reading);
    }
    const unknownThing = clear ? [] : unknownThingOf(reading, memory);
    if (unknownThing.length > 0) {
      memory.barred = { kind: "unlisted", words: unknownThing };
      rememberSubject(memory, reading, language);
    }
    const ordered = clear ? hits.map(({ id }) => id) : [...candidates];
    const found = ordered.slice(0, most + 1).flatMap((id) => entries(id, language) ?? []);
    const questions = found.map((each) => each.question);
    const [entry] = found;
    if (!entry && unknownThing.length > 0 && reading?.asksForWork) {
      end("declined", unknownThing);
      return unlistedAnswer(unknownThing, language, contact, memory, reading);
    }
    if (!entry) {
      end("unknown");
      return { answer: phrases[language].unknown, sources: [contact] };
    }
    const counter = clear && !isExact ? counterOf(reading, [entry.id], hits) : undefined;
    if (counter) {
      end("offered");
      return offerOf([entry.id], counter, hits, language, contact);
    }
    if (!clear) {
      end("offered");
      return {
        answer: phrases[language].offer,
        sources: [contact],
        suggestions: questions.slice(0, most),
      };
    }
    const row = rowOf(entry, reading);
    const [told, ...others] = row ? passagesOf(row, language, contact) : [];
    if (row && told && others.length === 0) {
      remember(memory, row, language);
      end(told.declines ? "declined" : "answered");
      return { ...chatAnswerOf([told]), ...(questions.length > 1 && { suggestions: questions.slice(1) }) };
    }
    const worded = isWordable([entry.id])
      ? await word?.(
          question,
          found.slice(0, most).filter(({ id }) => isWordable([id])),
          language,
        )
      : undefined;
    end(worded === undefined ? "answered" : "worded");
    return {
      answer: worded ?? answerOf(entry, thicknessOf(question)),
      sources: [{ title: entry.title, url: entry.url }],
      // For visitors who meant something else.
      ...(questions.length > 1 && { suggestions: questions.slice(1) }),
    };
  }
}

/** Tells passages one after the other, with their pages. */
const chatAnswerOf = (passages: readonly Passage[]): ChatAnswer => ({
  answer: passages
    .map(({ text }) => text)
    .join("\n")
    .trim(),
  sources: sourcesOf(passages.map(({ source }) => source)),
});

/** Message of a conversation, and what was read in it. */
interface Heard {
  readonly whole: string;
  /** Part of the message that is read. */
  readonly question: string;
  readonly heard: Reading | undefined;
  readonly language: FormLanguage;
  readonly memory: ConversationMemory;
  /** Called with the outcome, and with the parts that were not understood. */
  readonly end: (outcome: Outcome, unheard?: readonly string[]) => void;
}

/** True for what is told in any case: what may be worked on and what keeps people safe. Advice gives its own reasons. */
const isFirm = (part: Part | undefined): boolean =>
  part !== undefined && ["material", "hazard", "advice", "settings"].includes(part.kind);

/** Reads a question as one for the row that the entry most like it tells, which then is told in the units asked for. */
function rowOf({ fact }: KnowledgeEntry, reading: Reading | undefined): Reading | undefined {
  if (!fact || !reading) return undefined;
  const subject = { models: [fact.model] };
  return { ...reading, subject, parts: [{ kind: "fact", attribute: fact.attribute, subject }] };
}

/** Part of a question, about which only its likeness to entries is known. */
const nothingRead = { saysNothing: false, strange: [], guesses: [] };

const dangerIn = (reading: Reading | undefined): HazardPart | undefined =>
  reading?.parts.find((part) => part.kind === "hazard");

const isPossible = ({ score, covered }: Hit): boolean => score >= possible && covered >= touched;

const passageOf = (entry: KnowledgeEntry, question: string): Passage => ({
  text: answerOf(entry, thicknessOf(question)),
  source: { title: entry.title, url: entry.url },
  ids: [entry.id],
});

/** Keeps what the next question of a conversation may go on from. */
function remember(memory: ConversationMemory, reading: Reading, language: FormLanguage): void {
  const { parts, subject, cues, thickness, units } = reading;
  const last = memory.last;
  if (parts.length === 0) return;
  memory.last = {
    parts,
    subject: subject.models.length > 0 ? subject : (last?.subject ?? { models: [] }),
    cues: cues.length > 0 ? cues : (last?.cues ?? []),
    thickness: thickness ?? last?.thickness,
    units: units.length > 0 ? units : (last?.units ?? []),
    language,
  };
}

/** Keeps the machine that a conversation is about, and nothing of the material. */
function rememberSubject(
  memory: ConversationMemory,
  reading: Pick<Reading, "subject"> | undefined,
  language: FormLanguage,
): void {
  memory.last = {
    parts: [],
    subject:
      reading && reading.subject.models.length > 0 ? reading.subject : (memory.last?.subject ?? nobody),
    cues: [],
    thickness: undefined,
    units: [],
    language,
  };
}

/**
 * Returns the words that say what a material is and are not known. What a machine does is told only if the question names nothing
 * that it does it to.
 *
 * @param best id of the entry that is most like the question
 */
function doubtsOf(reading: Reading | undefined, best: string | undefined): readonly string[] {
  if (!reading || reading.doubts.length > 0) return reading?.doubts ?? [];
  if (reading.parts.some(({ kind }) => kind === "material")) return [];
  const asksForProcess =
    reading.parts.some((part) => part.kind === "fact" && part.attribute === "process") ||
    (reading.parts.length === 0 && isOfAnything(best ?? "", reading));
  return asksForProcess ? reading.things : [];
}

/** True if an entry says what machines or phones do, and the question asks what can be done with a thing. */
const isOfAnything = (id: string, { asksForWork, isByMeans }: Reading): boolean =>
  /\.process$/.test(id) || (id === phoneEntry && asksForWork && !isByMeans);

/** Returns the unknown words of a question that is not answered, if they are what is to be worked on. */
function unknownThingOf(
  reading: Reading | undefined,
  { last, barred }: ConversationMemory,
): readonly string[] {
  if (!reading || reading.parts.length > 0 || reading.isForeign) return [];
  const goesOn = barred !== undefined || (last?.parts.some(isVerdict) ?? false);
  const isMeant = reading.asksForWork || (goesOn && reading.isBrief && reading.isFollower);
  return isMeant ? [...new Set([...reading.doubts, ...reading.strange])] : [];
}

/** Returns pages, each once. */
const sourcesOf = (sources: readonly Passage["source"][]): Passage["source"][] =>
  sources
    .filter(({ url }, index) => sources.findIndex((each) => each.url === url) === index)
    .slice(0, mostSources);

/** Returns the contact page with the question filled into its address. */
const addressed = ({ title, url }: Knowledge["contact"], question: string): Knowledge["contact"] => ({
  title,
  url: url.replace("{question}", () => encodeURIComponent(question.trim().toWellFormed())),
});

/** Returns the lead of a hit over the next entry, as a share of its own score. */
function leadOf(first: Hit, ranked: readonly Hit[]): number {
  const second = ranked.find((hit) => hit !== first);
  return (first.score - (second?.score ?? 0)) / first.score;
}

function isClear(first: Hit | undefined, ranked: readonly Hit[]): boolean {
  if (!first) return false;
  const { score, covered } = first;
  if (score >= sure) return true;
  const lead = leadOf(first, ranked);
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

/** Returns the part of a question that is read. */
function readable(whole: string): string {
  let room = longest;
  for (let index = 0; index < whole.length; index += 1) {
    room -= han.test(whole.charAt(index)) ? 2 : 1;
    if (room < 0) return whole.slice(0, index);
  }
  return whole;
}
