import { type RefObject, useEffect } from "react";
import type { FormValues } from "./forms.ts";

const keyOf = (form: string) => `draft:${form}`;

/** Session storage may be switched off; then a reload forgets, and nothing else breaks. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Forgets what was typed, once it has been stored for good. */
export const clearDraft = (form: string): void => storage()?.removeItem(keyOf(form));

function read(form: string): FormValues {
  const stored = storage()?.getItem(keyOf(form));
  if (!stored) return {};
  try {
    return JSON.parse(stored) as FormValues;
  } catch (error) {
    console.warn(`The draft of the form "${form}" is not readable and is dropped.`, error);
    clearDraft(form);
    return {};
  }
}

/**
 * Keeps what was typed across a reload of the tab (decisions 19).
 * @param restore called once for every field that has a draft and is still empty
 */
export function useDraft(
  form: string,
  element: RefObject<HTMLFormElement | null>,
  restore: (name: string, value: string) => void,
): void {
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    for (const [name, value] of Object.entries(read(form))) {
      const field = node.elements.namedItem(name);
      if (field && "value" in field && field.value === "" && value !== "") restore(name, value);
    }
    const save = () =>
      storage()?.setItem(keyOf(form), JSON.stringify(Object.fromEntries(new FormData(node))));
    node.addEventListener("input", save);
    return () => node.removeEventListener("input", save);
  }, [form, element, restore]);
}
