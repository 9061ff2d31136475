"use client";

import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { control } from "../Field/Field.css.ts";
import { useFieldControl } from "../Field/Field.tsx";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./TextArea.css.ts";

export interface TextAreaLabels {
  /** Text of the counter. `{count}` is replaced by the number of characters, `{max}` by `maxLength`. */
  count: string;
  /** Text that screen readers announce when the maximum is reached. `{max}` is replaced by `maxLength`. */
  full: string;
}

export interface TextAreaProps extends ComponentPropsWithRef<"textarea"> {
  /** Labels of the character counter below the field. The counter is shown only with `maxLength`. */
  labels?: TextAreaLabels;
}

/**
 * Field for several lines of text. It grows with its content in browsers that support it. `rows` is the minimum height.
 */
export function TextArea({ className, rows = 4, labels, ref, onChange, ...rest }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(own, ref);
  const counterId = useId();
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? "").length);
  const field = useFieldControl(rest);
  const counted = labels !== undefined && rest.maxLength !== undefined;

  // Also counts text typed before hydration, and updates the count when the form is reset.
  useLayoutEffect(() => {
    const read = () => setLength(own.current?.value.length ?? 0);
    read();
    const form = own.current?.form;
    // The `reset` event fires before the fields are cleared.
    const readLater = () => setTimeout(read);
    form?.addEventListener("reset", readLater);
    return () => form?.removeEventListener("reset", readLater);
  }, []);
  const count = typeof rest.value === "string" ? rest.value.length : length;

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    setLength(event.currentTarget.value.length);
  };
  const full = rest.maxLength !== undefined && count >= rest.maxLength;
  const fill = (template: string) =>
    template.replaceAll("{count}", String(count)).replaceAll("{max}", String(rest.maxLength));
  const describedBy = [field["aria-describedby"] ?? rest["aria-describedby"], counted && counterId];

  return (
    <>
      <textarea
        {...rest}
        {...field}
        ref={merged}
        rows={rows}
        className={cx(control, styles.area, className)}
        onChange={handleChange}
        aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
      />
      {counted ? (
        <>
          <p id={counterId} className={styles.counter} data-full={full ? "" : undefined}>
            {fill(labels.count)}
          </p>
          {/* The counter is no live region, because screen readers would announce it after every key. Only reaching
             the maximum is announced. */}
          <VisuallyHidden role="status">{full ? fill(labels.full) : ""}</VisuallyHidden>
        </>
      ) : null}
    </>
  );
}
