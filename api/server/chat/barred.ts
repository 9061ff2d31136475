import type { Barred } from "./answerer.ts";
import { neutral } from "./senses.ts";
import type { Part, Reading } from "./understood.ts";

/** Words by which a material is what another one lies on, is part of, or looks like. */
const carrying =
  /\b(?:on|onto|in|inside|under|over|behind|between|glued|stuck|cover(?:ed)?|coated|laminated|wrapped|mixed|like|look|looks|feels|only|just|back)\b|贴|粘|垫|盖|掺|混|夹|裹|包着|覆|下面|里|像|背|后盖|只刻|只打|只切|壳/u;

/** Words by which a short message limits a dangerous act: the time for which, or the work during which it is done. */
const limiting =
  /^(?:and |but )?(?:when|while)\b|的时候|\b(?:just|only)(?: for)? (?:an?|one|\d+) (?:moment|sec|min|second|minute|hour)|就.{0,3}(?:分钟|秒|下|会儿)/u;

/** Words that ask anew what can be done, without going back to what was named before. */
const asksAnew = (question: string): boolean =>
  /\b(?:cut|engrave|mark|etch|process)\b|切|刻|雕|打标|加工/iu.test(question) &&
  !/\b(?:cut|engrave|mark|etch|process) (?:it|this|that|these|those|them)\b|它|这个|那个|只刻|只打|只切/iu.test(
    question,
  );

/** True if a follow-up names a material only as what carries, covers or resembles the one before. */
const namesCarrier = (question: string, reading: Reading): boolean =>
  carrying.test(question.toLowerCase()) && !asksAnew(question) && reading.isBrief;

/**
 * True if a message asks what can be done with what the conversation was warned of.
 *
 * @param entry id of the entry that has the message as its question, if any has
 */
export function goesOnAbout(
  barred: Barred,
  question: string,
  reading: Reading,
  entry: string | undefined,
): boolean {
  const { parts, understood } = reading;
  const isRelieved = barred.kind === "act" && reading.reliefs.includes(barred.part.unless ?? "");
  if (barred.kind === "act" && reading.isBrief && limiting.test(question.trim().toLowerCase())) return true;
  if (reading.materials.length > 0 && !isRelieved && namesCarrier(question, reading)) return true;
  if (reading.materials.length > 0 || parts.some(({ kind }) => kind === "hazard")) return false;
  if (isRelieved) return false;
  const isAboutOther = entry !== undefined && !isVerdictId(entry);
  if (isAboutOther && parts.every((part) => !isVerdict(part))) return false;
  // Whatever was asked in between, a thickness is one of the material.
  if (reading.isBrief && reading.thickness !== undefined && understood.every(isOfThickness)) return true;
  if (
    reading.isBrief &&
    (reading.isCondition || (reading.isFollower && reading.doubts.length === 0)) &&
    ((reading.isCondition && parts.length === 0) ||
      understood.every((key) => isOfWork(key) || circumstances.has(key)))
  )
    return true;
  if (reading.doubts.length > 0) return false;
  if (barred.kind !== "act" && parts.some(isVerdict)) return true;
  if (reading.isForeign || !understood.every(isOfWork)) return false;
  return (
    reading.isBrief && reading.asks && parts.every(({ kind }) => kind === "overview" || kind === "entry")
  );
}

/** What a question about a material may speak of: the rest of its words ask for something else. */
const ofWork = new Set([
  ...neutral,
  ..."cut engrave process tall fit biggest deepest howwide thin thickest sheet sheetword material clear exhaustword withoutvent window safety fire settings forbidden unattended lid openword edgeword spray msds photo code sign colourfinish object tableword school training".split(
    " ",
  ),
  ..."cut-thickness process supported-materials material-thickness max-speed laser-power temperature exhaust-system"
    .split(" ")
    .map((id) => `attribute:${id}`),
]);

/** What a message that begins with a circumstance may speak of besides. */
const circumstances = new Set([
  ..."goggles purifier dust waterword extractionweak output fast noiseword interlock smokefilter airassist coolant chiller doorword place".split(
    " ",
  ),
  ..."operating-system exhaust-system air-flow air-pressure camera cooling-system"
    .split(" ")
    .map((id) => `attribute:${id}`),
]);

const isOfWork = (key: string): boolean =>
  ofWork.has(key) || /^(?:unit|model|group|situation|follower|joiner|unsafe):/.test(key);

const isOfThickness = (key: string): boolean =>
  /^(?:unit|follower|joiner|filler):|^(?:tall|howthick|howbig|thin|thickest|can|cut|engrave|for|attribute:cut-thickness|attribute:process)$/.test(
    key,
  );

/** Rows that say what a machine does with a material. */
const verdictRows = new Set(["process", "supported-materials", "cut-thickness", "material-thickness"]);

/** True if a part of a question asks what can be done with a material. */
export const isVerdict = (part: Part): boolean =>
  part.kind === "material" ||
  ((part.kind === "fact" || part.kind === "extreme") && verdictRows.has(part.attribute)) ||
  (part.kind === "advice" &&
    part.wishes.some(({ question }) => question === "material" || question === "thickness"));

export const withoutVerdicts = (reading: Reading): Reading => ({
  ...reading,
  parts: reading.parts.filter((part) => !isVerdict(part)),
});

/** True if an entry says what can be done with a material. */
export const isVerdictId = (id: string): boolean =>
  /^(?:material|substance|reach)\./.test(id) ||
  (id.includes(".") && verdictRows.has(id.slice(id.lastIndexOf(".") + 1)));
