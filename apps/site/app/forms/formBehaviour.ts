import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { FormId, Language } from "@lightmaker/content";
import { FormSummary } from "@lightmaker/ui";
import { createFormControl } from "react-hook-form";
import { type FormValues, forms } from "./forms.ts";
import { failureWords } from "./outcome.ts";

/** How far a visitor has come with a form. */
export interface FormProgress {
  /** Faults by field: keys of the contract, such as `required`. */
  faults: Readonly<Record<string, string>>;
  /** How often it has been submitted. */
  attempts: number;
}

/** What makes a form of the HTML answer in place: validation and sending, and what is shown and said only after it was submitted. */
export type FormBehaviour = ReturnType<typeof createFormBehaviour>;

/**
 * Makes the behaviour of one form on the page. It has no default values: what stands in the fields when they are registered
 * stays there.
 *
 * @param follow called with every change of the progress
 */
export function createFormBehaviour(
  form: FormId,
  language: Language,
  follow: (progress: FormProgress) => void,
) {
  const definition = forms[form];
  const { register, handleSubmit, setValue, reset, subscribe } = createFormControl<FormValues>({
    resolver: standardSchemaResolver(definition.schema(language)),
    mode: "onTouched",
    // The summary takes the focus.
    shouldFocusError: false,
  });
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {}, submitCount = 0 }) =>
      follow({
        faults: Object.fromEntries(
          Object.entries(errors).flatMap(([name, error]) =>
            typeof error?.message === "string" ? [[name, error.message]] : [],
          ),
        ),
        attempts: submitCount,
      }),
  });
  return { definition, FormSummary, failureWords, register, handleSubmit, setValue, reset };
}
