import * as v from "valibot";

/**
 * Reason why a field was refused. The site looks up the text in its own catalogue. Other errors in a body, such as a missing key
 * or a number instead of text, have no text: our forms never send them.
 */
export type FieldFault = "field.required" | "field.email" | "field.file";

const fault = (key: FieldFault): FieldFault => key;

/** Text that is not only spaces. Kept as typed. */
const filled = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== "", fault("field.required")),
);

/**
 * E-mail address that can receive mail. Looser than `v.email()`, which refuses `o'neil@x.ie` and internationalised domains.
 * Strict enough for a mail header: no spaces, brackets, line breaks or characters that change the direction of writing.
 */
export const emailPattern =
  /^[^\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069@<>()",;:\\[\]]+@[^\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069@.]+(\.[^\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069@.]+)+$/u;

const email = v.pipe(
  filled,
  v.check((text) => text.trim() === "" || emailPattern.test(text.trim()), fault("field.email")),
);

/** Addresses of uploaded files, see `POST /api/file/upload`. */
export const uploadedFilePattern = /^\/api\/file\/[\w-]{22,64}(\?[\w=&.-]{1,200})?$/;

/**
 * Lead of the home page's form, exactly as typed. Each field must be text; nothing else is required or checked (decisions 16): a
 * visitor who types only a phone number into the name field is still a lead. The server limits the size of the whole body
 * (`maxBodyBytes`).
 */
export const accessInformationSchema = v.object({
  surName: v.string(),
  name: v.string(),
  email: v.string(),
});

/** Lead of the home page's form: `surName`, `name` and `email` as typed. Each may be empty. */
export type AccessInformation = v.InferOutput<typeof accessInformationSchema>;

/** Application for a test sample: the seven keys of section 7 (decisions 14). */
export const sampleApplicationSchema = v.object({
  applicant: filled,
  corporateName: filled,
  email,
  /** Telephone, or `telephone / mobile` if the form has both. */
  phone: filled,
  sampleModel: filled,
  applicationDescription: filled,
  /** `url` from the response to the upload, or empty without a file. */
  url: v.pipe(
    v.string(),
    v.check((url) => url === "" || uploadedFilePattern.test(url), fault("field.file")),
  ),
});

/** Application for a test sample, as typed. */
export type SampleApplication = v.InferOutput<typeof sampleApplicationSchema>;

/** Message from the contact page: the seven keys of section 7. */
export const contactMessageSchema = v.object({
  name: filled,
  phone: filled,
  email,
  message: filled,
  corporateName: filled,
  /** Always empty: the form has no such field. The staff's old tools expect the key. */
  country: v.string(),
  /** Always 1, which means "new". */
  state: v.literal(1),
});

/** Message from the contact page, as typed. */
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;
