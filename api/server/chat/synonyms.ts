import type { KnowledgeSynonyms } from "../../contract/index.ts";
import { fold, type Synonyms, stem } from "./text.ts";

/** Creates a look-up of synonyms. @param groups groups of single words; a word in two groups belongs to the last one */
export function createSynonyms(groups: readonly KnowledgeSynonyms[]): Synonyms {
  const byWord = new Map<string, string>();
  for (const { words, ofAnything } of groups) {
    const name = `${ofAnything ? "?" : "="}${words[0]}`;
    for (const word of words) byWord.set(isHan(word) ? word : stem(fold(word)), name);
  }
  const han = [...byWord.keys()].filter(isHan).sort((one, other) => other.length - one.length);
  const any = new RegExp(han.length > 0 ? han.join("|") : "(?!)", "gu");
  return {
    take(text) {
      const taken: string[] = [];
      const rest = text.replaceAll(any, (word) => {
        taken.push(byWord.get(word) ?? word);
        return " ";
      });
      return { rest, taken };
    },
    of: (word) => byWord.get(word),
  };
}

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);
