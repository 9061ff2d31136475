import * as v from "valibot";

// Separate from the limits of files: pages with a form need those limits, but no validator.

/** `data` that `POST /api/file/upload` returns. */
export const uploadReceiptSchema = v.object({
  /** Value for the `url` field of the sample application. Reading the file at this address needs a signed link. */
  url: v.string(),
});

/** Proof that a file is on disk. */
export type UploadReceipt = v.InferOutput<typeof uploadReceiptSchema>;
