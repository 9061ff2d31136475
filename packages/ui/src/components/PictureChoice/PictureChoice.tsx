"use client";

import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import type { Picture } from "../../data.ts";
import { useErrorVoice } from "../../hooks/useErrorVoice.ts";
import { cx } from "../../styles/cx.ts";
import { errorState } from "../Field/Field.tsx";
import { FieldNotes, fieldNoteIds } from "../Field/FieldNotes.tsx";
import { Image } from "../Image/index.ts";
import * as styles from "./PictureChoice.css.ts";

/** One option of a `PictureChoice`. */
export interface PictureChoiceOption {
  /** Value in the form data. It must be unique within the group. */
  value: string;
  label: string;
  /** Difference from the other options, in a few words. */
  note?: string;
  /** Shown above the label. An option without a picture, such as "advise me", comes last. */
  picture?: Picture;
}

export interface PictureChoiceProps
  extends Omit<ComponentPropsWithRef<"fieldset">, "children" | "name" | "onChange"> {
  options: readonly PictureChoiceOption[];
  /** Name of the field in the form data. */
  name: string;
  /** Visible question that the group answers. */
  label: ReactNode;
  hint?: ReactNode;
  /** The problem and how to solve it. It marks the group as invalid, and screen readers announce it when it appears. */
  error?: ReactNode;
  /** Shows an asterisk after the label and asks the browser for a choice. */
  required?: boolean;
  /** `id` of the first radio button, for links from an error summary. Default: generated. */
  controlId?: string;
  /** Called when another option is chosen. */
  onChange?: ComponentPropsWithRef<"input">["onChange"];
  /** Text shown in the place of a picture that cannot be loaded. */
  errorLabel: string;
}

/** A single choice of things that are told apart by their looks. Native radio buttons, so it works without scripts. */
export function PictureChoice({
  options,
  name,
  label,
  hint,
  error,
  required = false,
  controlId,
  onChange,
  onBlur,
  onFocus,
  errorLabel,
  className,
  ...rest
}: PictureChoiceProps) {
  const voice = useErrorVoice(onFocus);
  const generated = useId();
  const id = controlId ?? generated;
  return (
    <fieldset
      {...rest}
      {...voice.root}
      className={cx(styles.root, className)}
      aria-describedby={fieldNoteIds(id, error, hint).describedBy}
      onBlur={onBlur}
    >
      <legend className={styles.legend} data-required={required ? "" : undefined}>
        {label}
      </legend>
      <div className={styles.options} data-invalid={error ? "" : undefined}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option} data-plain={option.picture ? undefined : ""}>
            <input
              type="radio"
              className={styles.radio}
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              required={required}
              // The name of the option first, and not what its picture shows.
              aria-labelledby={`${id}-option-${index}`}
              aria-invalid={errorState(Boolean(error), required)}
              onChange={onChange}
            />
            {option.picture && (
              <Image picture={option.picture} sizes="11rem" ratio={3 / 2} errorLabel={errorLabel} />
            )}
            <span id={`${id}-option-${index}`} className={styles.words}>
              <span className={styles.name}>{option.label}</span>
              {option.note && <span className={styles.note}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={hint} live={voice.live} />
    </fieldset>
  );
}
