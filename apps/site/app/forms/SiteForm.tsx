import { formTrapField } from "@lightmaker/api/contract";
import type { FormBlockData, FormUpload, Language, Shell } from "@lightmaker/content";
import { FormMessage, FormSection, Link, Stack, SubmitButton, Text } from "@lightmaker/ui";
import { type ComponentType, type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ChoiceFieldProps } from "./ChoiceField.tsx";
import * as styles from "./form.css.ts";
import type { FormBehaviour } from "./form-behaviour.ts";
import { actionOf, formRoutes } from "./form-routes.ts";
import type { FormValues } from "./forms.ts";
import { SiteField } from "./SiteField.tsx";
import type { UploadFieldProps, UploadHandle } from "./UploadField.tsx";
import {
  clearDraft,
  type FillField,
  fillOtherForm,
  isFilledByOtherForm,
  rememberPosted,
  useDraft,
} from "./useDraft.ts";
import { useFormBehaviour } from "./useFormBehaviour.ts";
import { useFormToken } from "./useFormToken.ts";
import { usePrefill } from "./usePrefill.ts";

export interface SiteFormProps extends FormBlockData {
  id?: string;
  labels: Shell["labels"];
  language: Language;
  /** Texts of the optional file upload. The upload is shown only together with `UploadField`. */
  upload?: FormUpload;
  UploadField?: ComponentType<UploadFieldProps>;
  /** Shows the fields that are chosen from pictures. */
  ChoiceField?: ComponentType<ChoiceFieldProps>;
}

interface Outcome {
  tone: "success" | "error";
  text: string;
}

/**
 * A form that the browser posts natively until its behaviour is loaded. From then on it is sent in place and shows the
 * result below its fields. If anything fails, the visitor's input is kept.
 */
export function SiteForm({
  form,
  fields,
  submit,
  submitting,
  success,
  failure,
  networkFailure,
  upload,
  UploadField,
  ChoiceField,
  prefill,
  next,
  broughtAlong,
  language,
  labels,
  ...section
}: SiteFormProps) {
  const action = actionOf(form, language);
  const ids = useId();
  const idOf = (name: string) => `${ids}-${name}`;
  const element = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [behaviour, { faults, attempts }] = useFormBehaviour(form, language, element);
  const [sending, setSending] = useState(false);
  const [isPrefilled, setIsPrefilled] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [fileFault, setFileFault] = useState<string>();
  const setValue = useRef(behaviour?.setValue);
  setValue.current = behaviour?.setValue;
  const fill = useCallback<FillField>((field, name, value) => {
    field.value = value;
    // A group of radio buttons does not take a value that none of them has.
    setValue.current?.(name, field.value);
  }, []);
  useDraft(form, element, fill);
  usePrefill(prefill, element, fill);
  const file = useRef<UploadHandle>(null);
  const { token, requestToken } = useFormToken(formRoutes[form]);
  useEffect(() => setIsPrefilled(isFilledByOtherForm(form)), [form]);
  useEffect(() => {
    if (!outcome) return;
    message.current?.focus({ preventScroll: true });
    // The message may be out of view, because the form became shorter or was sent by Enter in a field. Focus alone
    // would scroll it to the middle.
    message.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);

  const present = fields.filter(({ only }) => only === undefined || only === language);
  const shown = present.map(({ alternative, ...field }) =>
    // Neither of two fields is required when each may take the other's place; the schema checks that one is filled in.
    alternative && present.some(({ name }) => name === alternative.field)
      ? { ...field, required: false, ...(alternative.hint && { hint: alternative.hint }) }
      : field,
  );
  const errors = [
    ...shown.flatMap(({ name, faults: words }) => {
      const fault = faults[name] as keyof NonNullable<typeof words> | undefined;
      return fault ? [{ controlId: idOf(name), message: words?.[fault] ?? fault }] : [];
    }),
    ...(fileFault ? [{ controlId: idOf("file"), message: fileFault }] : []),
  ];
  const errorOf = (name: string) => errors.find(({ controlId }) => controlId === idOf(name))?.message;

  const post = async ({ definition, failureMessage, reset }: FormBehaviour, values: FormValues) => {
    setOutcome(undefined);
    if ("leadsTo" in definition) {
      const entries = Object.entries(definition.fields).map(([from, to]) => [to, values[from] ?? ""]);
      if (next && fillOtherForm(definition.leadsTo, Object.fromEntries(entries))) await navigate(next.href);
      else setOutcome({ tone: "error", text: failure });
      return;
    }
    setSending(true);
    // Read now, because the ref is empty while another page is shown.
    const chosen = file.current;
    const url = chosen ? await chosen.uploaded() : "";
    if (url === undefined) return setFileFault(upload?.unsent);
    const honeypot = element.current?.elements.namedItem(formTrapField);
    const result = await definition.send(values, url, {
      language,
      ...(token.current && { token: token.current }),
      ...(honeypot instanceof HTMLInputElement && honeypot.value && { trap: honeypot.value }),
    });
    if (result.ok) {
      reset();
      chosen?.remove();
      clearDraft(form);
      setIsPrefilled(false);
      setOutcome({ tone: "success", text: success });
    } else {
      console.warn("The form was not sent.", result);
      const messages = definition.tellsServerMessage ? labels.form.messages : undefined;
      const words = { failure, ...(networkFailure && { networkFailure }) };
      setOutcome({ tone: "error", text: failureMessage(result, words, messages) });
    }
  };
  const posting = useRef(false);
  const onSubmit = async (event: FormEvent) => {
    if (!behaviour) return rememberPosted(form);
    event.preventDefault();
    // The button ignores clicks once it shows that it is sending. A second press of Enter may come before.
    if (posting.current) return;
    posting.current = true;
    await behaviour
      .handleSubmit((values) => post(behaviour, values))(event)
      .finally(() => {
        posting.current = false;
        setSending(false);
      });
  };

  return (
    <FormSection {...section} labels={labels}>
      <form
        ref={element}
        data-live={behaviour ? "" : undefined}
        {...(action && { method: "post", action })}
        {...(upload && { encType: "multipart/form-data" })}
        noValidate={behaviour !== undefined}
        onFocus={requestToken}
        onSubmit={onSubmit}
      >
        <Stack gap="xl">
          {isPrefilled && broughtAlong && <FormMessage tone="success">{broughtAlong}</FormMessage>}
          {behaviour && attempts > 0 && (
            <behaviour.FormSummary
              title={labels.form.summary}
              headingLevel={3}
              errors={errors}
              attempt={attempts}
            />
          )}
          {shown.map(({ choices, ...field }, index) => {
            const props = {
              ...field,
              controlId: idOf(field.name),
              error: errorOf(field.name),
              last: index === shown.length - 1,
              control: behaviour?.register(field.name) ?? { name: field.name },
            };
            return choices && ChoiceField ? (
              <ChoiceField {...props} key={field.name} choices={choices} imageError={labels.imageError} />
            ) : (
              <SiteField {...props} key={field.name} />
            );
          })}
          {upload && UploadField && (
            <UploadField
              ref={file}
              form={form}
              words={upload}
              messages={labels.form.messages}
              language={language}
              controlId={idOf("file")}
              error={fileFault}
              onChange={() => setFileFault(undefined)}
            />
          )}
          {action && (
            // Honeypot: bots fill in every field. People neither see this one nor reach it with the keyboard.
            <div className={styles.honeypot} aria-hidden="true">
              <label htmlFor={idOf(formTrapField)}>{labels.form.trap}</label>
              <input id={idOf(formTrapField)} name={formTrapField} tabIndex={-1} autoComplete="off" />
            </div>
          )}
          <SubmitButton
            className={styles.submit}
            disabled={!action && !behaviour}
            loading={sending}
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
