import type { Span, Stretch } from "./scan.ts";
import type { Unit } from "./units-of-text.ts";

/** Words by which one thing is on, in or around another. They have other meanings elsewhere: what a warranty covers. */
const participles =
  /^(?:covered|coated|wrapped|lined|laminated|soaked|filled|glued|bonded|dipped|impregnated|sealed|sprayed|backed|faced|plated|cladded|clad)$/;

const prepositions = /^(?:in|with|by|to|onto|of)$/;

/** Words between the preposition and the thing. */
const between = /^(?:a|an|the|some|thin|thick|clear|black|white|layer|film|sheet|coat|coating|of)$/;

/** Stretches of a sentence that are told apart. Nobody names more of them. */
const most = 8;

/**
 * Returns the stretches of a sentence that say what covers, fills or holds another thing: `covered in plastic`. What follows must be
 * a material or a word that is not known, so that `covered by the warranty` is none.
 */
export function coveringsIn(
  { from, to }: Stretch,
  units: readonly Unit[],
  spans: readonly Span[],
): readonly Stretch[] {
  const found: Stretch[] = [];
  let next = 0;
  for (let at = from; at < to && found.length < most; at += 1) {
    const { kind, raw = "" } = units[at] ?? {};
    if (kind !== "word" || !participles.test(raw) || !prepositions.test(units[at + 1]?.raw ?? "")) continue;
    let thing = at + 2;
    while (between.test(units[thing]?.raw ?? "")) thing += 1;
    if (units[thing]?.kind !== "word") continue;
    while ((spans[next]?.to ?? to) <= thing && next < spans.length) next += 1;
    const span = spans[next];
    if (span === undefined || span.from > thing) found.push({ from: at, to: thing + 1 });
    else if (span.senses.some(({ kind }) => kind === "material" || kind === "unsafe"))
      found.push({ from: at, to: span.to });
  }
  return found;
}
