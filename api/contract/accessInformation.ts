import * as v from "valibot";

/**
 * The lead of the home page's form, exactly as typed. Nothing is required or checked beyond "is text":
 * a visitor who leaves only a phone number in the name field is still a lead. The size of the whole body is
 * bounded by the server (`maxBodyBytes`).
 */
export const accessInformationSchema = v.object({
  surName: v.string(),
  name: v.string(),
  email: v.string(),
});

/** The home form's lead: `surName`, `name` and `email` as typed, each possibly empty. */
export type AccessInformation = v.InferOutput<typeof accessInformationSchema>;

/** What the server answers once the lead is on disk. */
export const accessInformationReceiptSchema = v.object({
  /** The lead's id: a UUID of version 7, so ids sort by time. */
  id: v.string(),
});

/** Proof that the lead is on disk. */
export type AccessInformationReceipt = v.InferOutput<typeof accessInformationReceiptSchema>;
