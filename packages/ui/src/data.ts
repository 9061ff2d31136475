/**
 * Plain data for components and blocks. It contains no functions and no elements, so a page can be stored, sent and
 * compared as JSON.
 */

/** A still picture, in all the sizes from which the browser may choose. */
export interface Picture {
  /** Alternative text: describes the picture for people who cannot see it. Empty only if the picture is decorative. */
  alt: string;
  /** Intrinsic width of the largest file, in pixels. Reserves the space and so prevents layout shift. */
  width: number;
  /** Intrinsic height of the largest file, in pixels. */
  height: number;
  /** Average colour as `#rrggbb`, shown until the file has loaded. */
  color: string;
  /** URL of the JPEG fallback, which every browser can decode. */
  src: string;
  /** AVIF candidates in the format of the HTML `srcset` attribute: `url 480w, url 960w`. Empty if `src` is the only file. */
  srcSet: string;
}

/** One language of captions for a film. */
export interface Captions {
  /** URL of the WebVTT file. */
  src: string;
  /** BCP 47 language tag. */
  language: string;
  /** Name of the language, in that language. */
  label: string;
}

/** A film, with the still picture shown until it plays. */
export interface Film {
  poster: Picture;
  /** Frame width in pixels. */
  width: number;
  /** Frame height in pixels. */
  height: number;
  /** Encodings in order of preference. The browser uses the first that it can play and whose `media` query, if any, matches. */
  sources: readonly { src: string; type: string; media?: string }[];
  captions?: readonly Captions[];
}

/** A link. */
export interface LinkData {
  /** Visible text. */
  label: string;
  href: string;
}

/** A figure in large type, with its unit beside it and its label below. */
export interface Figure {
  /** Number, range or list of numbers, already formatted for the reader. */
  value: string;
  /** Unit symbol, in small type. Omit for counts. */
  unit?: string;
  /** Name of the measured quantity. */
  label: string;
}

/** One row of a specification: a property and its value. */
export interface SpecItem {
  label: string;
  value: string;
}

/** Background of a section. `dark` keeps the dark colours in both themes. */
export type SectionTone = "canvas" | "surface" | "dark";

/** Light of a laser source. Its colour is a token of the same name; see `LightMark`. */
export type Light = "co2" | "rf" | "diode" | "fibre";

/** Text on the data plate of a machine. */
export interface Plate {
  light: Light;
  /** Name of the model, as on the machine. */
  name: string;
  /** Laser source in words: the colour of the light never stands alone. */
  source: string;
  /** Size of the bed. Omit if it is not published. */
  bed?: string;
}
