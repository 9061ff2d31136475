import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { FormId, Language } from "@lightmaker/content";
import { FormSummary } from "@lightmaker/ui";
import { createFormControl } from "react-hook-form";
import { failureMessage } from "./failure-message.ts";
import { type FormValues, forms } from "./forms.ts";

/** State of a form that the visitor is filling in. */
export interface FormProgress {
  /** Error of each invalid field: a key of the contract, such as `required`. */
  faults: Readonly<Record<string, string>>;
  /** Number of submit attempts. */
  attempts: number;
}

/** Fields of phone numbers in forms that have two. */
const numbers = ["phone", "mobile"];

/** Behaviour that lets a form answer in place: validation, sending, and everything that is shown only after a submit. */
export type FormBehaviour = ReturnType<typeof createFormBehaviour>;

/**
 * Creates the behaviour of one form. It has no default values: fields keep their contents when they are registered.
 *
 * @param follow called with every change of the form's progress
 */
export function createFormBehaviour(
  form: FormId,
  language: Language,
  onProgress: (progress: FormProgress) => void,
) {
  const definition = forms[form];
  const { register, handleSubmit, setValue, reset, subscribe, trigger, getFieldState } =
    createFormControl<FormValues>({
      resolver: standardSchemaResolver(definition.schema(language)),
      mode: "onTouched",
      // The summary takes the focus instead.
      shouldFocusError: false,
    });
  // A number corrects the error of the other number, of which only one is needed.
  subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      const other = name && numbers.find((each) => numbers.includes(name) && each !== name);
      if (other && getFieldState(other).error) void trigger(other);
    },
  });
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {}, submitCount = 0 }) =>
      onProgress({
        faults: Object.fromEntries(
          Object.entries(errors).flatMap(([name, error]) =>
            typeof error?.message === "string" ? [[name, error.message]] : [],
          ),
        ),
        attempts: submitCount,
      }),
  });
  return { definition, FormSummary, failureMessage, register, handleSubmit, setValue, reset };
}
