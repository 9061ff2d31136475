import type { Picture } from "./data.ts";

/** Imported picture as a bundler returns it: Next's `StaticImageData`, or the same from elsewhere. */
interface ImportedImage {
  /** URL of the file. */
  src: string;
  /** Intrinsic width in pixels. */
  width: number;
  /** Intrinsic height in pixels. */
  height: number;
}

/** Picture as vite-imagetools returns it for `?as=picture`: candidates by format, and the fallback. */
interface ImportedPicture {
  /** `srcset` by format. */
  sources: { readonly avif?: string; readonly [format: string]: string | undefined };
  img: { src: string; w: number; h: number };
}

export interface PictureFromOptions {
  /** Alternative text. Empty only if the picture is decorative. */
  alt: string;
  /** Average colour as `#rrggbb`, shown until the file has loaded. Default: the grey of lines. */
  color?: string;
  /** AVIF candidates as an HTML `srcset`, if the bundler does not give them. */
  srcSet?: string;
}

/**
 * Makes a `Picture` of an imported file. Next and Astro return `{ src, width, height }`, vite-imagetools returns `sources` and
 * `img` for `?as=picture`.
 *
 * @throws TypeError that says what is missing, such as for Vite's plain import, which is a URL without a size
 */
export function pictureFrom(
  image: ImportedImage | ImportedPicture,
  { alt, color = "#d6dbdf", srcSet = "" }: PictureFromOptions,
): Picture {
  const { src, width, height, candidates } = readImage(image);
  if (typeof src !== "string" || !(width > 0) || !(height > 0))
    throw new TypeError(
      `pictureFrom needs src, width and height, or the page would shift when the file arrives. It got ${JSON.stringify(image)}. A plain import in Vite is only a URL: use vite-imagetools with "?as=picture" (see the README), or write the size yourself.`,
    );
  return { alt, color, height, src, srcSet: srcSet || candidates, width };
}

function readImage(image: ImportedImage | ImportedPicture) {
  if ("img" in Object(image)) {
    const { img, sources } = image as ImportedPicture;
    return { src: img.src, width: img.w, height: img.h, candidates: sources.avif ?? "" };
  }
  const { src, width, height } = Object(image) as ImportedImage;
  return { src, width, height, candidates: "" };
}
