declare module "virtual:block-files" {
  /** Paths of the scripts that show the blocks of a file in `app/blocks`, by its name; empty while developing. */
  export const blockFiles: Readonly<Record<string, readonly string[]>>;
}
