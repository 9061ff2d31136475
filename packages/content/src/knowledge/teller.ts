import type { KnowledgeEntry } from "@lightmaker/api/contract";
import { verbatim, type Words } from "../authoring.ts";
import type { ModelId } from "../products/facts.ts";
import { plain } from "../quantity.ts";
import { type Resolution, resolveWords } from "../resolve.ts";
import { type Language, type PageId, pagePath } from "../routes.ts";
import { nameOf } from "../shell.ts";

/** Ways of asking in one's own words, by language. Searched, never shown, so they are no messages. */
export type Asked = Readonly<Record<Language, readonly string[]>>;

/** What the suggested questions are grouped by. */
export type CategoryId = "models" | "materials" | "buying" | "use" | "service";

/** Something that can be asked, before it is in one language. */
export interface Topic {
  readonly id: string;
  readonly category: CategoryId;
  readonly question: Words;
  readonly asked: Asked;
  readonly answer: Words;
  /** The page the answer comes from, and the place on it. */
  readonly page: PageId;
  readonly suffix?: string;
  /** What the link to that page says; its name unless given. */
  readonly title?: Words;
  readonly figures?: readonly Words[];
  readonly subjects?: readonly ModelId[];
  readonly byThickness?: {
    readonly steps: readonly { readonly upTo: number; readonly answer: Words }[];
    readonly beyond: Words;
  };
}

/** Where the knowledge is written: one language, with addresses. */
export type KnowledgeResolution = Resolution & { readonly language: Language };

/** Words as the chat says them: in one language, with plain spaces. */
export const say = (words: Words, resolution: Resolution): string => plain(resolveWords(words, resolution));

/** The same words twice are one way of asking. */
const once = (texts: readonly string[]): string[] => [...new Set(texts)];

/** A topic in one language. */
export function entryOf(topic: Topic, resolution: KnowledgeResolution): KnowledgeEntry {
  const { id, category, page, suffix = "", subjects, byThickness, figures } = topic;
  const { language } = resolution;
  const text = (words: Words) => say(words, resolution);
  return {
    id,
    category,
    title: text(topic.title ?? nameOf(page) ?? verbatim(page)),
    question: text(topic.question),
    paraphrases: once(topic.asked[language]),
    answer: text(topic.answer),
    url: pagePath(page, language) + suffix,
    ...(figures && { figures: figures.map(text) }),
    ...(subjects && { subjects: [...subjects] }),
    ...(byThickness && {
      byThickness: {
        steps: byThickness.steps.map(({ upTo, answer }) => ({ upTo, answer: text(answer) })),
        beyond: text(byThickness.beyond),
      },
    }),
  };
}

/** A name within a sentence: English writes it small, unless it is an abbreviation or a sign. */
export const within = (words: Words, resolution: KnowledgeResolution): Words => {
  const text = say(words, resolution);
  const small =
    resolution.language === "en" ? text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()) : text;
  return verbatim(small);
};

/** Names and figures one after the other, as running text has them. */
export const listed = (parts: readonly Words[], resolution: KnowledgeResolution): Words =>
  verbatim(
    resolution.language === "zh"
      ? parts.map((part) => say(part, resolution)).join("、")
      : new Intl.ListFormat("en-GB").format(parts.map((part) => say(part, resolution))),
  );

/** One after the other where commas stand inside of them. */
export const apart = (parts: readonly Words[], resolution: KnowledgeResolution): Words =>
  verbatim(parts.map((part) => say(part, resolution)).join(resolution.language === "zh" ? "；" : "; "));

/** One below the other. */
export const lines = (parts: readonly Words[], resolution: KnowledgeResolution): Words =>
  verbatim(parts.map((part) => say(part, resolution)).join("\n"));
