import * as v from "valibot";

/** Failures in the browser that the site reports. `VideoError`: a film failed to load, or loaded but cannot be played. */
export const clientErrorNames = ["ChunkLoadError", "MissingAssetError", "VideoError"] as const;

/**
 * Failure in a visitor's browser, as `POST /api/client-error` accepts it. It names the missing file and the page and holds
 * nothing about the visitor. The patterns allow no spaces, so no typed text can get in.
 */
export const clientErrorSchema = v.object({
  name: v.picklist(clientErrorNames),
  /** Path of the page, without query and hash. */
  page: v.pipe(v.string(), v.regex(/^\/[\w./-]{0,200}$/)),
  /** Script, stylesheet, picture or film that is missing. */
  asset: v.pipe(v.string(), v.regex(/^[\w./-]{1,200}$/)),
  /** Number of failures of this file on the page so far. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
});

export type ClientError = v.InferOutput<typeof clientErrorSchema>;
