import type { UnansweredRow } from "../storage/tables.ts";
import { type Command, columns, minute } from "./command.ts";

/** Commands about the chat. */
export const chatCommands: Readonly<Record<string, Command>> = {
  "chat unanswered": {
    usage: "[--json]",
    summary: "shows what visitors asked in vain, most often first, so that it can be added to the site",
    flags: ["json"],
    words: [0, 0],
    async run(_, { storage, print, flag }) {
      const questions = gather(await (await storage()).listUnanswered());
      if (flag("json")) {
        print(JSON.stringify(questions, null, 2));
        return;
      }
      const lines = questions.map(({ times, last, language, question }) => [
        String(times),
        minute(last),
        language,
        question,
      ]);
      for (const line of columns([["times", "last (UTC)", "language", "question"], ...lines])) print(line);
    },
  },
};

interface AskedQuestion {
  readonly times: number;
  readonly last: number;
  readonly language: string;
  readonly question: string;
}

/** Groups questions that differ only in case, spaces and punctuation. */
function gather(rows: readonly UnansweredRow[]): readonly AskedQuestion[] {
  const byText = new Map<string, AskedQuestion>();
  for (const { question, language, created_at } of rows) {
    const text =
      question
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "") || question;
    const { times = 0, last = 0 } = byText.get(text) ?? {};
    byText.set(text, { times: times + 1, last: Math.max(last, created_at), language, question });
  }
  return [...byText.values()].sort((one, other) => other.times - one.times || other.last - one.last);
}
