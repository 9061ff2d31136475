import type { FormPrefill } from "@lightmaker/content";
import { type RefObject, useEffect } from "react";
import { emptyField, type FillField } from "./useDraft.ts";

/** Returns the values with which the URL asks to fill in a form, by field. */
export function prefillOf(prefill: readonly FormPrefill[], search: string): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    prefill.flatMap(({ parameter, field, text, names }) => {
      const value = parameters.get(parameter)?.trim();
      if (!value) return [];
      const name = names.find((each) => each.value === value.toLowerCase())?.name ?? value;
      return [[field, text.replaceAll("{value}", name)]];
    }),
  );
}

/** Fills empty fields from the URL. */
export function usePrefill(
  prefill: readonly FormPrefill[] | undefined,
  element: RefObject<HTMLFormElement | null>,
  fill: FillField,
): void {
  useEffect(() => {
    if (!prefill || !element.current) return;
    for (const [name, value] of Object.entries(prefillOf(prefill, location.search))) {
      const field = emptyField(element.current, name);
      if (field) fill(field, name, value);
    }
  }, [prefill, element, fill]);
}
