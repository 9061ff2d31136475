import * as v from "valibot";
import type { RowKey } from "./row-keys.ts";

/**
 * The product feed as a schema: the single source of the types, of the published JSON Schema and of the check at build time.
 * `schemaVersion` changes when something is removed or changes its meaning, but not when something is added, so a reader must
 * accept keys that it does not know.
 */
export const schemaVersion = 1;

const text = (description: string) => v.pipe(v.string(), v.description(description));
const url = (description: string) => v.pipe(v.string(), v.regex(/^https?:\/\//), v.description(description));
const date = (description: string) =>
  v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.description(description));

/** Same shape as `Picture` of `@lightmaker/ui`. */
export const picture = v.object({
  alt: text("Alternative text; empty if the picture is decorative."),
  width: v.pipe(v.number(), v.description("Width of the largest file in pixels.")),
  height: v.pipe(v.number(), v.description("Height of the largest file in pixels.")),
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/), v.description("Average colour.")),
  src: url("JPEG for every browser. It may be hot-linked."),
  srcSet: text("AVIF candidates as an HTML srcset, with absolute addresses."),
});

const quantity = v.object({
  figures: v.pipe(v.array(v.number()), v.description("In metric units.")),
  unit: text("Symbol of the unit; empty for counts."),
  shape: v.optional(
    v.picklist(["exact", "range", "choices", "most", "least", "about", "plus", "area", "areaMost"]),
  ),
});

const value = v.union([v.string(), quantity, v.object({ text: v.string(), quantities: v.array(quantity) })]);

/** Known keys are offered by editors; any other text is a key too, because the maker may add some. */
const rowKey = text("Key of the row, the same in every language and for every model.") as v.GenericSchema<
  string,
  RowKey | (string & {})
>;

/** Same shape as `SpecRow` of `@lightmaker/ui`, except that the value may be null. */
export const specRow = v.object({
  key: rowKey,
  label: text("Name of the row."),
  value: v.pipe(
    v.nullable(value),
    v.description(
      "Null: the maker gives this value on request only. Do not leave the row out and do not guess: say so, with your own contact.",
    ),
  ),
});

export const feedDocument = v.object({
  kind: v.picklist(["user-manual", "spec-sheet", "operation-guide"]),
  title: text("Title in the language of the feed."),
  href: url("Address of the file. It changes with every version."),
  type: text("Media type."),
  bytes: v.pipe(v.number(), v.description("Size of the file.")),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/), v.description("Checksum of the file, hexadecimal.")),
  version: text("Version of the document."),
  date: date("Date of the version."),
});

const section = v.object({ title: v.string(), description: v.string(), picture });

const figure = v.object({ label: v.string(), value: v.string(), unit: v.optional(v.string()) });

const summary = {
  id: text("Canonical id of the model, such as light-530. It never changes."),
  series: v.picklist(["morning-light", "zhongtian"]),
  name: text("As written on the machine; the same in every language."),
  kind: text("Kind of machine, shown after the name."),
  title: text("One line that says what it is for."),
  description: text("One paragraph."),
  page: url("The maker's page."),
  updated: date("Day of the last change that a reader notices."),
  revision: text("Changes with any change of the content: compare it, do not read it."),
  headline: v.pipe(
    v.tuple([figure, figure, figure, figure]),
    v.description("The four figures that characterise the model: `Figure` of @lightmaker/ui."),
  ),
  picture: v.pipe(picture, v.description("The machine from outside.")),
};

export const feedModel = v.object({
  $schema: url("The JSON Schema of this file."),
  schemaVersion: v.literal(schemaVersion),
  language: text("BCP 47 tag of all texts."),
  ...summary,
  subtitle: v.string(),
  pictures: v.array(picture),
  solutions: v.array(section),
  features: v.array(section),
  specifications: v.pipe(
    v.array(v.object({ title: v.optional(v.string()), rows: v.array(specRow) })),
    v.description("`SpecGroup` of @lightmaker/ui, except for null values."),
  ),
  questions: v.array(v.object({ question: v.string(), answer: v.string() })),
  accessories: v.array(v.string()),
  documents: v.array(feedDocument),
});

export const feedIndex = v.object({
  $schema: url("The JSON Schema of this file."),
  schemaVersion: v.literal(schemaVersion),
  language: text("BCP 47 tag of all texts."),
  alternates: v.pipe(
    v.record(v.string(), v.string()),
    v.description("The same file in other languages, by tag."),
  ),
  maker: v.string(),
  updated: date("Day of the last change."),
  models: v.array(v.object({ ...summary, href: url("The model's own file, with everything.") })),
  changes: v.pipe(
    v.array(
      v.object({
        date: date("Day of the change."),
        models: v.pipe(v.array(v.string()), v.description("Ids of the models; empty: all.")),
        text: v.string(),
      }),
    ),
    v.description("What changed, latest first."),
  ),
});

export type FeedPicture = v.InferOutput<typeof picture>;
export type FeedRow = v.InferOutput<typeof specRow>;
export type FeedDocument = v.InferOutput<typeof feedDocument>;
export type FeedModel = v.InferOutput<typeof feedModel>;
export type FeedIndex = v.InferOutput<typeof feedIndex>;
