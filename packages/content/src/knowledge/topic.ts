import type { KnowledgeEntry } from "@lightmaker/api/contract";
import { verbatim, type Words } from "../authoring.ts";
import type { ModelId } from "../products/facts.ts";
import { formatInSentence, plain } from "../quantity.ts";
import { isQuantity, type Resolution, resolveWords } from "../resolve.ts";
import { type Language, type PageId, pagePath } from "../routes.ts";
import { nameOf } from "../shell.ts";
import { wordingsOf } from "./wordings/index.ts";

/** Wordings of a question, by language. They are searched but never shown, so they are not messages. */
export type Asked = Readonly<Record<Language, readonly string[]>>;

/** Categories of the suggested questions. */
export type CategoryId = "models" | "materials" | "buying" | "use" | "service";

/** A question with its answer, before it is resolved into one language. */
export interface Topic {
  readonly id: string;
  readonly category: CategoryId;
  readonly question: Words;
  readonly asked: Asked;
  readonly answer: Words;
  /** Page that the answer comes from. `suffix` is the position on it. */
  readonly page: PageId;
  readonly suffix?: string;
  /** Label of the link to that page. Default: the page's name. */
  readonly title?: Words;
  readonly figures?: readonly Words[];
  /** Row of a model's table that the answer tells. `value` is missing if it is given on request only. */
  readonly fact?: { readonly model: ModelId; readonly attribute: string; readonly value?: Words };
  readonly subjects?: readonly ModelId[];
  readonly byThickness?: {
    readonly steps: readonly { readonly upTo: number; readonly answer: Words }[];
    readonly beyond: Words;
  };
}

/** Resolution for the chat's knowledge: one language, with URLs. */
export type KnowledgeResolution = Resolution & { readonly language: Language };

/** Resolves words for the chat: in one language, with plain spaces. */
export const say = (words: Words, resolution: Resolution): string => plain(resolveWords(words, resolution));

/** Removes duplicate wordings. */
const once = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Resolves a topic into one language. */
export function entryOf(topic: Topic, resolution: KnowledgeResolution): KnowledgeEntry {
  const { id, category, page, suffix = "", subjects, byThickness, figures, fact } = topic;
  const { language } = resolution;
  const text = (words: Words) => say(words, resolution);
  return {
    id,
    category,
    title: text(topic.title ?? nameOf(page) ?? verbatim(page)),
    question: text(topic.question),
    paraphrases: once([...topic.asked[language], ...wordingsOf(id, language)]),
    answer: text(topic.answer),
    url: pagePath(page, language) + suffix,
    ...(figures && { figures: figures.map(text) }),
    ...(fact && { fact: told(fact, resolution) }),
    ...(subjects && { subjects: [...subjects] }),
    ...(byThickness && {
      byThickness: {
        steps: byThickness.steps.map(({ upTo, answer }) => ({ upTo, answer: text(answer) })),
        beyond: text(byThickness.beyond),
      },
    }),
  };
}

/** Resolves a fact, as sentences write it. A quantity also keeps its figures, which the chat compares. */
function told(
  { model, attribute, value }: NonNullable<Topic["fact"]>,
  resolution: KnowledgeResolution,
): NonNullable<KnowledgeEntry["fact"]> {
  if (value === undefined) return { model, attribute };
  if (!isQuantity(value)) return { model, attribute, value: say(value, resolution) };
  const { figures, unit } = value;
  const text = plain(formatInSentence(value, resolution.language));
  return { model, attribute, value: text, quantity: { figures: [...figures], unit } };
}

/** Resolves a name for use within a sentence. English lowers the first letter, except in abbreviations and symbols. */
export const within = (words: Words, resolution: KnowledgeResolution): Words => {
  const text = say(words, resolution);
  const small =
    resolution.language === "en" ? text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()) : text;
  return verbatim(small);
};

/** Joins names and figures into a list for running text. */
export const listed = (parts: readonly Words[], resolution: KnowledgeResolution): Words =>
  verbatim(
    resolution.language === "zh"
      ? parts.map((part) => say(part, resolution)).join("、")
      : new Intl.ListFormat("en-GB").format(parts.map((part) => say(part, resolution))),
  );

/** Joins parts that contain commas, with semicolons. */
export const apart = (parts: readonly Words[], resolution: KnowledgeResolution): Words =>
  verbatim(parts.map((part) => say(part, resolution)).join(resolution.language === "zh" ? "；" : "; "));

/** Joins parts with line breaks. */
export const lines = (parts: readonly Words[], resolution: KnowledgeResolution): Words =>
  verbatim(parts.map((part) => say(part, resolution)).join("\n"));
