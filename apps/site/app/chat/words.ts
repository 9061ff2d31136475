import type { ChatWords } from "@lightmaker/content";
import { chatWordsPath, type Language } from "@lightmaker/content/routes";
import { fetchData } from "../fetchData.ts";

const fetched = new Map<Language, Promise<ChatWords>>();

/**
 * Loads the texts of the chat in a language, once.
 *
 * @param needed true if nothing else tells the visitor that the load failed
 * @throws ChunkLoadError when the load fails; the next call tries again
 */
export function wordsIn(language: Language, needed = false): Promise<ChatWords> {
  const known = fetched.get(language);
  if (known) return known;
  const words = fetchData<ChatWords>(chatWordsPath(language), { needed });
  fetched.set(language, words);
  words.catch(() => fetched.delete(language));
  return words;
}
