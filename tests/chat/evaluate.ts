/**
 * Asks the chat every question of a set and prints the results.
 *
 *   npm run eval:chat                       the test set
 *   npm run eval:chat -- development        the development set, for improving the chat; prints every failure
 *   npm run eval:chat -- buyers-held        questions as buyers type them, by kind: the half that is kept unread
 *   npm run eval:chat -- buyers-development the other half; prints every failure
 *   npm run eval:chat -- fit                the weights of `chances.ts`, fitted on all development sets; a minute
 *   npm run eval:chat -- curve              right and wrong answers of all development sets by the threshold of doubt; minutes
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type FormLanguage, formLanguages } from "@lightmaker/api/contract";
import { readKnowledge } from "../../api/server/chat/read-knowledge.ts";
import { type BuyersQuestion, scoreBuyers } from "./buyers.ts";
import { printCurve } from "./curve.ts";
import { createExaminer } from "./examiner.ts";
import { printFit } from "./fit.ts";
import { type QuestionSet, scoreSet } from "./sets.ts";

const root = path.join(import.meta.dirname, "../..");
const [name = "questions"] = process.argv.slice(2);
const knowledge = await readKnowledge(path.join(root, "apps/site/build/knowledge"));
if (formLanguages.some((language) => !knowledge[language]))
  throw new Error("apps/site/build/knowledge is missing. Run `npm run build` first.");

if (name === "fit") {
  await printFit(knowledge, import.meta.dirname);
  process.exit();
}

if (name === "curve") {
  await printCurve(knowledge, import.meta.dirname);
  process.exit();
}

const examiner = createExaminer(knowledge);
/** Prints failures, but never those of sets that stay unread. */
const report = name.includes("development") ? (line: string) => console.info(line) : () => undefined;

const rows: Partial<Record<FormLanguage, Record<string, string>>> = {};
for (const language of formLanguages) {
  const file = path.join(import.meta.dirname, `${name}.${language}.json`);
  if (!existsSync(file)) throw new Error(`There is no set ${file}.`);
  const set: QuestionSet | readonly BuyersQuestion[] = JSON.parse(readFileSync(file, "utf8"));
  if ("questions" in set) rows[language] = await scoreSet(set, { examiner, language, report, file });
  else {
    const { total, kinds } = await scoreBuyers(set, { examiner, language, report, file });
    console.info(language);
    console.table(kinds);
    rows[language] = total;
  }
}
console.table(rows);
