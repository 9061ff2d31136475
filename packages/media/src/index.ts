import { cards, films, pictures } from "./manifest.ts";
import { type AssetKind, MissingAssetError } from "./missing-asset-error.ts";
import type { CardEntry, FilmEntry, PictureEntry } from "./types.ts";

export { type AssetKind, MissingAssetError } from "./missing-asset-error.ts";
export type { CardEntry, FilmEntry, PictureEntry } from "./types.ts";

/** Every picture there is. A page that names another one does not compile. */
export type PictureId = keyof typeof pictures;
/** Every film there is. */
export type FilmId = keyof typeof films;
/** Every social card there is. */
export type CardId = keyof typeof cards;

/** Ids of all pictures, sorted. */
export const pictureIds: readonly PictureId[] = keysOf(pictures);
/** Ids of all films, sorted. */
export const filmIds: readonly FilmId[] = keysOf(films);
/** Ids of all social cards, sorted. */
export const cardIds: readonly CardId[] = keysOf(cards);

/** Where the built files are served. */
export interface AssetOptions {
  /** Address of the folder that holds the built files, ending in a slash. Default `/media/`. */
  base?: string;
}

/** Everything an `<img>` needs but the alternative text, which belongs to the page and its language. */
export interface PictureSource {
  /** Width of the largest file in pixels. */
  width: number;
  /** Height of the largest file in pixels. */
  height: number;
  /** Average colour as `#rrggbb`, to paint until the file has arrived. */
  color: string;
  /** Address of the JPEG that every browser reads. */
  src: string;
  /** AVIF candidates as an HTML `srcset`. */
  srcSet: string;
}

/** Everything a `<video>` needs but its texts: the poster's alternative text and the names of the languages. */
export interface FilmSource {
  poster: PictureSource;
  /** Frame width in pixels. */
  width: number;
  /** Frame height in pixels. */
  height: number;
  /** Running time in seconds. */
  duration: number;
  /** Encodings in order of preference; the browser takes the first that it can play and whose `media` fits. */
  sources: { src: string; type: string; media?: string }[];
  /** WebVTT tracks by BCP 47 language tag. */
  captions: { src: string; language: string }[];
}

/** One JPEG for programs that preview links. */
export interface CardSource {
  src: string;
  /** MIME type of the file. */
  type: "image/jpeg";
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
}

const defaultBase = "/media/";

/**
 * Addresses and measures of a picture.
 * @throws {MissingAssetError} when the id is not in the manifest
 */
export function pictureSource(id: PictureId, { base = defaultBase }: AssetOptions = {}): PictureSource {
  const { width, height, color, hash, widths, fallback } = entryOf<PictureEntry>("picture", pictures, id);
  return {
    width,
    height,
    color,
    src: `${base}${id}-${fallback}.${hash}.jpg`,
    srcSet: widths.map((size) => `${base}${id}-${size}.${hash}.avif ${size}w`).join(", "),
  };
}

/**
 * Addresses and measures of a film and of its poster.
 * @throws {MissingAssetError} when the id is not in the manifest
 */
export function filmSource(id: FilmId, { base = defaultBase }: AssetOptions = {}): FilmSource {
  const film = entryOf<FilmEntry<PictureId>>("film", films, id);
  return {
    poster: pictureSource(film.poster, { base }),
    width: film.width,
    height: film.height,
    duration: film.duration,
    sources: film.sources.map(({ file, ...rest }) => ({ src: base + file, ...rest })),
    captions: film.captions.map(({ file, language }) => ({ src: base + file, language })),
  };
}

/**
 * Address and measures of a social card. Programs that preview links need an absolute `base`.
 * @throws {MissingAssetError} when the id is not in the manifest
 */
export function cardSource(id: CardId, { base = defaultBase }: AssetOptions = {}): CardSource {
  const { width, height, hash } = entryOf<CardEntry>("social card", cards, id);
  return { src: `${base}${id}-${width}.${hash}.jpg`, type: "image/jpeg", width, height };
}

function entryOf<Entry>(kind: AssetKind, entries: Readonly<Record<string, Entry>>, id: string): Entry {
  // Own keys only: an id such as "constructor" must not find something on Object.prototype.
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (entry === undefined) throw new MissingAssetError(kind, id, Object.keys(entries));
  return entry;
}

function keysOf<Entries extends object>(entries: Entries): (keyof Entries)[] {
  return Object.keys(entries) as (keyof Entries)[];
}
