import * as v from "valibot";

/** Title, keywords and description of one address, as `GET /api/seoTable/selectAll` returns them. */
export const seoEntrySchema = v.object({
  /** With the language's prefix, such as `/en/products`; for a model also with `?model=` (decisions 7). */
  path: v.string(),
  title: v.string(),
  keyword: v.string(),
  describe: v.string(),
});

/** Title, keywords and description of one page. */
export type SeoEntry = v.InferOutput<typeof seoEntrySchema>;

/** `data` that `GET /api/seoTable/selectAll` returns. */
export const seoSchema = v.array(seoEntrySchema);

/** Path of the site's file with the entries of its models, which the server puts into the heads of their addresses. */
export const modelHeadsPath = "/model-heads.json";
