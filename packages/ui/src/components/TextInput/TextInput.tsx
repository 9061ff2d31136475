"use client";

import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { control } from "../Field/Field.css.ts";
import { useFieldControl } from "../Field/Field.tsx";

export interface TextInputProps extends ComponentPropsWithRef<"input"> {
  /** Type of the input. `file` opens the browser's own file dialog. Default: `text`. */
  type?: "text" | "email" | "tel" | "url" | "search" | "number" | "password" | "date" | "file";
}

/** A single-line text field. Use it in a `Field`, or with its own `aria-label`. */
export function TextInput({ className, type = "text", ...rest }: TextInputProps) {
  return <input {...rest} {...useFieldControl(rest)} type={type} className={cx(control, className)} />;
}
