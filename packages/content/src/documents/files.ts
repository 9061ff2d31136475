import { type Language, languages, modelIds } from "../routes.ts";

type ModelId = (typeof modelIds)[number];

/**
 * Version and date of the published files. Any change of the documents or drawings needs a new version, a new date and
 * a sentence in `changes.ts`. File names include the version, so that readers can tell downloaded files apart.
 */
export const release = { version: "1.13", date: "2026-11-28" } as const;

/** Documents that each model has in each language. */
export const paperKinds = ["user-manual", "spec-sheet", "operation-guide"] as const;
export type PaperKind = (typeof paperKinds)[number];

/** File formats of a model's test grid. */
export const gridFormats = ["svg", "dxf"] as const;
export type GridFormat = (typeof gridFormats)[number];

export type PaperId = `${ModelId}-${PaperKind}`;
export type GridId = `${ModelId}-test-grid-${GridFormat}`;

/**
 * A file that the site's build generates. Papers have one file per language; the other files are the same for all
 * languages.
 */
export type DocumentId = PaperId | GridId | "cut-files";

/** A generated file. */
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

/** All generated files. */
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

/** Returns the path of a file by its name; `:name` gives the route pattern. */
export const documentPath = (name: string): string => `/files/${name}`;

/**
 * Returns the file of a document for readers of a language.
 * @throws RangeError when no such file is generated
 */
export function documentFile(id: DocumentId, language: Language): DocumentFile {
  const found = documentFiles.find(
    (file) => file.id === id && (file.type !== "paper" || file.language === language),
  );
  if (!found) throw new RangeError(`No file of the document "${id}" is made in the language "${language}".`);
  return found;
}
