import type { FormId } from "@lightmaker/content";

/** File that another page has prepared for a form's upload. It does not survive a reload, unlike what is uploaded. */
let pending: { readonly form: FormId; readonly file: File } | undefined;

/** Keeps a file for the upload of a form that the visitor is about to open. */
export const keepFileFor = (form: FormId, file: File): void => {
  pending = { form, file };
};

/** Returns the kept file of a form once. */
export function takeFileFor(form: FormId): File | undefined {
  if (pending?.form !== form) return undefined;
  const { file } = pending;
  pending = undefined;
  return file;
}
