"use client";

import { type ComponentPropsWithRef, createContext, type ReactNode, useContext, useId } from "react";
import { cx } from "../../styles/cx.ts";
import * as styles from "./Field.css.ts";

interface FieldContextValue {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldContextValue | undefined>(undefined);

export interface FieldProps extends ComponentPropsWithRef<"div"> {
  /** Visible label of the field. */
  label: ReactNode;
  /** Help text: content and format of the input. It stays visible while the visitor types. */
  hint?: ReactNode;
  /**
   * Error message: the problem and how to fix it. It marks the control as invalid, and screen readers announce it when
   * it appears.
   */
  error?: ReactNode;
  /** Shows an asterisk after the label and marks the control as required. */
  required?: boolean;
  /** `id` of the control, for links from an error summary. Default: generated. */
  controlId?: string;
  /** One form control: `TextInput`, `TextArea`, `Select` or `FileInput`. */
  children: ReactNode;
}

/** Connects a label, a control, a hint and an error message for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required = false,
  controlId,
  className,
  children,
  ...rest
}: FieldProps) {
  const generated = useId();
  const id = controlId ?? generated;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div {...rest} className={cx(styles.root, className)}>
        <label htmlFor={id} className={styles.label} data-required={required ? "" : undefined}>
          {label}
        </label>
        {children}
        {/* Always rendered: a live region must exist before its content changes. */}
        <div aria-live="polite">
          {error ? (
            <p id={errorId} className={styles.error}>
              {error}
            </p>
          ) : null}
        </div>
        {hint ? (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        ) : null}
      </div>
    </FieldContext>
  );
}

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: ComponentPropsWithRef<"input">["aria-invalid"];
}

/**
 * Returns the attributes that a control takes from the surrounding `Field`. The control's own props take precedence.
 * Outside a `Field`, returns no attributes.
 */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: own.id ?? field.id,
    required: own.required ?? field.required,
    "aria-describedby": own["aria-describedby"] ?? field.describedBy,
    "aria-invalid": own["aria-invalid"] ?? (field.invalid || undefined),
  };
}
