import {
  type ChatAnswer,
  type FormLanguage,
  formLanguages,
  type KnowledgeEntry,
} from "../../contract/index.ts";
import type { Answerer, ConversationMemory, Outcome } from "./answerer.ts";
import { goesOnAbout, isVerdictId, withoutVerdicts } from "./barred.ts";
import { type Candidate, createChances, type Features } from "./chances.ts";
import { passagesFor } from "./composing.ts";
import { createFinder } from "./entry-finder.ts";
import { createLikeness, isPossible } from "./likeness.ts";
import { believable, createOffers, most } from "./offers.ts";
import { addressed, chatAnswerOf, type Facts, type Passage, passageOf, sourcesOf } from "./passages.ts";
import { phrases } from "./phrases.ts";
import { languageOfQuestion } from "./query-language.ts";
import type { KnowledgeByLanguage } from "./read-knowledge.ts";
import { readable } from "./readable.ts";
import { createReader, phoneEntry } from "./reading.ts";
import { remember, rememberEntry, rememberSubject } from "./remembering.ts";
import { createRetrieval } from "./retrieval.ts";
import { thicknessOf } from "./thickness.ts";
import type { HazardPart, Reading } from "./understood.ts";
import { doubtsOf, isPutIn, unknownThingOf } from "./unknown-materials.ts";
import { createUnsafeGuard } from "./unsafe.ts";
import { createSayings } from "./unused-words.ts";
import { createWarnings } from "./warnings.ts";
import { isHarmless, isWordable } from "./wordable.ts";

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
  /** Log odds of what speaks for an entry. Default: the fitted ones. */
  readonly odds?: Features;
  /** Called with the entries that may answer a question, and with the understood parts, for fitting those odds. */
  readonly onWeighed?: (candidates: readonly Candidate[], reading: Reading) => void;
}

/** Maximum length of what the check for dangerous substances reads: that of a message. */
const longestWhole = 4_000;

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
  doubtfulFrom,
  odds,
  onWeighed,
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
  const chances = createChances(all, [...lexicons.values()][0], sayings, odds);
  const namesUnsafe = createUnsafeGuard(files.flatMap(({ unsafe }) => unsafe));
  const entries = createFinder(files, ({ entries: list }) => list);
  const substances = createFinder(files, ({ unsafe }) => unsafe);

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

  const { warningOf, unlistedPassages, unlistedAnswer, actAnswer, reminded, keepReminding } = createWarnings({
    entries,
    substances,
    passagesOf,
  });
  const { entryLike, agrees } = createLikeness(retrieval.isOfStrangers, reader !== undefined);
  const { counterOf, settledBy, insteadOf, besideOf, likelyOf, likeAnd, offerOf } = createOffers(
    entries,
    sayings,
    doubtfulFrom,
  );

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
      keepReminding(memory, barred);
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
    const guessed = heard ? passagesOf({ ...heard, parts: heard.guesses }, language, contact) : [];
    // What is not sure enough by itself is, if the likeness of the whole question says the same.
    const isAgreed =
      heard !== undefined &&
      heard.parts.length === 0 &&
      heard.strange.length === 0 &&
      // Beside a thing of daily life, a row is that thing's: the watts of a kettle.
      !(heard.isForeign && heard.guesses.some(({ kind }) => kind !== "entry")) &&
      (isOnlyGuess(heard) ||
        agrees(
          question,
          hits[0],
          guessed.flatMap(({ ids }) => ids),
          heard.isForeign,
        ));
    if (heard?.isForeign && !isExact && !isAgreed && heard.parts.length === 0) {
      end("unknown");
      return { answer: phrases[language].unknown, sources: [contact] };
    }
    const doubts = isExact ? [] : doubtsOf(heard, hits[0]?.id);
    const unlisted = doubts.length > 0 ? unlistedPassages(doubts, language, contact) : [];
    const reading = isAgreed ? { ...heard, parts: heard.guesses, unheard: [] } : heard;
    const understood = reading && !isExact ? passagesOf(reading, language, contact) : [];
    const sayable =
      reading && doubts.length > 0 ? passagesOf(withoutVerdicts(reading), language, contact) : [];
    const allowed = sayable.filter(({ ids }) => !ids.some(isVerdictId));
    // What is not known of a material is said before the rest is answered.
    const passages =
      doubts.length > 0 && allowed.length < understood.length ? [...unlisted, ...allowed] : understood;
    const candidates =
      heard && !isExact
        ? chances.rank({
            question,
            reading: heard,
            hits: ranked,
            told: isAgreed ? [] : firstOf(understood),
            guessed: firstOf(guessed),
          })
        : [];
    if (heard && candidates.length > 0) onWeighed?.(candidates, heard);
    if (reading && passages.length > 0) {
      const rest = reading.unheard.flatMap((part) => {
        const hit = entryLike(part, retrieval.search(part));
        const entry = entries(hit?.id, language);
        if (entry && doubts.length > 0 && isVerdictId(entry.id)) return unlisted;
        if (entry) return [passageOf(entry, thicknessOf(part))];
        return [{ text: phrases[language].unheard(part), source: contact, ids: [], declines: true }];
      });
      // Beside the doubt, what the question asks if it is about no material: how to clean the crumb tray.
      const instead =
        passages !== understood && allowed.length === 0
          ? likelyOf(candidates.filter(({ id }) => !isVerdictId(id)))
              .slice(0, 1)
              .flatMap((id) => {
                const entry = entries(id, language);
                return entry ? [passageOf(entry, thicknessOf(question))] : [];
              })
          : [];
      const known = passages === understood ? entries(insteadOf(reading, candidates), language) : undefined;
      // Whoever asks more than the entry tells finds the contact page below it.
      const told = known
        ? [passageOf(known, thicknessOf(question)), { text: "", source: contact, ids: [] }]
        : [...passages, ...instead, ...rest];
      const declined = (passages === understood ? [] : [...doubts]).concat(
        rest.flatMap(({ declines }, index) => (declines ? (reading.unheard[index] ?? []) : [])),
      );
      const answering = told.flatMap((each) => each.ids);
      const rival =
        passages === understood && !known && told.some(({ declines }) => !declines)
          ? counterOf(reading, answering, hits)
          : undefined;
      const settled =
        rival && settledBy(candidates, answering, candidates.find(({ id }) => id === rival.id)?.chance ?? 0);
      const counter = settled === undefined ? rival : undefined;
      const likelier =
        settled === undefined || answering.includes(settled) ? undefined : entries(settled, language);
      if (likelier) told.splice(0, told.length, passageOf(likelier, thicknessOf(question)));
      const beside =
        passages === understood && !known && !rival
          ? besideOf(reading, told, candidates, language)
          : undefined;
      // What can be done with a material is said first.
      if (beside)
        told.splice(isVerdictId(beside.id) ? 0 : told.length, 0, passageOf(beside, thicknessOf(question)));
      if (counter) {
        remember(memory, reading, language);
        end("offered");
        return offerOf(answering, counter, hits, language, contact);
      }
      const other = known ?? likelier;
      if (doubts.length > 0 && passages !== understood) {
        memory.barred = { kind: "unlisted", words: doubts };
        rememberSubject(memory, reading, language);
      } else if (other) rememberEntry(memory, reading, other.id, language);
      else remember(memory, reading, language);
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
              told.flatMap(({ text, source }) =>
                text === "" ? [] : { title: source.title, question: "", answer: text },
              ),
              language,
            )
          : undefined;
      const onlyDeclines = told.every(({ declines }) => declines);
      // Whatever else is told beside it, a doubt about a material is no yes.
      const isDoubted = passages !== understood;
      end(
        isDanger
          ? "unsafe"
          : onlyDeclines || isDoubted
            ? "declined"
            : worded === undefined
              ? "answered"
              : "worded",
        declined,
      );
      const ids = new Set(told.flatMap((each) => each.ids));
      const likeliest = candidates.length > 0 ? candidates : hits;
      const others = likeliest.flatMap(({ id }) =>
        ids.has(id) ? [] : (entries(id, language)?.question ?? []),
      );
      return {
        answer: worded ?? texts.join("\n"),
        sources: sourcesOf(told.map(({ source }) => source)),
        ...(others.length > 0 && { suggestions: others.slice(0, most - 1) }),
      };
    }
    if (reading && doubts.length === 0) remember(memory, reading, language);
    const danger = isExact ? dangerIn(heard) : undefined;
    if (danger) memory.barred = { kind: "act", part: danger };
    const like = isExact ? hits[0]?.id : entryLike(question, ranked, reading)?.id;
    const isBelieved = isExact || candidates.every(({ id, chance }) => id !== like || chance >= believable);
    const alike = isBelieved ? like : undefined;
    if (alike !== undefined && doubts.length > 0 && (isVerdictId(alike) || alike === phoneEntry)) {
      end("declined", doubts);
      return unlistedAnswer(doubts, language, contact, memory, reading);
    }
    const counter = alike === undefined || isExact ? undefined : counterOf(reading, [alike], hits);
    const isLike = alike !== undefined && !counter;
    const chosen = isLike
      ? likeAnd(alike, candidates)
      : retrieval.isOfStrangers(question)
        ? []
        : likelyOf(candidates);
    const clear = chosen[0];
    const unknownThing = isLike ? [] : unknownThingOf(reading, memory);
    if (unknownThing.length > 0) {
      memory.barred = { kind: "unlisted", words: unknownThing };
      rememberSubject(memory, reading, language);
    }
    const possible = [...firstOf(guessed), ...hits.map(({ id }) => id)];
    const others = possible.length > 0 ? candidates.map(({ id }) => id) : [];
    const ordered = [...new Set([...chosen, ...others, ...possible])];
    const found = ordered.slice(0, most + 1).flatMap((id) => entries(id, language) ?? []);
    const questions = found.map((each) => each.question);
    const [entry] = found;
    if (!entry && unknownThing.length > 0 && reading && (reading.asksForWork || isPutIn(reading))) {
      end("declined", unknownThing);
      return unlistedAnswer(unknownThing, language, contact, memory, reading);
    }
    if (!entry) {
      end("unknown");
      return { answer: phrases[language].unknown, sources: [contact] };
    }
    if (counter && alike !== undefined && clear === undefined) {
      end("offered");
      return offerOf([alike], counter, hits, language, contact);
    }
    if (clear === undefined) {
      end("offered");
      return {
        answer: phrases[language].offer,
        sources: [contact],
        suggestions: questions.slice(0, most),
      };
    }
    const row = rowOf(entry, reading);
    const [figure, ...more] = row ? passagesOf(row, language, contact) : [];
    if (row && figure && more.length === 0) {
      remember(memory, row, language);
      end(figure.declines ? "declined" : "answered");
      return { ...chatAnswerOf([figure]), ...(questions.length > 1 && { suggestions: questions.slice(1) }) };
    }
    const worded =
      unknownThing.length === 0 && chosen.every((id) => isWordable([id]))
        ? await word?.(
            question,
            found.slice(0, most).filter(({ id }) => isWordable([id])),
            language,
          )
        : undefined;
    if (reading && unknownThing.length === 0) rememberEntry(memory, reading, entry.id, language);
    end(unknownThing.length > 0 ? "declined" : worded === undefined ? "answered" : "worded", unknownThing);
    const told = chosen.flatMap((id) => {
      const each = entries(id, language);
      return each ? [passageOf(each, thicknessOf(question))] : [];
    });
    // What is not known of a material is said before the rest is answered.
    const answer = chatAnswerOf([
      ...(unknownThing.length > 0 ? unlistedPassages(unknownThing, language, contact) : []),
      ...told,
    ]);
    return {
      ...answer,
      ...(worded !== undefined && { answer: worded }),
      // For visitors who meant something else.
      ...(questions.length > chosen.length && { suggestions: questions.slice(chosen.length) }),
    };
  }
}

/** Returns the entry that each passage tells first. */
const firstOf = (passages: readonly Passage[]): readonly string[] =>
  passages.flatMap(({ ids }) => ids.slice(0, 1));

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

/**
 * True if the reader, though not sure, thinks of a single entry, and knows every word. Measured on the development sets, it was
 * right in five of six such questions. A phone is spoken of in too many others.
 */
const isOnlyGuess = ({ guesses: [guess, ...others], isForeign }: Reading): boolean =>
  guess?.kind === "entry" && others.length === 0 && !isForeign && guess.answers[0] !== phoneEntry;

/** Reads a question as one for the row that the entry most like it tells, which then is told in the units asked for. */
function rowOf({ fact }: KnowledgeEntry, reading: Reading | undefined): Reading | undefined {
  if (!fact || !reading) return undefined;
  const subject = { models: [fact.model] };
  return { ...reading, subject, parts: [{ kind: "fact", attribute: fact.attribute, subject }] };
}

const dangerIn = (reading: Reading | undefined): HazardPart | undefined =>
  reading?.parts.find((part) => part.kind === "hazard");
