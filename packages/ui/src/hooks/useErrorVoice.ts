"use client";

import { type FocusEventHandler, useState } from "react";

/**
 * Lets the error of a field speak only after the visitor has been in the field. When a form is refused at once, its summary
 * speaks; the errors of all fields would talk over it.
 *
 * @param onFocus the field's own handler
 * @returns `live` for `aria-live` of the element around the error, and the props `root` for the root of the field
 */
export function useErrorVoice<Root extends Element>(onFocus: FocusEventHandler<Root> | undefined) {
  const [visited, setVisited] = useState(false);
  const visit: FocusEventHandler<Root> = (event) => {
    setVisited(true);
    onFocus?.(event);
  };
  return { live: visited ? ("polite" as const) : ("off" as const), root: { onFocus: visit } };
}
