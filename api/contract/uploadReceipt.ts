import * as v from "valibot";

// Apart from the limits of files, which pages with a form need without a validator.

/** What `POST /api/file/upload` returns. */
export const uploadReceiptSchema = v.object({
  /** What the sample application names the file by. Nobody can read the file there without a signed link. */
  url: v.string(),
});

/** Proof that a file is on disk. */
export type UploadReceipt = v.InferOutput<typeof uploadReceiptSchema>;
