import * as v from "valibot";

/**
 * Why a field was refused. The site finds the words in its own catalogue.
 * Anything else that is wrong with a body (a missing key, a number for a text) has no words: no form of ours sends it.
 */
export type FieldFault = "field.required" | "field.email" | "field.file";

const fault = (key: FieldFault): FieldFault => key;

/** Text with something in it besides spaces; kept as typed. */
const filled = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== "", fault("field.required")),
);

/**
 * An address mail can be sent to. Looser than `v.email()`, which refuses `o'neil@x.ie` and internationalised domains;
 * strict enough for a header: no spaces, brackets or line breaks.
 */
export const emailPattern = /^[^\s@<>()",;:\\[\]]+@[^\s@.]+(\.[^\s@.]+)+$/u;

const email = v.pipe(
  filled,
  v.check((text) => text.trim() === "" || emailPattern.test(text.trim()), fault("field.email")),
);

/** Addresses that uploads are given, see `POST /api/file/upload`. */
export const uploadedFilePattern = /^\/api\/file\/[\w-]{22,64}(\?[\w=&.-]{1,200})?$/;

/**
 * The lead of the home page's form, exactly as typed. Nothing is required or checked beyond "is text" (decisions 16):
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

/** An application for a test sample: the seven keys of section 7 (decisions 14). */
export const sampleApplicationSchema = v.object({
  applicant: filled,
  corporateName: filled,
  email,
  /** Telephone, or `telephone / mobile` where the form has both. */
  phone: filled,
  sampleModel: filled,
  applicationDescription: filled,
  /** What the upload answered with, or empty without a file. */
  url: v.pipe(
    v.string(),
    v.check((url) => url === "" || uploadedFilePattern.test(url), fault("field.file")),
  ),
});

/** An application for a test sample, as typed. */
export type SampleApplication = v.InferOutput<typeof sampleApplicationSchema>;

/** A message from the contact page: the seven keys of section 7. */
export const contactMessageSchema = v.object({
  name: filled,
  phone: filled,
  email,
  message: filled,
  corporateName: filled,
  /** Always empty: the form does not ask. Kept because the staff's old tools expect the key. */
  country: v.string(),
  /** Always 1, "new". */
  state: v.literal(1),
});

/** A message from the contact page, as typed. */
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;
