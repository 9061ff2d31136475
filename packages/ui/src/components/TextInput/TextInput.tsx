import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { control } from "../Field/Field.css.ts";
import { useFieldControl } from "../Field/Field.tsx";

export interface TextInputProps extends ComponentPropsWithRef<"input"> {
  /** What is entered; `file` opens the browser's own file dialog. Default `text`. */
  type?: "text" | "email" | "tel" | "url" | "search" | "number" | "password" | "date" | "file";
}

/** One line of text. Stands in a `Field`, or brings its own `aria-label`. */
export function TextInput({ className, type = "text", ...rest }: TextInputProps) {
  return <input {...rest} {...useFieldControl(rest)} type={type} className={cx(control, className)} />;
}
