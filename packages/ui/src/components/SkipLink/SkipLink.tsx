import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { skipLink } from "./SkipLink.css.ts";

export interface SkipLinkProps extends ComponentPropsWithRef<"a"> {
  /** Fragment of the main content, `#main`. Its element needs `tabindex="-1"` to take the focus everywhere. */
  href: `#${string}`;
}

/** The first stop of the keyboard: jumps over the header to the content. */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return <a {...rest} className={cx(skipLink, className)} />;
}
