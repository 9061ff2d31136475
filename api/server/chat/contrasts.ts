import type { KnowledgeEntry, KnowledgeLexicon } from "../../contract/index.ts";
import { sizeOf } from "./superlatives.ts";
import type { Memory } from "./understood.ts";

/** Words for another version of the machine that the conversation is about: `and the glass one`, `普通的呢`. */
const versions =
  /\b(?:the )?(glass|normal|regular|standard|plain|basic|ordinary|rf|blue)(?: tube)? (?:one|version|model|type)\b|(普通|标准|玻璃管|射频|蓝光)(?:的|款|版|那台|那款|那个|型)/iu;

/** Words for the next machine of its series. */
const bigger =
  /\b(?:next (?:one|size|model) up|next size|next bigger|next larger|(?:one )?size (?:up|bigger|larger)|the (?:bigger|larger) one|step up)\b|(?:再|更)?大(?:一号|一档|一级|一点的|点的)|上一档/iu;
const smaller =
  /\b(?:next (?:one|size|model) down|next smaller|(?:one )?size (?:down|smaller)|the smaller one|step down)\b|(?:再|更)?小(?:一号|一档|一级|一点的|点的)|下一档/iu;

/**
 * Writes the name of a machine instead of its difference from the one that the conversation is about.
 *
 * @param last what the conversation has been about
 */
export type ContrastWriter = (message: string, last: Memory | undefined) => string;

export function createContrasts(
  { models, groups }: KnowledgeLexicon,
  entries: readonly KnowledgeEntry[],
): ContrastWriter {
  const figures = new Map(entries.map(({ id, fact }) => [id, fact?.quantity?.figures]));
  const sizeOfBed = (model: string): number => {
    const bed = figures.get(`spec.${model}.working-area`);
    return bed ? sizeOf("working-area", bed, true) : Number.NaN;
  };
  // Series of which every bed is known, from the smallest to the largest.
  const rows = groups.flatMap(({ members }) =>
    members.some((model) => Number.isNaN(sizeOfBed(model)))
      ? []
      : [members.toSorted((one, other) => sizeOfBed(one) - sizeOfBed(other))],
  );
  const nameOf = new Map(models.map(({ id, name }) => [id, name]));
  const plain = (name: string): string => name.toLowerCase().replaceAll(" ", "");
  const named = new Map(models.flatMap(({ name, names }) => names.map((each) => [plain(each), name])));

  return (message, last) => {
    const [model, ...others] = last?.subject.models ?? [];
    if (model === undefined || others.length > 0) return message;
    for (const [words, step] of [
      [bigger, 1],
      [smaller, -1],
    ] as const) {
      const row = rows.find((each) => each.includes(model)) ?? [];
      const next = nameOf.get(row[row.indexOf(model) + step] ?? "");
      if (next !== undefined && words.test(message)) return message.replace(words, ` ${next} `);
    }
    const [number] = /\d{3,}/.exec(nameOf.get(model) ?? "") ?? [];
    return message.replace(versions, (words: string, english?: string, chinese?: string) => {
      const version = english ?? chinese ?? "";
      const name = named.get(plain(version + number)) ?? named.get(plain(number + version));
      return name === undefined ? words : ` ${name} `;
    });
  };
}
