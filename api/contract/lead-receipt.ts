import * as v from "valibot";

// Separate from the schemas of the forms: a bundler would otherwise put those into every page that reads a response.

/** `data` that the server returns once a lead is on disk. */
export const leadReceiptSchema = v.object({
  /** Id of the lead, a UUID. Sending the same form again with the same content returns the same id. */
  id: v.string(),
});

/** Proof that a lead is on disk. */
export type LeadReceipt = v.InferOutput<typeof leadReceiptSchema>;
