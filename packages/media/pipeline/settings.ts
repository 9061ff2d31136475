import { fileURLToPath } from "node:url";

/** Folder of the masters: one file per id, the id being its path without the extension. */
export const mastersFolder = fileURLToPath(new URL("../masters/", import.meta.url));
/** The generated module that names every built file. */
export const manifestFile = fileURLToPath(new URL("../src/manifest.ts", import.meta.url));

/**
 * Widths in pixels that AVIF files are built in, up to the master's own. 320 serves thumbnails, 480 a card on a
 * phone, 640 the same on a dense screen, 960 a half-page figure, 1440 and 1920 full-width banners.
 */
export const pictureWidths: readonly number[] = [320, 480, 640, 960, 1440, 1920];

/**
 * The one JPEG is for browsers without AVIF (about one in thirty in 2026), so it is built once, at the width of a
 * half-page figure.
 */
export const fallbackWidth = 960;

/** Ids in this folder are social cards: one JPEG of the master's own size. */
export const cardFolder = "social/";

/**
 * Quality 55 is where renders with smooth backdrops show no banding at arm's length; effort above 5 gains 2 % of
 * size for twice the time. Full chroma keeps the orange beam sharp on dark ground.
 */
export const avifSettings = { quality: 55, effort: 5, chromaSubsampling: "4:4:4" } as const;
export const jpegSettings = { quality: 80, mozjpeg: true } as const;
export const resizeKernel = "lanczos3";

/** Pictures encoded at once. Each encoder keeps one core busy, and renders may be running beside it. */
export const parallelEncodings = 2;

/** How masters are kept: no difference from the render shows at 100 %, at a twentieth of a PNG's size. */
export const masterSettings = { quality: 82, effort: 4, chromaSubsampling: "4:4:4" } as const;
