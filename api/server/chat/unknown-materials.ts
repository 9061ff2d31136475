import type { ConversationMemory } from "./answerer.ts";
import { isVerdict } from "./barred.ts";
import { phoneEntry } from "./reading.ts";
import type { Reading } from "./understood.ts";

/**
 * Returns the words that say what a material is and are not known. What a machine does is told only if the question names nothing
 * that it does it to.
 *
 * @param best id of the entry that is most like the question
 */
export function doubtsOf(reading: Reading | undefined, best: string | undefined): readonly string[] {
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
export function unknownThingOf(
  reading: Reading | undefined,
  { last, barred }: ConversationMemory,
): readonly string[] {
  if (!reading || reading.parts.length > 0 || reading.isForeign) return [];
  const goesOn = barred !== undefined || (last?.parts.some(isVerdict) ?? false);
  const isMeant =
    reading.asksForWork || isPutIn(reading) || (goesOn && reading.isBrief && reading.isFollower);
  return isMeant ? [...new Set([...reading.doubts, ...reading.strange])] : [];
}

/** True if a short question asks whether something may go into a machine: `kydex ok in the 640?` */
export const isPutIn = ({ understood, isBrief, subject }: Reading): boolean =>
  isBrief && understood.includes("can") && (subject.models.length > 0 || understood.includes("laserword"));
