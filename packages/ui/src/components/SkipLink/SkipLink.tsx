import type { ComponentPropsWithRef } from "react";
import { cx } from "../../styles/cx.ts";
import { skipLink } from "./SkipLink.css.ts";

export interface SkipLinkProps extends ComponentPropsWithRef<"a"> {
  /**
   * Fragment identifier of the main content, for example `#main`. The main element needs `tabindex="-1"`, so that it
   * receives the focus in every browser.
   */
  href: `#${string}`;
}

/** The first tab stop of the page. It skips the header and leads to the content. */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return <a {...rest} className={cx(skipLink, className)} />;
}
