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
  /** Name of the field, always visible. */
  label: ReactNode;
  /** What to enter and in which form; stays while the visitor types. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Marks the control as invalid; announced when it appears. */
  error?: ReactNode;
  /** Marks the label with an asterisk and the control as required. */
  required?: boolean;
  /** The control's `id`, for links from an error summary; made up unless given. */
  controlId?: string;
  /** One control: `TextInput`, `TextArea`, `Select` or `FileInput`. */
  children: ReactNode;
}

/** A label, its control, a hint and an error, tied together for people who do not see them side by side. */
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
        {/* Stands empty from the start: a live region must exist before it has something to say. */}
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

/** The attributes a control takes from the `Field` around it; its own props win. Alone, a control has none. */
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
