import * as v from "valibot";

/** A stay on a page, as `POST /api/ip/save` takes it. */
export const visitSchema = v.object({
  /** The page's path, without spaces, backslashes and control characters. What follows a `?` or `#` is not stored. */
  visitPage: v.pipe(v.string(), v.regex(/^\/[!-[\]-~\u00a1-\uffff]*$/), v.maxLength(500)),
  /** Seconds on leaving a route, milliseconds on unload (decisions 22). */
  stopTime: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

/** A stay on a page: its path, and how long. */
export type Visit = v.InferOutput<typeof visitSchema>;
