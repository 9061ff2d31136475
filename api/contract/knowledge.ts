import * as v from "valibot";
import { formLanguages } from "./routes.ts";

/** The same in every language: a question in one may be answered in another. */
const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9./-]*$/));

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A path of the site, or an address outside of it. */
const address = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)\S*$/));

/** One thing the chat knows, in one language. */
export const knowledgeEntrySchema = v.object({
  id,
  /** What the suggested questions are grouped by, such as `materials`. */
  category: filled,
  /** Title of the page that the answer comes from. */
  title: filled,
  /** The question as it is offered to visitors. */
  question: filled,
  /** Other ways of asking it; three to five are worth more than any cleverness of the search. */
  paraphrases: v.array(filled),
  /** The answer, word for word as visitors read it. */
  answer: filled,
  /** The page that the answer comes from, with the language's prefix. */
  url: address,
  /** Figures of the answer as they are written there, such as `1300 × 900 mm`. The chat writes none that no entry holds. */
  figures: v.optional(v.array(filled)),
  /** The models that this entry alone is about, by id. A question that names one model is not answered by an entry about another. */
  subjects: v.optional(v.array(id)),
  /**
   * Answers to a question that names a thickness, the thinnest first: the first whose `upTo`, in millimetres, is not below it is given, or
   * `beyond` when there is none.
   */
  byThickness: v.optional(
    v.object({
      steps: v.array(v.object({ upTo: v.pipe(v.number(), v.gtValue(0)), answer: filled })),
      beyond: filled,
    }),
  ),
});

/** A model, and the names visitors may call it by. */
const subjectSchema = v.object({
  id,
  /** Spelling, spaces and plurals do not matter. */
  names: v.pipe(v.array(filled), v.minLength(1)),
});

/** A substance that never goes into a laser. A question that names it is always answered with the warning. */
export const unsafeSubstanceSchema = v.object({
  id,
  /** What visitors call it. Spelling, spaces and plurals do not matter. */
  names: v.pipe(v.array(filled), v.minLength(1)),
  /** The warning, word for word. */
  answer: filled,
  title: filled,
  url: address,
});

/** Words that mean the same to visitors, in any language. */
const synonymsSchema = v.object({
  words: v.pipe(v.array(filled), v.minLength(2)),
  /** Can be asked of anything, such as a price or a size: alone it does not say that the question is about us. */
  ofAnything: v.optional(v.boolean()),
});

const hasUniqueIds = (each: readonly { readonly id: string }[]): boolean =>
  new Set(each.map((one) => one.id)).size === each.length;

/** A file `knowledge.LANGUAGE.json`. */
export const knowledgeSchema = v.object({
  language: v.picklist(formLanguages),
  /** Where a person is asked. `{question}` in the address stands for what was asked. */
  contact: v.object({ title: filled, url: address }),
  /** The models that entries are about. */
  subjects: v.pipe(
    v.array(subjectSchema),
    v.check((each) => hasUniqueIds(each), "two have the same id"),
  ),
  synonyms: v.optional(v.array(synonymsSchema)),
  unsafe: v.pipe(
    v.array(unsafeSubstanceSchema),
    v.check((each) => hasUniqueIds(each), "two have the same id"),
  ),
  entries: v.pipe(
    v.array(knowledgeEntrySchema),
    v.check((each) => hasUniqueIds(each), "two have the same id"),
  ),
});

/** What the chat knows in one language. */
export type Knowledge = v.InferOutput<typeof knowledgeSchema>;

/** One thing the chat knows. */
export type KnowledgeEntry = v.InferOutput<typeof knowledgeEntrySchema>;

/** A model that entries are about. */
export type KnowledgeSubject = v.InferOutput<typeof subjectSchema>;

/** Words that mean the same. */
export type KnowledgeSynonyms = v.InferOutput<typeof synonymsSchema>;

/** A substance that never goes into a laser. */
export type UnsafeSubstance = v.InferOutput<typeof unsafeSubstanceSchema>;
