import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { control } from "../Field/Field.css.ts";
import { useFieldControl } from "../Field/Field.tsx";
import { area } from "./TextArea.css.ts";

export type TextAreaProps = ComponentPropsWithRef<"textarea">;

/** Several lines of text; grows with what is typed where the browser can. `rows` is its least height. */
export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea {...rest} {...useFieldControl(rest)} rows={rows} className={cx(control, area, className)} />
  );
}
