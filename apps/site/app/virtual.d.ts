declare module "virtual:block-files" {
  /** Paths of the scripts that each file of `app/blocks` is built into, by its name. Empty during development. */
  export const blockFiles: Readonly<Record<string, readonly string[]>>;
}
