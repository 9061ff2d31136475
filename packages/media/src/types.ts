/**
 * Shape of the generated manifest. File names are not stored: they follow from the id, the width and the hash,
 * which keeps several hundred entries short enough to read in a diff.
 */

/** A picture and the sizes it was built in. */
export interface PictureEntry {
  /** Width of the largest file in pixels. */
  width: number;
  /** Height of the largest file in pixels. */
  height: number;
  /** Average colour as `#rrggbb`. */
  color: string;
  /** Eight hex digits that change with the master or with the encoder's settings. */
  hash: string;
  /** Widths in pixels of the AVIF files, ascending; the last one equals `width`. */
  widths: readonly number[];
  /** Width in pixels of the one JPEG file. */
  fallback: number;
}

/** A social card. It is served as one JPEG, because the programs that fetch cards often read nothing else. */
export interface CardEntry {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Eight hex digits that change with the master or with the encoder's settings. */
  hash: string;
}

/** A film in the encodings it is offered in. `PictureId` is the union of pictures a poster may name. */
export interface FilmEntry<PictureId extends string = string> {
  /** Frame width in pixels. */
  width: number;
  /** Frame height in pixels. */
  height: number;
  /** Running time in seconds. */
  duration: number;
  /** The picture that stands for the film until it plays. */
  poster: PictureId;
  /** Encodings in order of preference, with a MIME type that names the codec; `media` says which screens one is for. */
  sources: readonly { file: string; type: string; media?: string }[];
  /** WebVTT files, one per BCP 47 language tag; empty for a film with nothing to caption. */
  captions: readonly { file: string; language: string }[];
}
