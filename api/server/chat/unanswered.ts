import { randomUUIDv7 } from "node:crypto";
import type { FormLanguage } from "../../contract/index.ts";
import type { UnansweredEntry } from "../storage/entries.ts";
import { withoutAddresses } from "../without-addresses.ts";

/** Maximum length of a stored question, in characters. */
const longest = 500;

/**
 * Creates the entry of an unanswered question, for the editors. Nothing identifies the visitor: anything that looks like an
 * e-mail address or telephone number is removed.
 *
 * @param now current time in milliseconds
 */
export function unansweredEntry(question: string, language: FormLanguage, now: number): UnansweredEntry {
  return {
    unanswered: {
      id: randomUUIDv7(),
      question: [...withoutAddresses(question)].slice(0, longest).join(""),
      language,
      created_at: now,
    },
  };
}
