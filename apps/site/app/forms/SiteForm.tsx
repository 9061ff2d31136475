import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { fileEndings, fileSizeLimit, formTrapField } from "@lightmaker/api/contract";
import type { FormBlockData, Language, Shell } from "@lightmaker/content";
import { languageTag } from "@lightmaker/content/routes";
import {
  Field,
  FileInput,
  FormMessage,
  FormSection,
  FormSummary,
  Link,
  Stack,
  SubmitButton,
  Text,
} from "@lightmaker/ui";
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import * as styles from "./form.css.ts";
import { actionOf, type FormValues, forms } from "./forms.ts";
import { failureWords } from "./outcome.ts";
import { SiteField } from "./SiteField.tsx";
import { bringAlong, clearDraft, useDraft, wasBroughtAlong } from "./useDraft.ts";
import { useFormToken } from "./useFormToken.ts";
import { usePrefill } from "./usePrefill.ts";
import { useUpload } from "./useUpload.ts";

export interface SiteFormProps extends FormBlockData {
  id?: string;
  labels: Shell["labels"];
  language: Language;
}

interface Outcome {
  tone: "success" | "error";
  text: string;
}

const accept = fileEndings.map((ending) => `.${ending}`);
/** A file must be smaller than the limit. */
const maxBytes = fileSizeLimit - 1;

/**
 * A form that posts by itself while there is no JavaScript, and tells in place what became of it once there is. Whatever
 * fails, what was typed stays.
 */
export function SiteForm({
  form,
  fields,
  submit,
  submitting,
  success,
  failure,
  networkFailure,
  upload: file,
  prefill,
  next,
  broughtAlong,
  language,
  labels,
  ...section
}: SiteFormProps) {
  const definition = forms[form];
  const sent = "route" in definition ? definition : undefined;
  const ids = useId();
  const idOf = (name: string) => `${ids}-${name}`;
  const element = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [live, setLive] = useState(false);
  const [brought, setBrought] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [fileFault, setFileFault] = useState<string>();
  // No default values: what was typed before React took over is in the fields and stays there.
  const { register, handleSubmit, setValue, reset, formState } = useForm<FormValues>({
    resolver: standardSchemaResolver(definition.schema(language)),
    mode: "onTouched",
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const fill = useCallback((name: string, value: string) => setValue(name, value), [setValue]);
  useDraft(form, element, fill);
  usePrefill(prefill, element, fill);
  const { upload, start, remove, retry, arrived } = useUpload(form, file, labels.form.messages);
  const { token, ask } = useFormToken(sent?.route);
  useEffect(() => {
    setLive(true);
    setBrought(wasBroughtAlong(form));
  }, [form]);
  useEffect(() => {
    if (!outcome) return;
    message.current?.focus({ preventScroll: true });
    // It may be out of sight: the form grew shorter, or was sent by Enter in a field. The focus alone would put it in the middle.
    message.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);

  const shown = fields.filter(({ only }) => only === undefined || only === language);
  const errors = [
    ...shown.flatMap(({ name, faults }) => {
      const fault = formState.errors[name]?.message as keyof NonNullable<typeof faults> | undefined;
      return fault ? [{ controlId: idOf(name), message: faults?.[fault] ?? fault }] : [];
    }),
    ...(fileFault ? [{ controlId: idOf("file"), message: fileFault }] : []),
  ];
  const errorOf = (name: string) => errors.find(({ controlId }) => controlId === idOf(name))?.message;

  const post = handleSubmit(async (values) => {
    setOutcome(undefined);
    if ("leadsTo" in definition) {
      const entries = Object.entries(definition.fields).map(([from, to]) => [to, values[from] ?? ""]);
      if (next && bringAlong(definition.leadsTo, Object.fromEntries(entries))) await navigate(next.href);
      else setOutcome({ tone: "error", text: failure });
      return;
    }
    const url = await arrived();
    if (url === undefined) return setFileFault(file?.unsent);
    const trap = element.current?.elements.namedItem(formTrapField);
    const result = await definition.send(values, url, {
      language,
      ...(token.current && { token: token.current }),
      ...(trap instanceof HTMLInputElement && trap.value && { trap: trap.value }),
    });
    if (result.ok) {
      reset();
      remove();
      clearDraft(form);
      setBrought(false);
      setOutcome({ tone: "success", text: success });
    } else {
      console.warn("The form was not sent.", result);
      const messages = definition.tellsServerMessage ? labels.form.messages : undefined;
      const words = { failure, ...(networkFailure && { networkFailure }) };
      const offline = result.kind === "network" && !navigator.onLine;
      const text = offline ? labels.form.offline : failureWords(result, words, messages);
      setOutcome({ tone: "error", text });
    }
  });
  const sending = useRef(false);
  // The button refuses a second click by itself; Enter in a field would pass it by.
  const postOnce = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await post(event).finally(() => {
      sending.current = false;
    });
  };

  return (
    <FormSection {...section} labels={labels}>
      <form
        ref={element}
        data-live={live ? "" : undefined}
        {...(sent && { method: "post", action: actionOf(sent, language) })}
        {...(file && { encType: "multipart/form-data" })}
        noValidate={live}
        onFocus={ask}
        onSubmit={postOnce}
      >
        <Stack gap="xl">
          {brought && broughtAlong && <FormMessage tone="success">{broughtAlong}</FormMessage>}
          {formState.submitCount > 0 && (
            <FormSummary
              title={labels.form.summary}
              headingLevel={3}
              errors={errors}
              attempt={formState.submitCount}
            />
          )}
          {shown.map((field, index) => (
            <SiteField
              {...field}
              key={field.name}
              controlId={idOf(field.name)}
              error={errorOf(field.name)}
              last={index === shown.length - 1}
              control={register(field.name)}
            />
          ))}
          {file && (
            <Field label={file.label} hint={file.hint} controlId={idOf("file")} error={fileFault}>
              <FileInput
                name="file"
                labels={file.labels}
                accept={accept}
                maxBytes={maxBytes}
                locale={languageTag[language]}
                file={upload?.file ?? null}
                {...upload}
                onSelect={(chosen) => {
                  setFileFault(undefined);
                  start(chosen);
                }}
                onRemove={() => {
                  setFileFault(undefined);
                  remove();
                }}
                onRetry={retry}
              />
            </Field>
          )}
          {sent && (
            // Programs fill in every field; people neither see this one nor come to it.
            <div className={styles.trap} aria-hidden="true">
              <label htmlFor={idOf(formTrapField)}>{labels.form.trap}</label>
              <input id={idOf(formTrapField)} name={formTrapField} tabIndex={-1} autoComplete="off" />
            </div>
          )}
          <SubmitButton
            className={styles.submit}
            disabled={!sent && !live}
            loading={formState.isSubmitting}
            loadingLabel={submitting}
          >
            {submit}
          </SubmitButton>
          {next && (
            <noscript>
              <Text>
                {labels.form.needsScript} <Link href={next.href}>{next.label}</Link>
              </Text>
            </noscript>
          )}
          {outcome && (
            <FormMessage ref={message} tone={outcome.tone}>
              {outcome.text}
            </FormMessage>
          )}
        </Stack>
      </form>
    </FormSection>
  );
}
