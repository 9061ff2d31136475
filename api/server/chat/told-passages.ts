import type { ChatAnswer, Knowledge, KnowledgeEntry } from "../../contract/index.ts";
import { answerOf, type Passage } from "./composing.ts";
import { thicknessOf } from "./thickness.ts";

/** Maximum number of pages that an answer names. */
const mostSources = 4;

/** Tells passages one after the other, with their pages. */
export const chatAnswerOf = (passages: readonly Passage[]): ChatAnswer => ({
  answer: passages
    .map(({ text }) => text)
    .join("\n")
    .trim(),
  sources: sourcesOf(passages.map(({ source }) => source)),
});

/** Returns the passage that tells an entry, for the thickness in the question. */
export const passageOf = (entry: KnowledgeEntry, question: string): Passage => ({
  text: answerOf(entry, thicknessOf(question)),
  source: { title: entry.title, url: entry.url },
  ids: [entry.id],
});

/** Returns pages, each once. */
export const sourcesOf = (sources: readonly Passage["source"][]): Passage["source"][] =>
  sources
    .filter(({ url }, index) => sources.findIndex((each) => each.url === url) === index)
    .slice(0, mostSources);

/** Returns the contact page with the question filled into its address. */
export const addressed = ({ title, url }: Knowledge["contact"], question: string): Knowledge["contact"] => ({
  title,
  url: url.replace("{question}", () => encodeURIComponent(question.trim().toWellFormed())),
});
