import { type Language, languages, modelIds } from "../routes.ts";

type ModelId = (typeof modelIds)[number];

/**
 * What was published, and when. A change of the documents or drawings is a new version with a new date and a sentence in
 * `changes.ts`; the names of the files carry the version, so that what a reader has on disk can be told apart.
 */
export const release = { version: "1.1", date: "2026-11-23" } as const;

/** Documents each model has in each language. */
export const paperKinds = ["user-manual", "spec-sheet", "operation-guide"] as const;
export type PaperKind = (typeof paperKinds)[number];

/** What a model's test grid is written as. */
export const gridFormats = ["svg", "dxf"] as const;
export type GridFormat = (typeof gridFormats)[number];

export type PaperId = `${ModelId}-${PaperKind}`;
export type GridId = `${ModelId}-test-grid-${GridFormat}`;

/** A file that the build of the site makes. A paper is one file for each language, the others are the same for all. */
export type DocumentId = PaperId | GridId | "cut-files";

/** A file to be made. */
export type DocumentFile = { readonly id: DocumentId; readonly name: string } & (
  | {
      readonly type: "paper";
      readonly model: ModelId;
      readonly paper: PaperKind;
      readonly language: Language;
    }
  | { readonly type: "grid"; readonly model: ModelId; readonly format: GridFormat }
  | { readonly type: "cutFiles" }
);

/** Every file that is made. */
export const documentFiles: readonly DocumentFile[] = [
  ...modelIds.flatMap((model) => [
    ...paperKinds.flatMap((paper) =>
      languages.map((language): DocumentFile => {
        const id: PaperId = `${model}-${paper}`;
        return {
          type: "paper",
          id,
          name: `${id}-${release.version}-${language}.pdf`,
          model,
          paper,
          language,
        };
      }),
    ),
    ...gridFormats.map(
      (format): DocumentFile => ({
        type: "grid",
        id: `${model}-test-grid-${format}`,
        name: `${model}-test-grid-${release.version}.${format}`,
        model,
        format,
      }),
    ),
  ]),
  { type: "cutFiles", id: "cut-files", name: `cut-files-${release.version}.zip` },
];

/** Address of a file by its name; `:name` gives the pattern of them all. */
export const documentPath = (name: string): string => `/files/${name}`;

/**
 * The file of a document for readers of a language.
 * @throws RangeError when no such file is made
 */
export function documentFile(id: DocumentId, language: Language): DocumentFile {
  const found = documentFiles.find(
    (file) => file.id === id && (file.type !== "paper" || file.language === language),
  );
  if (!found) throw new RangeError(`No file of the document "${id}" is made in the language "${language}".`);
  return found;
}
