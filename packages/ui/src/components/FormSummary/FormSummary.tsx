"use client";

import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "../../hooks/useHydrated.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { FormMessage, type FormMessageProps } from "../FormMessage/index.ts";
import * as styles from "./FormSummary.css.ts";

/** Error in one field. */
export interface FormError {
  /** `id` of the control: `controlId` of its `Field`. */
  controlId: string;
  /** Error message, the same text as beside the field. */
  message: string;
}

export interface FormSummaryProps extends Omit<FormMessageProps, "tone" | "children" | "title"> {
  /** Title of the summary, for example the number of errors. */
  title: string;
  /** Heading level of the title. */
  headingLevel: 2 | 3 | 4;
  /** Errors in the order of the fields. If empty, nothing is rendered. */
  errors: readonly FormError[];
  /** Number of the current attempt to submit. The summary receives the focus again whenever this number changes. */
  attempt?: number;
}

/**
 * Summary of all errors of a form, placed above its first field. It receives the focus when it appears. Each error
 * links to its field: before hydration with a fragment identifier, afterwards without changing the address.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per attempt, not after every corrected error.
  useEffect(() => {
    // A summary in the server's HTML must not take the focus from a visitor who is already correcting a field.
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
  // The label must be visible as well, and not covered by a sticky header.
  control.scrollIntoView({ block: "center" });
}
