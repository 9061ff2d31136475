import { randomUUIDv7 } from "node:crypto";
import type { FormLanguage } from "../../contract/index.ts";
import type { UnansweredEntry } from "../storage/entries.ts";

/** Longest question that is kept, in letters. */
const longest = 500;

/**
 * A question for the list that editors read. Nothing tells who asked it, and what looks like an address of mail or a telephone number
 * is taken out.
 *
 * @param now the time in milliseconds
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
      // Only from where a run of letters begins: looked for from every letter of it, a long run would cost its square.
      .replace(/(?<![^\s@<>，。、；：])[^\s@<>，。、；：]+(?:@+[^\s@<>，。、；：]+)+/gu, "[…]")
      .replace(/\+?\d(?:[\s().-]?\d){6,}/g, "[…]")
      // PostgreSQL takes no zero bytes, and a terminal must not be given commands.
      .replace(/\p{Cc}+/gu, " ")
      .trim()
  );
}
