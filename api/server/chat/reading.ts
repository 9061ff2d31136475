import type { KnowledgeEntry, KnowledgeLexicon, UnsafeSubstance } from "../../contract/index.ts";
import { unitsWanted, unitWordsOf } from "./asked-units.ts";
import {
  type Ask,
  createAskFinder,
  isSizeOf,
  isUnknown,
  mostParts,
  partsOfMachine,
  plainly,
} from "./asks.ts";
import { createContrasts } from "./contrasts.ts";
import { createDoubtFinder } from "./doubts.ts";
import { hasContent, isTrusted, strangersIn, vocabularyOf } from "./evidence.ts";
import { continuedIn, followedUp, isOnlyNames } from "./follow-ups.ts";
import { createHazardFinder } from "./hazards.ts";
import { createPinyin } from "./pinyin.ts";
import { clauseAround, createPlaceFinder, type Place } from "./places.ts";
import { partsOf } from "./question-parts.ts";
import type { Sense, Span, Stretch } from "./scan.ts";
import { isNeutral, keyOf, neutral } from "./senses.ts";
import { isAboutVisitor, isQuestion, stretchesOf, textOf } from "./sentences.ts";
import { createSuperlatives } from "./superlatives.ts";
import { lengthsOf } from "./thickness.ts";
import { isCondition, quietIn, thingsIn } from "./things.ts";
import { type Memory, nobody, type Part, type Reading, type Subject } from "./understood.ts";
import type { Unit } from "./units-of-text.ts";
import { restOf } from "./unused-words.ts";
import { isSheet, wishesOf } from "./wishes.ts";
import { createWordFinder } from "./word-finder.ts";

/** Understands questions. */
export interface Reader {
  read(question: string, memory: Memory | undefined): Reading;
}

/** Greater lengths are widths and lengths of sheets. */
const thickest = 100;

/** Sentences of a message that are read. */
const mostSentences = 12;

/** Entry that compares the series. */
const bothSeries = "faq.which-series";

/** Entries about boards that are longer than the bed, which a board that fits one is not. */
const oversize = /^(?:faq\.light-1390\.1|faq\.long-boards|safety\.pass-through\..+)$/;

/** Entries about work with materials. Their words, such as soap and hair, do not show that a question is about machines. */
const aboutCraft = /^practice\./;

/** Words in a message that only names another subject. */
const brief = 8;

/** Cues of work that does not go through the material. */
const onSurface = ["engrave", "code", "photo"];

/** Cues of the work that somebody describes. */
const worksOn = ["cut", ...onSurface];

/** True for what may stand in the description of somebody's work, which asks for nothing. */
const isDescription = (sense: Sense): boolean =>
  isNeutral(sense) ||
  sense.kind === "material" ||
  [...worksOn, "object", "baremetal", "sheet", "school", "cup", "sign"].includes(keyOf(sense));

/** Cues of laser sources. Beside one machine and nothing else, they ask which source it has: "is the 1390 a glass tube?" */
const sources = new Set(["tube", "glassTube", "rfTube", "diode", "fiber", "co2"]);

/** True if a sentence speaks of a laser source and else only of a machine. */
const onlySource = ({ spans }: Place): boolean =>
  spans.some(({ senses }) => senses.some((sense) => sources.has(keyOf(sense)))) &&
  spans.every(({ senses }) => senses.some((sense) => isNeutral(sense) || sources.has(keyOf(sense))));

/** True for a question of the FAQ, which may be told beside a recommendation: which machine is for a beginner. */
const isRemark = ({ rule }: Ask): boolean =>
  rule.attribute === undefined && (rule.answers?.every((id) => /^(?:[a-z0-9-]+:)?faq\./.test(id)) ?? false);

/** Gives a figure that stands alone the unit of the thickness before it: "15?", "15的呢". */
const withUnit = (message: string): string =>
  message.replace(
    /^((?:and|what about|how about|那|那么|换成)?\s*)(\d{1,2}(?:\.\d)?)(?=\s*(?:个的?|的|厚)?\s*呢?\s*[?？]?$)/i,
    "$1$2 mm ",
  );

/** Words that ask for work on a thing. */
const worked = ["cut", "engrave", "attribute:process"];

/** Entry that tells what a phone is good for. */
export const phoneEntry = "software.mobile";

/** Words that make a phone the means, not what is worked on. */
const means = /^(?:from|with|via|using|use|on|by|app|用|通过|从|拿|上|软|控)$/;

/** True for the everyday verb for marking: `打手机壳`, not `打开`, `打印`, `打样` or `打电话`. */
const isMarked = ({ raw }: Unit, at: number, units: readonly Unit[]): boolean =>
  raw === "打" && !/[开印样电]/.test(units[at + 1]?.raw ?? "");

/** True if the question is answered with what a phone is good for, but asks for work on something of that name. */
const isWorkOnPhone = (parts: readonly Part[], units: readonly Unit[], works: boolean): boolean =>
  works &&
  parts.every((part) => part.kind === "entry" || (part.kind === "fact" && part.attribute === "process")) &&
  parts.some((part) => part.kind === "entry" && part.answers[0] === phoneEntry) &&
  !units.some(({ raw }) => means.test(raw));

/** Attributes that a question about a material asks for anyway. */
const ofMaterials = new Set(["cut-thickness", "process", "supported-materials"]);

/** Words for what lies in a machine, and for what a machine stands on or goes through. */
const pieces =
  /\b(?:logos?|pieces?|parts?|boards?|sheets?|panels?|blocks?|box(?:es)?|jobs?|items?|objects?|stuff|letters?|names?)\b|标|板|件|字|料|盒|东西/iu;
const rooms =
  /\b(?:doors?|doorways?|lifts?|elevators?|corridors?|stairs?|rooms?|desks?|tables?|bench(?:es)?|van|pallets?|space|floor|gap|wall)\b|门|电梯|楼|走廊|屋|房|桌|车|墙|地方|占/iu;

/** Returns the row that tells whether a piece of the size in a question fits: "can I put a 20 cm tall part under it". */
const pieceIn = (question: string, lengths: readonly number[]): string | undefined =>
  lengths.length === 0 || !pieces.test(question) || rooms.test(question)
    ? undefined
    : /\b(?:tall|high|height|thick|deep)\b|[高厚]/iu.test(question)
      ? "material-thickness"
      : "working-area";

/** Cues of the shape of a material: `rowmark sheet`. */
const shapes = new Set(["sheet", "sheetword", "object", "thin", "sign", "giftbox", "tall"]);

/** Cues that ask what can be done to a material. */
const working = new Set(["cut", "engrave", "can", "howthick", "thickest"]);

/**
 * Creates a reader. It splits a message into sentences and finds in each the subject, what is asked of it, and the conditions.
 *
 * @param entries entries of all languages, whose words are spelled right
 */
export function createReader(
  lexicons: readonly KnowledgeLexicon[],
  entries: readonly KnowledgeEntry[],
  unsafe: readonly UnsafeSubstance[],
): Reader | undefined {
  const [lexicon] = lexicons;
  if (!lexicon) return undefined;
  const known = vocabularyOf(entries.filter(({ id }) => !aboutCraft.test(id)));
  const pinyin = createPinyin(Object.assign({}, ...lexicons.map(({ syllables }) => syllables)));
  const finder = createWordFinder(lexicons, unsafe, (stem) => known.has(stem), pinyin);
  const weakCues = new Set(lexicon.cues.flatMap(({ id, weak: isWeak }) => (isWeak ? id : [])));
  const asksIn = createAskFinder(lexicon, weakCues);
  const { placeOf, subjectOf } = createPlaceFinder(lexicon, asksIn);
  const superlatives = createSuperlatives(lexicon, entries);
  const contrasted = createContrasts(lexicon, entries);
  const parentOf = new Map(lexicon.materials.map(({ id, material }) => [id, material]));
  const unitWords = unitWordsOf(lexicons);
  const { hazardIn, reliefsIn } = createHazardFinder(lexicons, pinyin);
  const quiet = quietIn(lexicons);
  const doubtsIn = createDoubtFinder(lexicons, unsafe);
  const ofAnything = new Set([
    ...neutral,
    ...lexicon.cues.flatMap(({ id, ofAnything: isOfAnything }) => (isOfAnything ? id : [])),
    ...lexicon.attributes.flatMap(({ id, ofAnything: isOfAnything }) =>
      isOfAnything ? [`attribute:${id}`, `most:${id}`, `least:${id}`] : [],
    ),
  ]);

  return {
    read(message, memory) {
      const named = contrasted(message, memory);
      const question = memory?.thickness === undefined ? named : withUnit(named);
      const scan = finder.scan(question);
      const { units, spans, inPinyin } = scan;
      const sentences = stretchesOf(units, ({ kind }) => kind === "stop").slice(0, mostSentences);
      const rough = sentences.map((stretch) => placeOf(stretch, scan, memory?.subject.models ?? []));
      const questions = rough.map((place, index) =>
        isQuestion(place, units, sentences[index + 1]?.from ?? units.length),
      );
      const places = rough.map((place, index) =>
        !questions[index] && questions.some(Boolean) && isAboutVisitor(place, units)
          ? { ...place, asks: [] }
          : place,
      );
      const { wanted, asked: asksForUnits } = unitsWanted(units, unitWords);
      const lengths = lengthsOf(question);
      const words = units.filter(
        ({ kind }, index) => kind !== "pause" && kind !== "stop" && scan.words[index]?.from === index,
      ).length;
      const isFollower = spans.some(
        ({ senses, from }) =>
          (from === 0 || units.length - from <= 2) && senses.some(({ kind }) => kind === "follower"),
      );
      const strange = strangersIn({ from: 0, to: units.length }, scan, known);
      const everything = places.flatMap(({ spans: each }) => each.flatMap(({ senses }) => senses));
      const cues = everything.filter(
        ({ kind, id }) => kind === "attribute" || (kind === "cue" && !weakCues.has(id)),
      );
      const parts: Part[] = [];
      const unheard: string[] = [];
      const guesses: Part[] = [];
      const used = new Set<Span>();
      const own = places.map(subjectOf);
      const material = [...new Set(places.flatMap(({ materials }) => materials))];
      const situations = [...new Set(places.flatMap((place) => place.situations))];
      const has = (key: string): boolean => everything.some((sense) => keyOf(sense) === key);
      const ofSurface = onSurface.some(has) && !has("cut");

      const inherited = (index: number): Subject => {
        const before = own.slice(0, index).findLast(({ models }) => models.length > 0);
        const after = own.slice(index + 1).find(({ models }) => models.length > 0);
        return before ?? after ?? nobody;
      };

      const useSpan = (span: Span | undefined): void => {
        if (span) used.add(span);
      };
      /** Whoever describes a piece of work says what it is and what is done to it. */
      const useDescription = (place: Place): void => {
        for (const span of place.spans) if (span.senses.some(isDescription)) used.add(span);
      };

      const dangers = places.flatMap((place, index) => {
        const hazard = hazardIn(place, scan);
        const mine = own[index] ?? nobody;
        return hazard
          ? { kind: "hazard" as const, ...hazard, subject: mine.models.length > 0 ? mine : inherited(index) }
          : [];
      });

      const onward = memory && words <= brief + (isFollower ? 4 : 0) ? memory : undefined;
      const continued = onward ? continuedIn(onward, places[0], isFollower, { asksIn, units, own }) : [];
      parts.push(...continued);
      if (continued.length > 0) for (const span of spans) used.add(span);

      for (const [index, place] of continued.length > 0 ? [] : places.entries()) {
        const mine = own[index] ?? nobody;
        const around = mine.models.length > 0 ? mine : inherited(index);
        const subject =
          around.models.length > 0 || place.all || strange.length > 2 ? around : (memory?.subject ?? around);
        const strangers = strangersIn(place, scan, known).length;
        const hasCue = (...ids: readonly string[]): boolean =>
          place.spans.some(({ senses }) => senses.some(({ kind, id }) => kind === "cue" && ids.includes(id)));
        const trusted = place.asks.filter(({ rule, weight, spans: used }) =>
          isTrusted({ rule, weight, used }, place, scan, { subject, known, ofAnything }),
        );
        const sized = trusted.filter((ask) => !isSizeOf(ask, place, units));
        const wishes = wishesOf(lexicon, situations, material, lengths, parentOf);
        const isFitting =
          mine.models.length === 0 &&
          !hasCue("backword") &&
          wishes.some(({ question: name }) => name === "size");
        const isOversize = ({ rule }: Ask): boolean => rule.answers?.some((id) => oversize.test(id)) ?? false;
        const asks = plainly(sized, subject).filter((ask) => !(isFitting && isOversize(ask)));
        const doubtful = place.asks.filter((ask) => !trusted.includes(ask) && !isUnknown(ask));
        guesses.push(...partsOf(doubtful, place, { subject, has }));
        // "How thick does it cut, and can it cut leather": the row is asked for beside the material.
        const isBeside = ({ spans: used, rule }: Ask): boolean => {
          const spansOfAsk = used.flatMap((each) => place.spans[each] ?? []);
          const clause = clauseAround(spansOfAsk, place, scan);
          return (
            subject.models.length === 1 &&
            rule.attribute === "cut-thickness" &&
            place.spans.every(
              ({ from, senses }) => senses.every(({ kind }) => kind !== "material") || from >= clause.to,
            )
          );
        };
        const extremes = asks.filter(({ rule }) => rule.extreme !== undefined);
        // "How heavy is the biggest machine": what else is asked is asked of the machine that the superlative names.
        const best =
          subject.models.length === 0 || mine.group !== undefined ? superlatives.of(place, mine) : nobody;
        const isNamedByRank =
          best.models.length > 0 &&
          !place.all &&
          (place.materials.length > 0 || asks.some(({ rule }) => rule.extreme === undefined));
        const named = isNamedByRank ? best : mine;
        const others = asks.filter(
          (ask) =>
            (!ofMaterials.has(ask.rule.attribute ?? "") || isBeside(ask)) &&
            !(isNamedByRank && (extremes.includes(ask) || place.materials.length > 0)),
        );
        const thin = lengths.some((length) => length <= thickest);
        const works =
          thin ||
          place.asks.some(({ rule }) => ofMaterials.has(rule.attribute ?? "")) ||
          hasCue("cut", "engrave", "howthick", "thickest", "machine", "laserword") ||
          (hasCue("can", "need") && place.asks.length === 0);
        const isApart = place.spans.some((span) => {
          if (!span.senses.some(({ kind }) => kind === "material")) return false;
          const clause = clauseAround([span], place, scan);
          const isIn = ({ from, to }: Stretch): boolean => from >= clause.from && to <= clause.to;
          return (
            !others.some(({ at }) => at >= clause.from && at < clause.to) &&
            place.spans.some(
              (each) => isIn(each) && each.senses.some(({ kind, id }) => kind === "cue" && working.has(id)),
            )
          );
        });
        // A message that only names a material asks what can be done to it. `How do I sharpen a knife` asks something else.
        const isAlone =
          place.asks.length === 0 &&
          strangers <= (hasCue("how") ? 0 : 1) &&
          place.spans.every(({ senses }) =>
            senses.some((sense) => sense.kind === "material" || isNeutral(sense) || shapes.has(keyOf(sense))),
          );
        // Also one that names a material for a model: "clear acrylic keychains on the blue 530".
        const isNamedFor = mine.models.length === 1 && place.asks.length === 0 && strangers <= 1;
        // Whom or where it is for does not matter to whether a material can be cut.
        const isWorkAsked = hasCue("cut", "engrave") && hasCue("can") && others.length === 0;
        const materialAsked =
          place.materials.length > 0 &&
          !(place.materials.every((id) => partsOfMachine.has(id)) && !hasCue("cut", "engrave")) &&
          !(place.isForeign && mine.models.length === 0 && !isWorkAsked) &&
          (others.length === 0 ? works || isAlone || isNamedFor || isNamedByRank : isApart);
        // The power of a desk lamp is no description of somebody's work.
        const isOfOthers = doubtful.some(
          ({ rule, spans: used }) =>
            ofAnything.has(`attribute:${rule.attribute}`) &&
            !used.every((at) => place.spans[at]?.senses.some(isDescription)),
        );
        const recommendation = place.spans.find(({ senses }) =>
          senses.some(({ kind, id }) => kind === "cue" && id === "recommend"),
        );
        const sheet = lengths.filter((length) => length >= thickest).length > 1;
        const clause = recommendation && clauseAround([recommendation], place, scan);
        for (const ask of asks) for (const at of ask.spans) useSpan(place.spans[at]);
        // What a page tells of a material rests on the material's name as well.
        if (asks.some(({ rule }) => rule.answers?.some((id) => id.includes("{material}"))))
          useDescription(place);
        // "What speed for 3 mm plywood on the 640" asks for settings, not for the machine's top speed. "What power for 5 mm
        // acrylic", without a machine, asks which machine to buy.
        const asksSettings =
          place.materials.length > 0 &&
          extremes.length === 0 &&
          (hasCue("settings") ||
            (thin &&
              (hasCue("spec") ||
                asks.some(
                  ({ rule: { attribute } }) =>
                    attribute === "max-speed" || (attribute === "laser-power" && mine.models.length > 0),
                ))));
        if (asksSettings) {
          parts.push({ kind: "settings", materials: place.materials, subject, ofSurface });
          useDescription(place);
          continue;
        }
        const isAdvice =
          clause !== undefined &&
          extremes.length === 0 &&
          !isOfOthers &&
          !(place.isForeign && !hasCue("machine", "laserword", ...worksOn)) &&
          (situations.length > 0 || sheet) &&
          !asks.some(({ rule }) => rule.answers?.some((id) => id.startsWith("model."))) &&
          others.every(
            (ask) => ask.at < clause.from || ask.at >= clause.to || situations.length > 1 || isRemark(ask),
          ) &&
          !place.spans.some(
            ({ from, to, senses }) =>
              from >= clause.from && to <= clause.to && senses.some(({ kind }) => kind === "model"),
          );
        if (isAdvice) {
          const deep = thin && wishes.every(({ question: name }) => name !== "place" && name !== "size");
          const isSubstance = wishes.length === 1 && material.some((id) => parentOf.get(id) !== undefined);
          if (isSubstance || (deep && material.some((id) => isSheet(id, parentOf))))
            parts.push({ kind: "material", materials: material, subject: nobody, deep });
          else parts.push({ kind: "advice", wishes, subject: nobody });
          if (isSubstance) parts.push({ kind: "advice", wishes, subject: nobody });
          parts.push(...partsOf(others.filter(isRemark), place, { subject, has }));
          useDescription(place);
          continue;
        }
        // Which machine does both wood and metal: none of the verdicts on either tells it.
        if (
          hasCue("bothword") &&
          new Set(wishes.flatMap(({ question: name, value }) => (name === "material" ? value : []))).size > 1
        ) {
          parts.push({ kind: "advice", wishes, subject: nobody });
          useDescription(place);
          continue;
        }
        const rows = asks.filter(({ rule }) => rule.attribute !== undefined);
        if (place.groups.length > 1 && place.models.length === 0 && rows.length === 0) {
          // Two series are compared by what they are for.
          parts.push({ kind: "entry", answers: [bothSeries], subject: nobody });
          continue;
        }
        const isPair = mine.models.length === 2 && mine.group === undefined && hasCue("compare");
        // "M20 and 530, can they do metal" is about the metal.
        const isWorked = place.materials.length > 0 && hasCue("can", "cut", "engrave");
        if (isPair && !isWorked && rows.length === 0 && asks.every(({ weight }) => weight < 1.3)) {
          parts.push({ kind: "comparison", subject: mine });
          continue;
        }
        // Whoever describes a piece and a place, and asks nothing else, wants a machine for them.
        const isDescribed =
          asks.length === 0 &&
          !isOfOthers &&
          mine.models.length === 0 &&
          (wishes.some(({ question: name }) => name === "size") ||
            (wishes.some(({ question: name }) => name === "place") &&
              !(questions[index] && hasCue("can", "howthick"))));
        if (isDescribed && new Set(wishes.map(({ question: name }) => name)).size > 1) {
          parts.push({ kind: "advice", wishes, subject: nobody });
          useDescription(place);
          continue;
        }
        const byRank = extremes.filter(({ rule }) => rule.attribute !== "cut-thickness");
        if (isNamedByRank) parts.push(...partsOf(byRank, place, { subject, has }));
        if (materialAsked) {
          useDescription(place);
          const deep =
            thin || asks.some(({ rule }) => rule.attribute === "cut-thickness") || hasCue("howthick");
          parts.push({
            kind: "material",
            materials: place.materials,
            subject: named.models.length > 0 ? named : subject,
            deep: deep || isNamedByRank,
            ofSurface,
          });
          if (others.length === 0) continue;
        }
        if (others.length > 0 || (asks.length > 0 && !materialAsked)) {
          if (isNamedByRank) {
            const rest = materialAsked ? others : asks.filter((ask) => !extremes.includes(ask));
            parts.push(...partsOf(rest, place, { subject: best, has }));
          } else
            parts.push(
              ...partsOf(materialAsked ? others : asks, place, {
                subject,
                has,
                scan,
                subjectOf,
                piece: pieceIn(question, lengths),
              }),
            );
          continue;
        }
        if (mine.models.length > 1 && mine.group === undefined && strangers <= 1) {
          parts.push({ kind: "comparison", subject: mine });
          continue;
        }
        if (mine.group !== undefined && hasCue("most", "least")) {
          // The biggest and the smallest of a series are meant by what they can work on.
          parts.push({ kind: "extreme", attribute: "working-area", most: hasCue("most"), subject: mine });
          continue;
        }
        if (mine.models.length === 1 && strangers === 0 && !onward && onlySource(place)) {
          parts.push({ kind: "fact", attribute: "laser-type", subject: mine });
          continue;
        }
        if (hasContent(place, scan, known)) unheard.push(textOf(place, units));
      }

      if (parts.length === 0 && onward) {
        parts.push(...followedUp(onward, places, { own, wanted, lengths, material, isFollower, strange }));
        if (parts.length > 0) for (const span of spans) used.add(span);
      }
      if (parts.length === 0) {
        const [mine = nobody] = own.filter(({ models }) => models.length > 0);
        const only = isOnlyNames(spans, units);
        if (mine.models.length === 1 && only) parts.push({ kind: "overview", subject: mine });
        else if (mine.group !== undefined && only) parts.push({ kind: "overview", subject: mine });
        else if (
          mine.models.length === 0 &&
          situations.length > 0 &&
          !(places.some((place) => place.isForeign) && !["machine", "laserword", ...worksOn].some(has)) &&
          guesses.length === 0 &&
          (has("recommend") ||
            has("need") ||
            (!memory && worksOn.some(has) && everything.every(isDescription))) &&
          strange.length <= 4
        )
          parts.push({
            kind: "advice",
            wishes: wishesOf(lexicon, situations, material, lengths, parentOf),
            subject: nobody,
          });
      }
      const [subject = memory?.subject ?? nobody] = own.filter(({ models }) => models.length > 0);
      const asksForWork = worked.some(has) || units.some(isMarked);
      if (dangers.length > 0) {
        // Only the rows of a named model are told beside a danger.
        const rows = parts.filter((part) => part.kind === "fact" && part.subject.models.length > 0);
        parts.splice(0, parts.length, ...dangers.slice(0, 2), ...rows);
        unheard.splice(0);
      } else if (isWorkOnPhone(parts, units, asksForWork)) {
        // A phone cover is worked on, and no answer tells what it is made of.
        parts.splice(0, parts.length, { kind: "fact", attribute: "process", subject });
      }
      // "And the 640?" after settings for a sheet asks for the same sheet.
      const isOfSameSheet =
        lengths.length === 0 &&
        parts.some(
          (part) => part.kind === "settings" && memory?.parts.some(({ kind }) => kind === "settings"),
        );
      return {
        parts: parts.slice(0, mostParts),
        unheard: parts.length === 0 ? [question] : unheard,
        units: wanted,
        asksForUnits,
        thickness:
          lengths.find((length) => length <= thickest) ??
          (lengths.length === 1 ? lengths[0] : isOfSameSheet ? memory?.thickness : undefined),
        inPinyin,
        understood: [...new Set(everything.filter(({ kind }) => kind !== "filler").map(keyOf))],
        strange,
        cues,
        subject,
        isForeign:
          dangers.length === 0 &&
          places.some((place) => place.isForeign) &&
          own.every(({ models }) => models.length === 0),
        rest: restOf(scan, used),
        guesses,
        materials: material,
        doubts: [...new Set(sentences.flatMap((sentence) => doubtsIn(sentence, scan)))],
        things: [...new Set(places.flatMap((place) => thingsIn(place, scan, quiet)))],
        asksForWork,
        isFollower,
        isByMeans: units.some(({ raw }) => means.test(raw)),
        isCondition: isCondition(units),
        reliefs: sentences.flatMap((sentence) => reliefsIn(sentence, scan)),
        saysNothing:
          strange.length > 0 && everything.every((sense) => isNeutral(sense)) && subject === nobody,
        isBrief: words <= brief + 4,
        asks:
          lengths.length > 0 || questions.some(Boolean) || everything.some(({ kind }) => kind !== "filler"),
        unsafe: [...new Set(everything.flatMap(({ kind, id }) => (kind === "unsafe" ? id : [])))],
      };
    },
  };
}
