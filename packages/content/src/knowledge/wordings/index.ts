import type { Language } from "../../routes.ts";
import { listOf } from "../lexicon/list.ts";
import { wordings as en } from "./en.ts";
import { wordings as zh } from "./zh.ts";

const wordings: Readonly<Record<Language, Readonly<Record<string, string>>>> = { zh, en };

/** Returns more wordings of an entry's question. */
export const wordingsOf = (id: string, language: Language): readonly string[] =>
  listOf(wordings[language][id]);

/** Entries that have such wordings in a language. */
export const wordedIn = (language: Language): readonly string[] => Object.keys(wordings[language]);
