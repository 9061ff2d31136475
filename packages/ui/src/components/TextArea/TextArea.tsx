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
  /** How much of `maxLength` is used; `{count}` stands for the characters written, `{max}` for all there may be. */
  count: string;
  /** Read out when nothing more fits; `{max}` as above. */
  full: string;
}

export interface TextAreaProps extends ComponentPropsWithRef<"textarea"> {
  /** Shows a counter below, for a text with a `maxLength`. */
  labels?: TextAreaLabels;
}

/** Several lines of text; grows with what is typed where the browser can. `rows` is its least height. */
export function TextArea({ className, rows = 4, labels, ref, onChange, ...rest }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(own, ref);
  const counterId = useId();
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? "").length);
  const field = useFieldControl(rest);
  const counted = labels !== undefined && rest.maxLength !== undefined;

  // Also what was typed before React, and what goes when the form is emptied.
  useLayoutEffect(() => {
    const read = () => setLength(own.current?.value.length ?? 0);
    read();
    const form = own.current?.form;
    // The event comes before the fields are emptied.
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
          {/* The counter itself would speak at every key; only its end is worth interrupting for. */}
          <VisuallyHidden role="status">{full ? fill(labels.full) : ""}</VisuallyHidden>
        </>
      ) : null}
    </>
  );
}
