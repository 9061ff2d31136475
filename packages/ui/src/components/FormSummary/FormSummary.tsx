import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "../../hooks/useHydrated.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { FormMessage, type FormMessageProps } from "../FormMessage/index.ts";
import * as styles from "./FormSummary.css.ts";

/** What is wrong with one field. */
export interface FormError {
  /** Id of the control; `controlId` of its `Field`. */
  controlId: string;
  /** The same words as beside the field. */
  message: string;
}

export interface FormSummaryProps extends Omit<FormMessageProps, "tone" | "children" | "title"> {
  /** How many errors there are, or that there are some. */
  title: string;
  /** Level of the title as a heading. */
  headingLevel: 2 | 3 | 4;
  /** In the order of the fields. Without any, nothing is shown. */
  errors: readonly FormError[];
  /** Number of the attempt to send. The focus comes back with each one that fails. */
  attempt?: number;
}

/**
 * All errors of a form above its first field. Takes the focus when it appears, and each line leads to its field: before
 * React as a link to its id, from then on without changing the address.
 */
export function FormSummary({ errors, ...rest }: FormSummaryProps) {
  return errors.length > 0 ? <ShownSummary {...rest} errors={errors} /> : null;
}

function ShownSummary({ title, headingLevel, errors, attempt = 0, ref, ...rest }: FormSummaryProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);
  const Heading = `h${headingLevel}` as const;

  const live = useHydrated();
  const [first] = useState({ attempt, fromServer: !live });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt, not for every error mended.
  useEffect(() => {
    // A summary that came with the page must not call back somebody who is already mending a field.
    const taken = document.activeElement !== document.body;
    if (!(first.fromServer && first.attempt === attempt && taken)) root.current?.focus();
  }, [attempt]);

  return (
    <FormMessage role="group" aria-labelledby={id} {...rest} ref={merged} tone="error">
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      <ul>
        {errors.map(({ controlId, message }) => (
          <li key={controlId}>
            <a href={`#${controlId}`} className={styles.link} onClick={focusControl}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}

function focusControl(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  // The label must be in sight as well, and clear of a header that sticks.
  control.scrollIntoView({ block: "center" });
}
