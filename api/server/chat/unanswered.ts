import { randomUUIDv7 } from "node:crypto";
import type { FormLanguage } from "../../contract/index.ts";
import type { UnansweredEntry } from "../storage/entries.ts";

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

function withoutAddresses(text: string): string {
  return (
    text
      // Full-width digits and signs become ordinary ones. Chinese punctuation stays.
      .replace(/[０-９＠＋．－／]/g, (sign) => sign.normalize("NFKC"))
      // Matches only at the start of a run of characters. Trying every character of a long run would take quadratic time.
      .replace(/(?<![^\s@<>，。、；：])[^\s@<>，。、；：]+(?:@+[^\s@<>，。、；：]+)+/gu, "[…]")
      .replace(/\+?\d(?:[\s()./\-\u2010-\u2015]{0,4}\d){6,}/g, "[…]")
      // PostgreSQL accepts no zero bytes, and control characters must not reach a terminal.
      .replace(/\p{Cc}+/gu, " ")
      .trim()
  );
}
