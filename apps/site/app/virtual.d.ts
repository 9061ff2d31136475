declare module "virtual:block-files" {
  /** Paths of the scripts that each file of `app/blocks` is built into, by its name. Empty during development. */
  export const blockFiles: Readonly<Record<string, readonly string[]>>;
}

declare module "virtual:site-stylesheet" {
  /** The site's only style sheet, and the `@font-face` rules that pages carry instead of it. Empty during development. */
  export const stylesheet: { readonly path: string; readonly text: string; readonly fonts: string };
}
