import type {
  ChatAnswer,
  FormLanguage,
  Knowledge,
  KnowledgeEntry,
  KnowledgeLexicon,
  KnowledgeSettings,
} from "../../contract/index.ts";
import type { Reading } from "./understood.ts";

/** Passage of an answer, with the entry that it comes from. */
export interface Passage {
  readonly text: string;
  readonly source: NonNullable<ChatAnswer["sources"]>[number];
  /** Entries that the text tells. */
  readonly ids: readonly string[];
  /** True if the passage says that the figure is not published. */
  readonly declines?: boolean;
}

/** Knowledge of one language, as the composer needs it. */
export interface Facts {
  readonly language: FormLanguage;
  readonly lexicon: KnowledgeLexicon;
  readonly settings: KnowledgeSettings | undefined;
  entry(id: string): KnowledgeEntry | undefined;
  readonly contact: NonNullable<ChatAnswer["sources"]>[number];
}

/** Returns an entry's answer, which may depend on the thickness named in the question. */
function answerOf({ answer, byThickness }: KnowledgeEntry, thickness: number | undefined): string {
  if (thickness === undefined || !byThickness) return answer;
  return byThickness.steps.find(({ upTo }) => thickness <= upTo)?.answer ?? byThickness.beyond;
}

/** Returns the passage that tells an entry. */
export const passageOf = (entry: KnowledgeEntry, thickness?: number): Passage => ({
  text: answerOf(entry, thickness),
  source: { title: entry.title, url: entry.url },
  ids: [entry.id],
});

/** Returns the passage that tells an entry for the thickness in the question, if there is such an entry. */
export const told = (
  entry: KnowledgeEntry | undefined,
  { thickness }: Pick<Reading, "thickness">,
): readonly Passage[] => (entry ? [passageOf(entry, thickness)] : []);

/** Leaves out passages that say the same. */
export const unique = (passages: readonly Passage[]): readonly Passage[] =>
  passages.filter(({ text }, index) => passages.findIndex((each) => each.text === text) === index);

export const nameOf = (model: string, { lexicon }: Facts): string =>
  lexicon.models.find(({ id }) => id === model)?.name ?? model;

export const attributeOf = (id: string, { lexicon }: Facts) =>
  lexicon.attributes.find((each) => each.id === id);

export const factOf = (model: string, attribute: string, { entry }: Facts): KnowledgeEntry | undefined =>
  entry(`spec.${model}.${attribute}`);

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
