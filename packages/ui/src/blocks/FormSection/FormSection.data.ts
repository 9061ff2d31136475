import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** Text beside a form. The form is the child of the block. */
export interface FormSectionData extends SectionData, SectionIntro {
  picture?: Picture;
  /** Other contact details, below the text: telephone, e-mail, address, opening hours. */
  details?: readonly ContactDetail[];
}

/** One contact detail. */
export interface ContactDetail {
  label: string;
  value: string;
  /** `tel:`, `mailto:` or another URL. Without it the value is plain text. */
  href?: string;
}

/** Data of a form field, without its behaviour. */
export interface FormFieldData {
  /** Key of the value in the submitted form. */
  name: string;
  /** Visible label. */
  label: string;
  type: "text" | "email" | "tel" | "textarea";
  /** HTML `autocomplete` token, such as `email` or `family-name`. */
  autoComplete?: string;
  /** Help text below the label. */
  hint?: string;
  required?: boolean;
  /** Number of visible lines of a `textarea`. */
  rows?: number;
}
