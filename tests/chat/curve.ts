import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FormLanguage, Knowledge } from "@lightmaker/api/contract";
import type { KnowledgeByLanguage } from "../../api/server/chat/read-knowledge.ts";
import { type BuyersQuestion, scoreBuyers } from "./buyers.ts";
import { createExaminer } from "./examiner.ts";
import { share } from "./sets.ts";

/** Scores from which an answer is doubtful. No score reaches the first: nothing is doubtful. */
const thresholds = [2, 0.6, 0.5, 0.45, 0.4, 0.35, 0.3];

/** Of so many words, one is forgotten, and so many times another one. */
const oneOf = 5;
const times = 3;

/**
 * Returns the knowledge without a part of its words, as if nobody had thought of them. A list never loses its last word.
 *
 * @param share of so many words, one is forgotten
 */
export function forgetful(knowledge: Knowledge, which: number, share = oneOf): Knowledge {
  const { lexicon } = knowledge;
  const remembered = (words: readonly string[]): string[] => {
    const rest = words.filter((word) => hashOf(word) % share !== which);
    return rest.length > 0 ? rest : [...words];
  };
  return {
    ...knowledge,
    entries: knowledge.entries.map((each) => ({ ...each, paraphrases: remembered(each.paraphrases) })),
    ...(lexicon && {
      lexicon: {
        ...lexicon,
        cues: lexicon.cues.map((each) => ({ ...each, words: remembered(each.words) })),
        attributes: lexicon.attributes.map((each) => ({
          ...each,
          words: remembered(each.words),
          most: remembered(each.most),
          least: remembered(each.least),
        })),
      },
    }),
  };
}

const hashOf = (word: string): number =>
  [...word].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7) >>> 3;

/** Reads the buyers' development sets of a folder. */
export const developmentSets = (folder: string) =>
  readdirSync(folder).flatMap((file) => {
    const [, name, language] = /^(\w+)-development\.(zh|en)\.json$/.exec(file) ?? [];
    if (name === undefined || (language !== "zh" && language !== "en")) return [];
    const set: readonly BuyersQuestion[] = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
    return [{ name, language: language as FormLanguage, file: path.join(folder, file), set }];
  });

/** Prints right and wrong answers by the threshold of doubt: with all words, and with a fifth of them forgotten. */
export async function printCurve(knowledge: KnowledgeByLanguage, folder: string): Promise<void> {
  const { zh, en } = knowledge;
  if (!zh || !en) throw new Error("The curve needs the knowledge of both languages.");
  const sets = developmentSets(folder);
  const score = async (each: KnowledgeByLanguage, doubtfulFrom: number) => {
    const examiner = createExaminer(each, { doubtfulFrom });
    const sum = { facts: 0, right: 0, wrong: 0, all: 0 };
    for (const { set, ...rest } of sets) {
      const { counts } = await scoreBuyers(set, { examiner, report: () => undefined, ...rest });
      for (const key of ["facts", "right", "wrong", "all"] as const) sum[key] += counts[key];
    }
    return sum;
  };
  const rows: Record<string, Record<string, string>> = {};
  for (const threshold of thresholds) {
    const whole = await score(knowledge, threshold);
    const part = { facts: 0, right: 0, wrong: 0, all: 0 };
    for (let which = 0; which < times; which += 1) {
      const counts = await score({ zh: forgetful(zh, which), en: forgetful(en, which) }, threshold);
      for (const key of ["facts", "right", "wrong", "all"] as const) part[key] += counts[key];
    }
    rows[threshold > 1 ? "none" : String(threshold)] = {
      right: share(whole.right, whole.facts),
      wrong: share(whole.wrong, whole.all),
      "right, forgetful": share(part.right, part.facts),
      "wrong, forgetful": share(part.wrong, part.all),
    };
  }
  console.table(rows);
}
