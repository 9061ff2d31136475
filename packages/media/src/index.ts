import { cards, films, models, pictures } from "./manifest.ts";
import { type AssetKind, MissingAssetError } from "./missing-asset-error.ts";
import type { CardEntry, FilmEntry, ModelEntry, PictureEntry } from "./types.ts";

export { type AssetKind, MissingAssetError } from "./missing-asset-error.ts";
export type { CardEntry, FilmEntry, ModelEntry, PictureEntry } from "./types.ts";

/** Ids of all pictures. A page that uses another id does not compile. */
export type PictureId = keyof typeof pictures;
/** Ids of all films. */
export type FilmId = keyof typeof films;
/** Ids of all social cards. */
export type CardId = keyof typeof cards;
/** Slugs of all machines with a model. */
export type MachineModelId = keyof typeof models;

/** Ids of all pictures, sorted. */
export const pictureIds: readonly PictureId[] = keysOf(pictures);
/** Ids of all films, sorted. */
export const filmIds: readonly FilmId[] = keysOf(films);
/** Ids of all social cards, sorted. */
export const cardIds: readonly CardId[] = keysOf(cards);
/** Slugs of all machines with a model, sorted. */
export const machineModelIds: readonly MachineModelId[] = keysOf(models);

/** Location of the built files. */
export interface AssetOptions {
  /** URL of the folder with the built files, ending in a slash. Default `/media/`. */
  base?: string;
}

/** Data of an `<img>` except its alternative text, which depends on the page and its language. */
export interface PictureSource {
  /** Width of the largest file in pixels. */
  width: number;
  /** Height of the largest file in pixels. */
  height: number;
  /** Average colour as `#rrggbb`, shown until the file has loaded. */
  color: string;
  /** URL of the JPEG fallback for every browser. */
  src: string;
  /** AVIF candidates as an HTML `srcset`. */
  srcSet: string;
}

/** Data of a `<video>` except its texts: the poster's alternative text and the names of the languages. */
export interface FilmSource {
  poster: PictureSource;
  /** Frame width in pixels. */
  width: number;
  /** Frame height in pixels. */
  height: number;
  /** Running time in seconds. */
  duration: number;
  /** Encodings in order of preference. The browser uses the first that it can play and whose `media` matches. */
  sources: { src: string; type: string; media?: string }[];
  /** WebVTT tracks by BCP 47 language tag. */
  captions: { src: string; language: string }[];
}

/** A JPEG for link previews. */
export interface CardSource {
  src: string;
  /** MIME type of the file. */
  type: "image/jpeg";
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
}

/** A model for the 3D viewer. */
export interface ModelSource {
  /** URL of the binary glTF file. */
  src: string;
  /** Size of the file. */
  bytes: number;
  /** Width, depth and height of the closed machine in the file, in whole millimetres. */
  size: readonly [width: number, depth: number, height: number];
  /** Names of the nodes that open: lid and doors. */
  opening: readonly string[];
  /** Names of the nodes that are pointed out. */
  parts: readonly string[];
}

const defaultBase = "/media/";

/**
 * Returns the URLs and dimensions of a picture.
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
 * Returns the URLs and dimensions of a film and of its poster.
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
 * Returns the URL and dimensions of a social card. Link previews need an absolute `base`.
 * @throws {MissingAssetError} when the id is not in the manifest
 */
export function cardSource(id: CardId, { base = defaultBase }: AssetOptions = {}): CardSource {
  const { width, height, hash } = entryOf<CardEntry>("social card", cards, id);
  return { src: `${base}${id}-${width}.${hash}.jpg`, type: "image/jpeg", width, height };
}

/**
 * Returns the URL of a machine's model, and what is in it.
 * @throws {MissingAssetError} when the slug is not in the manifest
 */
export function modelSource(id: MachineModelId, { base = defaultBase }: AssetOptions = {}): ModelSource {
  const { hash, ...entry } = entryOf<ModelEntry>("model", models, id);
  return { src: `${base}models/${id}.${hash}.glb`, ...entry };
}

function entryOf<Entry>(kind: AssetKind, entries: Readonly<Record<string, Entry>>, id: string): Entry {
  // Own keys only: an id such as "constructor" must not match a property of Object.prototype.
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (entry === undefined) throw new MissingAssetError(kind, id, Object.keys(entries));
  return entry;
}

function keysOf<Entries extends object>(entries: Entries): (keyof Entries)[] {
  return Object.keys(entries) as (keyof Entries)[];
}
