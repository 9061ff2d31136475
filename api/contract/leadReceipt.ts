import * as v from "valibot";

// Apart from the forms' schemas, which a bundler would otherwise put into every page that reads an answer.

/** What the server answers once a lead is on disk. */
export const leadReceiptSchema = v.object({
  /** The lead's id, a UUID. The same form sent again with the same content has the same one. */
  id: v.string(),
});

/** Proof that a lead is on disk. */
export type LeadReceipt = v.InferOutput<typeof leadReceiptSchema>;
