import fc from "fast-check";
import { expect, test } from "vitest";
import { termsOf, wantedTerms } from "../../../apps/site/app/search/text.ts";
import { emailPattern, uploadedFilePattern } from "../../contract/lead-bodies.ts";
import { visitSchema } from "../../contract/visits.ts";
import { readPerson } from "../admin/person-records.ts";
import { createKnowledgeAnswerer } from "../chat/knowledge-answerer.ts";
import { thicknessOf } from "../chat/thickness.ts";
import { unansweredEntry } from "../chat/unanswered.ts";
import { parseBody } from "../http/body.ts";
import { createAddressReader } from "../networks.ts";
import { parseCsv } from "../published/csv.ts";
import { renderMarkdown, sanitise } from "../published/news-html.ts";
import { parseRange } from "../static/byte-range.ts";
import { acceptedEncodings } from "../static/encodings.ts";
import { testKnowledge } from "../testing/sample-knowledge.ts";
import { understoodIn } from "../testing/sample-lexicon.ts";
import { pieces, seed } from "./hostile-texts.ts";

/** Text lengths to compare, in characters. */
const [short, long] = [1_000, 10_000];

/**
 * Maximum ratio of the costs. For linear time the ratio is 10, for quadratic time it is 100. The margin covers caches and garbage
 * collection.
 */
const mostGrowth = 30;

/** Costs below this are ignored, in microseconds. Quadratic time exceeds them: 10,000 characters make 100 million steps. */
const noise = 1_000;

/** Number of texts per parser. `npm run fuzz` uses more. */
const numRuns = Math.ceil(Number(process.env["FUZZ_RUNS"] ?? 2_000) / 250);

/** Duration of one measurement, in microseconds. The kernel counts processor time in steps of several milliseconds. */
const measured = 15_000;

/** Measures the processor time of a text, in microseconds. Other processes on the machine do not affect it. */
async function cost(run: (text: string) => unknown, text: string): Promise<number> {
  const costs: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const before = process.threadCpuUsage();
    for (let times = 1; ; times += 1) {
      await run(text);
      const { user, system } = process.threadCpuUsage(before);
      if (user + system < measured) continue;
      costs.push((user + system) / times);
      break;
    }
  }
  return Math.min(...costs);
}

/** Wraps a parser so that a refused text counts like an accepted one. */
const orRefused =
  (run: (text: string) => unknown) =>
  (text: string): void => {
    try {
      run(text);
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
    }
  };

const [zh, en] = testKnowledge;
const answerer = createKnowledgeAnswerer({ knowledge: { zh, en }, onOutcome: () => undefined });
const understanding = createKnowledgeAnswerer({
  knowledge: { zh: understoodIn("zh"), en: understoodIn("en") },
  onOutcome: () => undefined,
});
const addressOf = createAddressReader(["loopback", "private"]);
const person = readPerson("+86 138 0000 4711");
let number = 0;

const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  question: (text) => answerer.answer(text, { language: undefined }),
  "question that is understood": (text) => understanding.answer(text, { language: undefined }),
  thickness: thicknessOf,
  "question that is kept": (text) => unansweredEntry(text, "zh", 0),
  "searched words": (text) => [termsOf(text), wantedTerms(text)],
  HTML: sanitise,
  Markdown: renderMarkdown,
  CSV: orRefused(parseCsv),
  email: (text) => emailPattern.test(text),
  "address of a file": (text) => uploadedFilePattern.test(text),
  visit: orRefused((text) => parseBody(visitSchema, { visitPage: text, stopTime: 1 })),
  // Uses a different text each time, because the parser caches its results.
  "Accept-Encoding": (text) => acceptedEncodings(`${text}${number++}`),
  "telephone number": (text) => person?.isIn(text),
  Range: (text) => parseRange(text, 1_000),
  "X-Forwarded-For": (text) =>
    addressOf({ headers: { "x-forwarded-for": text }, socket: { remoteAddress: "127.0.0.1" } } as never),
};

/** Texts that once took quadratic time. */
const found: readonly (readonly [first: string, unit: string])[] = [
  ["", "a"],
  ["", "1,"],
  ["", "(1"],
  ["", "> "],
  ["", "a*"],
  ["", "{*title: "],
  ["86", " "],
  ["", "{https://a.b/"],
];

const family = fc.tuple(
  fc.constantFrom("", "a", '"', "[", "<", "*", "1", "- ", "> ", "<div ", "| a | b |\n|---|---|\n"),
  fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join(""))
    .filter((unit) => unit.length > 0),
);

test.each(Object.entries(parsers))(
  "%s: ten times the text costs no more than about ten times the work",
  (name, run) =>
    fc.assert(
      fc.asyncProperty(family, async ([first, unit]) => {
        const text = (length: number): string => first + unit.repeat(Math.ceil(length / unit.length));
        if ((await cost(run, text(long))) < noise) return;
        // The first round may include compiling the code, and a slow round is repeated before it counts.
        let growth = 0;
        for (let turn = 0; turn < 3; turn += 1) {
          growth = (await cost(run, text(long))) / (await cost(run, text(short)));
          if (growth <= mostGrowth) return;
        }
        expect(growth, `${name} of ${JSON.stringify([first, unit])}`).toBeLessThanOrEqual(mostGrowth);
      }),
      { seed, numRuns, examples: found.map((each) => [[...each]]) },
    ),
);

test("characters that stand for several letters cost no more than as many letters", async () => {
  for (const character of ["㌇", "㍖", "㌡", "ﷺ"]) {
    const compatible = character.repeat(400);
    const plain = compatible.normalize("NFKC").slice(0, compatible.length);
    const ask = (text: string) => understanding.answer(text, { language: undefined });
    let ratio = 0;
    for (let turn = 0; turn < 3; turn += 1) {
      ratio = (await cost(ask, compatible)) / (await cost(ask, plain));
      if (ratio <= 5) break;
    }
    expect(ratio, character).toBeLessThanOrEqual(5);
  }
});
