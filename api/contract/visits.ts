import * as v from "valibot";

/** Visit to a page, as `POST /api/ip/save` accepts it. */
export const visitSchema = v.object({
  /** Path of the page, without spaces, backslashes and control characters. The part after `?` or `#` is not stored. */
  visitPage: v.pipe(v.string(), v.regex(/^\/[!-[\]-~\u00a1-\uffff]*$/), v.maxLength(500)),
  /** Duration: in seconds when the visitor changes the route, in milliseconds on unload (decisions 22). */
  stopTime: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

export type Visit = v.InferOutput<typeof visitSchema>;
