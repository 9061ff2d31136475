import * as v from "valibot";

/** What may go wrong in a browser that the makers of the site must know of. A `VideoError` is a film that came but cannot be played, or that did not come. */
export const clientErrorNames = ["ChunkLoadError", "MissingAssetError", "VideoError"] as const;

/**
 * A failure in a visitor's browser, as `POST /api/client-error` takes it: what is missing and on which page, and nothing about
 * the visitor. The patterns let no sentence through, so nothing that was typed can be in it.
 */
export const clientErrorSchema = v.object({
  name: v.picklist(clientErrorNames),
  /** The page's path, without query and hash. */
  page: v.pipe(v.string(), v.regex(/^\/[\w./-]{0,200}$/)),
  /** The script, style, picture or film that is missing. */
  asset: v.pipe(v.string(), v.regex(/^[\w./-]{1,200}$/)),
  /** How often this part has failed on the page so far. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
});

/** A failure in a visitor's browser. */
export type ClientError = v.InferOutput<typeof clientErrorSchema>;
