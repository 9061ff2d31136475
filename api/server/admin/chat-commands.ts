import { formLanguages } from "../../contract/index.ts";
import { readKnowledge } from "../chat/read-knowledge.ts";
import { createReader, type Reader } from "../chat/reading.ts";
import type { Config } from "../config.ts";
import type { UnansweredRow } from "../storage/tables.ts";
import { type Command, columns, minute, oneLine, UsageError } from "./command.ts";

/** Commands about the chat. */
export const chatCommands: Readonly<Record<string, Command>> = {
  "chat unanswered": {
    usage: "[--json]",
    summary: "shows what visitors asked in vain, by the words that are missing, most often first",
    flags: ["json"],
    words: [0, 0],
    async run(_, { config, storage, print, flag }) {
      const rows = await (await storage()).listUnanswered();
      const questions = gather(rows, await readerOf(config));
      if (flag("json")) {
        print(JSON.stringify(questions, null, 2));
        return;
      }
      const groups = Map.groupBy(questions, headingOf);
      const timesOf = (list: readonly AskedQuestion[]): number =>
        list.reduce((sum, { times }) => sum + times, 0);
      const sorted = [...groups].sort(([, one], [, other]) => timesOf(other) - timesOf(one));
      const [head = "", ...lines] = columns([
        ["times", "last (UTC)", "language", "question"],
        ...sorted.flatMap(([, list]) =>
          list.map(({ times, last, language, question }) => [
            String(times),
            minute(last),
            language,
            question,
          ]),
        ),
      ]);
      print(head);
      for (const [heading, list] of sorted) {
        if (heading !== "") print(oneLine(heading));
        for (const line of lines.splice(0, list.length)) print(line);
      }
    },
  },
  "chat erase": {
    usage: "<id>",
    summary: "erases one stored question for good, which `person erase` has named",
    words: [1, 1],
    async run([id = ""], { storage, print }) {
      if (!(await (await storage()).eraseUnanswered(id))) throw new UsageError(`There is no question ${id}.`);
      print("Erased.");
    },
  },
};

/** What `Reading` calls words about other subjects than the machines. */
const aboutOthers = "foreign:";

interface AskedQuestion {
  readonly times: number;
  readonly last: number;
  readonly language: string;
  readonly question: string;
  /** What the chat understands of the question today: ids of the lexicon. */
  readonly understood?: readonly string[];
  /** Words that are in no list of the lexicon. */
  readonly missing?: readonly string[];
}

/** Creates a reader of questions. @returns `undefined` if the knowledge is missing or has no lexicon */
async function readerOf({ KNOWLEDGE_DIR }: Config): Promise<Reader | undefined> {
  const knowledge = await readKnowledge(KNOWLEDGE_DIR.path);
  const files = formLanguages.flatMap((language) => knowledge[language] ?? []);
  return createReader(
    files.flatMap(({ lexicon }) => lexicon ?? []),
    files.flatMap(({ entries }) => entries),
    files.flatMap(({ unsafe }) => unsafe),
  );
}

/** Returns the heading of the group that a question belongs to. Empty without a lexicon. */
function headingOf({ understood, missing }: AskedQuestion): string {
  if (!(understood && missing)) return "";
  if (missing.length > 0) return `not understood: ${missing.join(", ")}`;
  return understood.length > 0
    ? `understood, but not answered: ${understood.join(", ")}`
    : "nothing understood";
}

/** Groups questions that differ only in case, spaces and punctuation. */
function gather(rows: readonly UnansweredRow[], reader: Reader | undefined): readonly AskedQuestion[] {
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
  return [...byText.values()]
    .sort((one, other) => other.times - one.times || other.last - one.last)
    .map((asked) => {
      const reading = reader?.read(asked.question, undefined);
      if (!reading) return asked;
      const understood = reading.understood.filter((word) => word !== aboutOthers);
      return { ...asked, understood, missing: reading.strange };
    });
}
