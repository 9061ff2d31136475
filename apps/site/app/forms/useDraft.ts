import type { FormId } from "@lightmaker/content";
import { type RefObject, useEffect } from "react";
import type { FormValues } from "./forms.ts";

const keyOf = (form: FormId) => `draft:${form}`;
const broughtKeyOf = (form: FormId) => `brought:${form}`;

/** Session storage may be switched off; then a reload forgets, and nothing else breaks. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Forgets what was typed, once it has been stored for good. */
export function clearDraft(form: FormId): void {
  storage()?.removeItem(keyOf(form));
  storage()?.removeItem(broughtKeyOf(form));
}

export function readDraft(form: FormId): FormValues {
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

/** Keeps values of a form beside those that are kept already. */
export function keepDraft(form: FormId, values: FormValues): void {
  storage()?.setItem(keyOf(form), JSON.stringify({ ...readDraft(form), ...values }));
}

/** Keeps what stands in the fields of a form. */
export function keepTyped(form: FormId, node: HTMLFormElement): void {
  const texts = [...new FormData(node)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  keepDraft(form, Object.fromEntries(texts));
}

/**
 * Leaves what was typed into one form for another one, on its way there.
 * @returns whether it could be kept; without session storage it cannot
 */
export function bringAlong(form: FormId, values: FormValues): boolean {
  const kept = storage();
  if (!kept) return false;
  keepDraft(form, values);
  kept.setItem(broughtKeyOf(form), "yes");
  return true;
}

/** Whether another form has filled this one in. */
export const wasBroughtAlong = (form: FormId): boolean => storage()?.getItem(broughtKeyOf(form)) === "yes";

/**
 * Keeps what was typed across a reload of the tab (decisions 19).
 * @param restore called once for every field that has a draft and is still empty
 */
export function useDraft(
  form: FormId,
  element: RefObject<HTMLFormElement | null>,
  restore: (name: string, value: string) => void,
): void {
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    for (const [name, value] of Object.entries(readDraft(form))) {
      const field = node.elements.namedItem(name);
      if (field && "value" in field && field.value === "" && value !== "") restore(name, value);
    }
    const save = () => keepTyped(form, node);
    node.addEventListener("input", save);
    return () => node.removeEventListener("input", save);
  }, [form, element, restore]);
}
