import type { FormId } from "@lightmaker/content";
import { type RefObject, useEffect } from "react";
import { tabStorage } from "../tab-storage.ts";
import type { FormValues } from "./forms.ts";

const keyOf = (form: FormId) => `draft:${form}`;
const broughtKeyOf = (form: FormId) => `brought:${form}`;

/** Forgets what was typed, once it has been stored for good. */
export function clearDraft(form: FormId): void {
  tabStorage()?.removeItem(keyOf(form));
  tabStorage()?.removeItem(broughtKeyOf(form));
}

export function readDraft(form: FormId): FormValues {
  const stored = tabStorage()?.getItem(keyOf(form));
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
  tabStorage()?.setItem(keyOf(form), JSON.stringify({ ...readDraft(form), ...values }));
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
  const kept = tabStorage();
  if (!kept) return false;
  keepDraft(form, values);
  kept.setItem(broughtKeyOf(form), "yes");
  return true;
}

/** Whether another form has filled this one in. */
export const wasBroughtAlong = (form: FormId): boolean => tabStorage()?.getItem(broughtKeyOf(form)) === "yes";

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
