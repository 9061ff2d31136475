"use client";

import { Slot } from "@radix-ui/react-slot";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps extends ComponentPropsWithRef<"span"> {
  /** Hides the single child element instead of adding a `span`. Use it for headings. */
  asChild?: boolean;
}

/** Text for screen readers only. */
export function VisuallyHidden({ asChild = false, className, ...rest }: VisuallyHiddenProps) {
  const Element = asChild ? Slot : "span";
  return <Element {...rest} className={cx(visuallyHidden, className)} />;
}
