/**
 * Shape of the generated manifest. File names are not stored, because they follow from the id, the width and the hash.
 * This keeps several hundred entries short enough to read in a diff.
 */

/** A picture and the sizes that it is built in. */
export interface PictureEntry {
  /** Width of the largest file in pixels. */
  width: number;
  /** Height of the largest file in pixels. */
  height: number;
  /** Average colour as `#rrggbb`. */
  color: string;
  /** Eight hex digits that change with the master or the encoder's settings. */
  hash: string;
  /** Widths in pixels of the AVIF files, ascending; the last one equals `width`. */
  widths: readonly number[];
  /** Width in pixels of the single JPEG file. */
  fallback: number;
}

/** A social card. It is a single JPEG, because many programs that fetch cards read no other format. */
export interface CardEntry {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Eight hex digits that change with the master or the encoder's settings. */
  hash: string;
}

/** A film with its encodings. `PictureId` is the union of the pictures that may be posters. */
export interface FilmEntry<PictureId extends string = string> {
  /** Frame width in pixels. */
  width: number;
  /** Frame height in pixels. */
  height: number;
  /** Running time in seconds. */
  duration: number;
  /** Picture shown until the film plays. */
  poster: PictureId;
  /**
   * Encodings in order of preference, with a MIME type that names the codec. `media` is a media query for the screens
   * of that encoding.
   */
  sources: readonly { file: string; type: string; media?: string }[];
  /** WebVTT files, one per BCP 47 language tag. Empty for a film that needs no captions. */
  captions: readonly { file: string; language: string }[];
}

/** A model for the 3D viewer: a binary glTF file. */
export interface ModelEntry {
  /** Eight hex digits that change with the file. */
  hash: string;
  /** Size of the file. */
  bytes: number;
  /** Width, depth and height of the closed machine in the file, in whole millimetres. */
  size: readonly [width: number, depth: number, height: number];
  /** Names of the nodes that open: lid and doors. */
  opening: readonly string[];
  /** Names of the nodes that are pointed out. */
  parts: readonly string[];
}
