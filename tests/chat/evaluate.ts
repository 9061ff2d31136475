/**
 * Asks the chat every question of a set and prints the results.
 *
 *   npm run eval:chat                  the test set
 *   npm run eval:chat -- development   the development set, for improving the chat; prints every failure
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type FormLanguage, formLanguages, type Knowledge } from "@lightmaker/api/contract";
import { createKnowledgeAnswerer } from "../../api/server/chat/knowledge-answerer.ts";
import { readKnowledge } from "../../api/server/chat/read-knowledge.ts";

interface QuestionSet {
  readonly questions: readonly { readonly ask: string; readonly right: readonly string[] }[];
  readonly offTopic: readonly string[];
}

const root = path.join(import.meta.dirname, "../..");
const [name = "questions"] = process.argv.slice(2);
const knowledge = await readKnowledge(path.join(root, "apps/site/build/knowledge"));
const files = formLanguages.flatMap((language) => knowledge[language] ?? []);
if (files.length < formLanguages.length)
  throw new Error("apps/site/build/knowledge is missing. Run `npm run build` first.");

/** Ids by text, which is an answer or a suggested question. */
const idsOf = new Map<string, Set<string>>();
const learn = (text: string, id: string) => idsOf.set(text, (idsOf.get(text) ?? new Set()).add(id));
for (const { entries, unsafe } of files as readonly Knowledge[]) {
  for (const { id, question, answer, byThickness } of entries) {
    for (const text of [question, answer, ...(byThickness?.steps.map((step) => step.answer) ?? [])])
      learn(text, id);
    if (byThickness) learn(byThickness.beyond, id);
  }
  for (const { id, answer } of unsafe) learn(answer, id);
}
const known = new Set([...idsOf.values()].flatMap((ids) => [...ids]));

let outcome = "";
const answerer = createKnowledgeAnswerer({ knowledge, onOutcome: (how) => (outcome = how) });

const isOneOf = (text: string, right: readonly string[]): boolean =>
  [...(idsOf.get(text) ?? [])].some((id) => right.some((wanted) => path.matchesGlob(id, wanted)));

async function evaluate(language: FormLanguage) {
  const file = path.join(import.meta.dirname, `${name}.${language}.json`);
  const { questions, offTopic }: QuestionSet = JSON.parse(readFileSync(file, "utf8"));
  const count = { first: 0, three: 0, wrong: 0, refused: 0, strayed: 0 };
  const report = (what: string, ask: string, said: string) => {
    if (name !== "questions") console.info(`${what} | ${ask} | ${said.slice(0, 60).replaceAll("\n", " ")}`);
  };
  for (const { ask, right } of questions) {
    if (![...known].some((id) => right.some((wanted) => path.matchesGlob(id, wanted))))
      throw new Error(`${file}: the knowledge has no entry ${right.join(" or ")}.`);
    const { answer, suggestions = [] } = await answerer.answer(ask, { language });
    const answered = outcome === "answered" || outcome === "unsafe";
    const first = answered && isOneOf(answer, right);
    const three = first || suggestions.slice(0, 3).some((each) => isOneOf(each, right));
    if (first) count.first += 1;
    else report(`${outcome}${three ? ", offered" : ""}`, ask, answered ? answer : suggestions.join(" / "));
    if (three) count.three += 1;
    if (answered && !first) count.wrong += 1;
    if (outcome === "unknown") count.refused += 1;
  }
  for (const ask of offTopic) {
    const { answer } = await answerer.answer(ask, { language });
    if (outcome === "unknown" || outcome === "offered") continue;
    count.strayed += 1;
    report("off topic", ask, answer);
  }
  const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`;
  const all = questions.length;
  return {
    "right first": share(count.first, all),
    "within three": share(count.three, all),
    wrong: share(count.wrong, all),
    refused: share(count.refused, all),
    "off-topic wrong": share(count.strayed, offTopic.length),
  };
}

const rows: Partial<Record<FormLanguage, Awaited<ReturnType<typeof evaluate>>>> = {};
for (const language of formLanguages) rows[language] = await evaluate(language);
console.table(rows);
