import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { FormBlockData, Language, Shell } from "@lightmaker/content";
import { Field, FormMessage, FormSection, Stack, SubmitButton, TextArea, TextInput } from "@lightmaker/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import * as styles from "./form.css.ts";
import { type FormValues, forms } from "./forms.ts";
import { clearDraft, useDraft } from "./useDraft.ts";

export interface SiteFormProps extends FormBlockData {
  id?: string;
  labels: Shell["labels"];
  language: Language;
}

/**
 * A form that posts by itself while there is no JavaScript, and tells in place what became of it once there
 * is. Whatever fails, what was typed stays.
 */
export function SiteForm({
  form,
  fields,
  submit,
  submitting,
  success,
  failure,
  language,
  ...section
}: SiteFormProps) {
  const { schema, action, send } = forms[form];
  const element = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<"success" | "failure">();
  // No default values: what was typed before React took over is in the fields and stays there.
  const { register, handleSubmit, setValue, reset, formState } = useForm<FormValues>({
    resolver: standardSchemaResolver(schema),
  });
  const restore = useCallback((name: string, value: string) => setValue(name, value), [setValue]);
  useDraft(form, element, restore);
  // Tells tests, and styles that may want to know, that this form answers in place from here on.
  useEffect(() => element.current?.setAttribute("data-live", ""), []);
  useEffect(() => {
    if (outcome) message.current?.focus({ preventScroll: true });
  }, [outcome]);

  const post = handleSubmit(async (values) => {
    setOutcome(undefined);
    const result = await send(values, { language });
    if (result.ok) {
      reset();
      clearDraft(form);
    } else {
      console.warn("The form was not sent.", result);
    }
    setOutcome(result.ok ? "success" : "failure");
  });

  return (
    <FormSection {...section}>
      <form ref={element} method="post" action={action(language)} noValidate onSubmit={post}>
        <Stack gap="xl">
          {fields.map(({ label, hint, required = false, type, rows, autoComplete, name }, index) => {
            const error = formState.errors[name]?.message;
            const shared = { ...register(name), autoComplete };
            return (
              <Field
                key={name}
                label={label}
                required={required}
                {...(hint && { hint })}
                {...(error && { error })}
              >
                {type === "textarea" ? (
                  <TextArea {...shared} {...(rows && { rows })} />
                ) : (
                  <TextInput
                    {...shared}
                    type={type}
                    enterKeyHint={index === fields.length - 1 ? "send" : "next"}
                  />
                )}
              </Field>
            );
          })}
          <SubmitButton className={styles.submit} loading={formState.isSubmitting} loadingLabel={submitting}>
            {submit}
          </SubmitButton>
          {outcome && (
            <FormMessage ref={message} tone={outcome === "success" ? "success" : "error"}>
              {outcome === "success" ? success : failure}
            </FormMessage>
          )}
        </Stack>
      </form>
    </FormSection>
  );
}
