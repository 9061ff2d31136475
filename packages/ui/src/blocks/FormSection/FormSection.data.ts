import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** Words beside a form. The form itself is the block's child. */
export interface FormSectionData extends SectionData, SectionIntro {
  picture?: Picture;
  /** Other ways to say the same, under the words: telephone, mail, address, opening hours. */
  details?: readonly ContactDetail[];
}

/** One way to reach somebody. */
export interface ContactDetail {
  label: string;
  value: string;
  /** `tel:`, `mailto:` or an address; without it the value is text. */
  href?: string;
}

/** What a form field is, apart from its behaviour. */
export interface FormFieldData {
  /** Key of the value in the posted form. */
  name: string;
  /** Visible label. */
  label: string;
  type: "text" | "email" | "tel" | "textarea";
  /** HTML `autocomplete` token, such as `email` or `family-name`. */
  autoComplete?: string;
  /** Help under the label. */
  hint?: string;
  required?: boolean;
  /** Visible lines of a `textarea`. */
  rows?: number;
}
