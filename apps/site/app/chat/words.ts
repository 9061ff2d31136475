import type { ChatWords } from "@lightmaker/content";
import { chatWordsPath, type Language } from "@lightmaker/content/routes";

const fetched = new Map<Language, Promise<ChatWords>>();

/**
 * What the window says in a language; fetched once.
 * @throws Error when it cannot be fetched; the next call tries again
 */
export function wordsIn(language: Language): Promise<ChatWords> {
  const known = fetched.get(language);
  if (known) return known;
  const words = fetch(chatWordsPath(language)).then((response): Promise<ChatWords> => {
    if (!response.ok) throw new Error(`The chat's words answered with status ${response.status}.`);
    return response.json();
  });
  fetched.set(language, words);
  words.catch(() => fetched.delete(language));
  return words;
}
