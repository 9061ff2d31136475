import { advice } from "./advised-machines.ts";
import { entryPassages, hazardPassages } from "./entry-passages.ts";
import { comparison, extremePassages, factPassages, sizes, specification } from "./figure-passages.ts";
import { materialPassages, settingsPassages } from "./material-passages.ts";
import { type Facts, type Passage, told } from "./passages.ts";
import { phrases } from "./phrases.ts";
import type { Part, Reading } from "./understood.ts";
import { inOtherUnits } from "./units.ts";

/** Returns the passages that answer a part of a question. None if the knowledge has no answer to it. */
export function passagesFor(part: Part, reading: Reading, facts: Facts): readonly Passage[] {
  return passagesOf(part, reading, facts).map((passage) => ({
    ...passage,
    // What an entry tells in words stays as it is, unless the visitor asks for other units.
    text:
      tellsFigures(part) || reading.asksForUnits
        ? inOtherUnits(passage.text, reading.units, facts.language)
        : passage.text,
  }));
}

const tellsFigures = ({ kind }: Part): boolean => ["fact", "extreme", "size", "specification"].includes(kind);

function passagesOf(part: Part, reading: Reading, facts: Facts): readonly Passage[] {
  switch (part.kind) {
    case "fact":
      return factPassages(part.attribute, part.subject, reading, facts);
    case "extreme":
      return extremePassages(part, reading, facts);
    case "entry":
      return entryPassages(part.answers, part.subject, reading, facts);
    case "hazard":
      return hazardPassages(part, reading, facts);
    case "material":
      return materialPassages(part, reading, facts);
    case "settings":
      return settingsPassages(part, reading, facts);
    case "overview":
      return part.subject.group === undefined
        ? part.subject.models.flatMap((model) => told(facts.entry(`model.${model}`), reading))
        : told(facts.entry(`series.${part.subject.group}`), reading);
    case "specification":
      return part.subject.models.flatMap((model) => specification(model, reading, facts));
    case "comparison":
      return comparison(part.subject.models, reading, facts);
    case "advice":
      return advice(part.wishes, facts);
    case "size":
      return sizes(part.subject, reading, facts);
    case "unknown":
      return [{ text: phrases[facts.language].unknown, source: facts.contact, ids: [], declines: true }];
  }
}
