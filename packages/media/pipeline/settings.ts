import { fileURLToPath } from "node:url";

/** Folder of the masters: one file per id. The id is the path without extension. */
export const mastersFolder = fileURLToPath(new URL("../masters/", import.meta.url));
/** Path of the generated module that names every built file. */
export const manifestFile = fileURLToPath(new URL("../src/manifest.ts", import.meta.url));

/**
 * Widths of the AVIF files in pixels, up to the master's own width. 320 is for thumbnails, 480 for a card on a phone,
 * 640 for the same on a dense screen, 960 for a half-page figure, 1440, 1920 and 2560 for full-width pictures.
 */
export const pictureWidths: readonly number[] = [320, 480, 640, 960, 1440, 1920, 2560];

/** Width of the single JPEG for browsers without AVIF (about one in thirty in 2026): that of a half-page figure. */
export const fallbackWidth = 960;

/** Ids in this folder are social cards: one JPEG in the master's own size. */
export const cardFolder = "social/";

/**
 * From quality 55 on, renders with smooth backgrounds show no banding at arm's length. Effort above 5 saves 2 % of size
 * for twice the time. Full chroma keeps the orange beam sharp on dark backgrounds.
 */
export const avifSettings = { quality: 55, effort: 5, chromaSubsampling: "4:4:4" } as const;
export const jpegSettings = { quality: 80, mozjpeg: true } as const;
export const resizeKernel = "lanczos3";

/** Number of pictures encoded at the same time. Each encoder uses a full core, and a render may be running too. */
export const parallelEncodings = 2;

/** Settings for storing masters: no visible difference from the render at 100 %, at a twentieth of a PNG's size. */
export const masterSettings = { quality: 82, effort: 4, chromaSubsampling: "4:4:4" } as const;
