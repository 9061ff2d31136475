import * as v from "valibot";
import { formLanguages } from "./languages.ts";

/** Id, the same in every language: a question in one language may be answered in another. */
const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9./-]*$/));

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Path on the site, or an address outside of it. */
const address = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)\S*$/));

/** Entry of the chat's knowledge, in one language. */
export const knowledgeEntrySchema = v.object({
  id,
  /** Group of the suggested questions, such as `materials`. */
  category: filled,
  /** Title of the page that the answer is based on. */
  title: filled,
  /** Question as it is suggested to visitors. */
  question: filled,
  /** Other ways to ask the question. Three to five of them help more than a better search algorithm. */
  paraphrases: v.array(filled),
  /** Answer, word for word as visitors read it. */
  answer: filled,
  /** Page that the answer is based on, with the language's prefix. */
  url: address,
  /** Figures of the answer as written there, such as `1300 × 900 mm`. The chat never writes a figure that no entry contains. */
  figures: v.optional(v.array(filled)),
  /**
   * Ids of the models that this entry is limited to. A question that names one model is not answered by an entry about another.
   */
  subjects: v.optional(v.array(id)),
  /**
   * Answers to a question that names a thickness, sorted by thickness. The chat gives the answer of the first step whose `upTo`,
   * in millimetres, is at least the named thickness, or `beyond` if there is none.
   */
  byThickness: v.optional(
    v.object({
      steps: v.array(v.object({ upTo: v.pipe(v.number(), v.gtValue(0)), answer: filled })),
      beyond: filled,
    }),
  ),
  /**
   * Row of a model's table that the entry tells. `value` is the figure as written in the answer; it is missing if the figure is
   * given on request only. `quantity` is the same in numbers, for comparing and converting.
   */
  fact: v.optional(
    v.object({
      model: id,
      attribute: id,
      value: v.optional(filled),
      quantity: v.optional(
        v.object({ figures: v.pipe(v.array(v.number()), v.minLength(1)), unit: v.string() }),
      ),
    }),
  ),
});

/** Model, and the names that visitors may use for it. */
const subjectSchema = v.object({
  id,
  /** Spelling, spaces and plurals do not matter. */
  names: v.pipe(v.array(filled), v.minLength(1)),
});

/** Substance that must never go into a laser. A question that names it is always answered with the warning. */
export const unsafeSubstanceSchema = v.object({
  id,
  /** Names that visitors use. Spelling, spaces and plurals do not matter. */
  names: v.pipe(v.array(filled), v.minLength(1)),
  /** Warning, word for word. */
  answer: filled,
  title: filled,
  url: address,
});

/** Words that mean the same to visitors, in any language. */
const synonymsSchema = v.object({
  words: v.pipe(v.array(filled), v.minLength(2)),
  /**
   * `true` for words that fit any subject, such as a price or a size. Such a word alone does not show that the question is about
   * our products.
   */
  ofAnything: v.optional(v.boolean()),
});

const words = v.array(filled);

/** Combinations of cues: every cue of one combination occurs in a question. */
const combinations = v.array(v.pipe(v.array(filled), v.minLength(1)));

/**
 * Words by which questions are understood. Spelling, case and plurals do not matter. All words are of any language; names and
 * reasons are of the knowledge's language.
 */
const lexiconSchema = v.object({
  models: v.array(v.object({ id, name: filled, names: words })),
  /** Series of models. */
  groups: v.array(v.object({ id, name: filled, names: words, members: v.array(id), url: address })),
  /** Rows of the models' tables. */
  attributes: v.array(
    v.object({
      id,
      label: filled,
      words,
      cues: combinations,
      /**
       * Entries that answer for a model without this row; the first that exists is taken. `{model}` is replaced by the model, and
       * `light-640:` before an id limits it to that model.
       */
      otherwise: words,
      /** Entry that answers if no model is named. Default: the row of all models. */
      overall: v.optional(filled),
      /** `true` if the words may be asked of anything. */
      ofAnything: v.optional(v.boolean()),
      /** Words for the models with the highest and the lowest figure. */
      most: words,
      least: words,
      /** Those models in an answer, such as "the heaviest". Missing if that is not told. */
      highest: v.optional(filled),
      lowest: v.optional(filled),
    }),
  ),
  /** Materials, and substances with the material whose verdicts apply to them. */
  materials: v.array(v.object({ id, material: v.optional(id), names: words })),
  /** Words that point to the same thing. A weak cue alone asks for nothing. */
  cues: v.array(
    v.object({ id: filled, words, weak: v.optional(v.boolean()), ofAnything: v.optional(v.boolean()) }),
  ),
  /** Entries that answer combinations of cues. `answers` is written as `otherwise` of an attribute. */
  intents: v.array(v.object({ answers: words, cues: combinations })),
  /** Dangerous acts: words for their parts, and the combinations of them that are answered first. */
  hazards: v.optional(
    v.object({
      cues: v.array(v.object({ id: filled, words })),
      /**
       * `object` is the cue that must be what the first cue of the combination is done to: a phone that is engraved, not one that sends a
       * drawing. `unless` is the cue that makes the act harmless.
       */
      acts: v.array(
        v.object({
          answers: words,
          cues: combinations,
          refused: v.optional(v.boolean()),
          object: v.optional(filled),
          unless: v.optional(filled),
        }),
      ),
    }),
  ),
  /** Questions of the product finder with a verdict on each model. */
  finder: v.array(
    v.object({
      name: filled,
      options: v.array(
        v.object({
          value: filled,
          label: filled,
          words,
          verdicts: v.array(
            v.object({ model: id, fit: v.picklist(["yes", "partly", "no"]), reason: filled }),
          ),
        }),
      ),
    }),
  ),
  finderUrl: address,
  /** Words for units that visitors ask for, by the unit. */
  units: v.record(v.string(), words),
  /** Things that questions to anybody else are about. */
  foreign: words,
  /** Words that say nothing about what is asked. */
  fillers: words,
  /** Words that join two questions. */
  joiners: words,
  /** Words that begin a question which goes on from the last one. */
  followers: words,
  /** Words that describe a material and do not make another of it: thicknesses, colours, shapes, species. */
  harmless: v.optional(words),
  /** Materials that the knowledge does not tell anything about. Visitors ask before they put one in. */
  unlisted: v.optional(words),
  /** Pinyin of Han characters: the characters of each syllable, without tones. */
  syllables: v.record(v.string(), filled),
});

const hasUniqueIds = (each: readonly { readonly id: string }[]): boolean =>
  new Set(each.map((one) => one.id)).size === each.length;

/** Settings for cutting sheets, and what is said where there are none. */
const settingsSchema = v.object({
  /** Name and address of the page with all settings. */
  title: filled,
  url: address,
  /** Said if the question names no thickness. */
  which: filled,
  /** Said if no figures are known for what the question names. */
  unknown: filled,
  sheets: v.array(
    v.object({
      material: filled,
      /** Missing for what is true of all machines with figures. */
      model: v.optional(filled),
      /** In millimetres. */
      thickness: v.pipe(v.number(), v.gtValue(0)),
      answer: filled,
      url: address,
    }),
  ),
});

/** A file `knowledge.LANGUAGE.json`. */
export const knowledgeSchema = v.object({
  language: v.picklist(formLanguages),
  /** Page for contacting a person. `{question}` in the address is replaced by the visitor's question. */
  contact: v.object({ title: filled, url: address }),
  /** Models that entries are about. */
  subjects: v.pipe(
    v.array(subjectSchema),
    v.check((each) => hasUniqueIds(each), "two have the same id"),
  ),
  synonyms: v.optional(v.array(synonymsSchema)),
  lexicon: v.optional(lexiconSchema),
  settings: v.optional(settingsSchema),
  unsafe: v.pipe(
    v.array(unsafeSubstanceSchema),
    v.check((each) => hasUniqueIds(each), "two have the same id"),
  ),
  entries: v.pipe(
    v.array(knowledgeEntrySchema),
    v.check((each) => hasUniqueIds(each), "two have the same id"),
  ),
});

/** Knowledge of the chat in one language. */
export type Knowledge = v.InferOutput<typeof knowledgeSchema>;

/** Settings that the chat tells. */
export type KnowledgeSettings = v.InferOutput<typeof settingsSchema>;

/** Entry of the chat's knowledge. */
export type KnowledgeEntry = v.InferOutput<typeof knowledgeEntrySchema>;

/** Words by which questions are understood. */
export type KnowledgeLexicon = v.InferOutput<typeof lexiconSchema>;

/** Model that entries are about. */
export type KnowledgeSubject = v.InferOutput<typeof subjectSchema>;

export type KnowledgeSynonyms = v.InferOutput<typeof synonymsSchema>;

/** Substance that must never go into a laser. */
export type UnsafeSubstance = v.InferOutput<typeof unsafeSubstanceSchema>;
