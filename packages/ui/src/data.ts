/**
 * Plain data that components and blocks are fed with. Nothing here holds a function or an element, so a page
 * can be stored, sent and compared as JSON.
 */

/** A still picture in all the sizes the browser may choose from. */
export interface Picture {
  /** What the picture shows, for people who do not see it; empty only for decoration. */
  alt: string;
  /** Intrinsic width of the largest file, in pixels. Reserves the space, so nothing shifts. */
  width: number;
  /** Intrinsic height of the largest file, in pixels. */
  height: number;
  /** Average colour as `#rrggbb`, painted until the file has arrived. */
  color: string;
  /** Address of the fallback every browser reads (JPEG). */
  src: string;
  /** AVIF candidates as an HTML `srcset`: `url 480w, url 960w`; empty when `src` is all there is. */
  srcSet: string;
}

/** One language of captions for a film. */
export interface Captions {
  /** Address of the WebVTT file. */
  src: string;
  /** BCP 47 language tag. */
  language: string;
  /** Name of the language as its speakers write it. */
  label: string;
}

/** A film with the still that stands for it until it plays. */
export interface Film {
  poster: Picture;
  /** Frame width in pixels. */
  width: number;
  /** Frame height in pixels. */
  height: number;
  /** Encodings in order of preference; the browser takes the first it can play on a screen that `media` describes. */
  sources: readonly { src: string; type: string; media?: string }[];
  captions?: readonly Captions[];
}

/** A way to another place. */
export interface LinkData {
  /** Visible text. */
  label: string;
  href: string;
}

/** A figure set large, with its unit beside it and its meaning below. */
export interface Figure {
  /** The number, or a range or list of numbers, formatted for the reader. */
  value: string;
  /** Unit symbol, set small; absent for counts. */
  unit?: string;
  /** What is measured. */
  label: string;
}

/** One line of a specification: what, and how much. */
export interface SpecItem {
  label: string;
  value: string;
}

/** The ground a section stands on. `dark` keeps its colours in both themes. */
export type SectionTone = "canvas" | "surface" | "dark";
