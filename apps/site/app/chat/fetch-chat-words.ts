import type { ChatWords } from "@lightmaker/content";
import { chatWordsPath, type Language } from "@lightmaker/content/routes";
import { fetchData } from "../fetch-data.ts";

const requests = new Map<Language, Promise<ChatWords>>();

/**
 * Loads the texts of the chat in a language, once.
 *
 * @param needed true if nothing else tells the visitor that the load failed
 * @throws ChunkLoadError when the load fails; the next call tries again
 */
export function fetchChatWords(language: Language, needed = false): Promise<ChatWords> {
  const known = requests.get(language);
  if (known) return known;
  const words = fetchData<ChatWords>(chatWordsPath(language), { needed });
  requests.set(language, words);
  words.catch(() => requests.delete(language));
  return words;
}
