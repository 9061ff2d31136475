import type { FormId } from "@lightmaker/content";
import { type RefObject, useEffect } from "react";
import { tabStorage } from "../tab-storage.ts";
import type { FormValues } from "./forms.ts";

const keyOf = (form: FormId) => `draft:${form}`;
const broughtKeyOf = (form: FormId) => `brought:${form}`;

/** Puts a value into a field. */
export type FillField = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => void;

/** The field of a form by its name, as long as nothing is in it. */
export function emptyField(form: HTMLFormElement, name: string): Parameters<FillField>[0] | undefined {
  const field = form.elements.namedItem(name);
  const takesText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return takesText && field.value === "" ? field : undefined;
}

/** Forgets what was typed, once it has been stored for good. */
export function clearDraft(form: FormId): void {
  tabStorage()?.removeItem(keyOf(form));
  tabStorage()?.removeItem(broughtKeyOf(form));
}

const postedKey = "posted";

/** Remembers which form the browser is posting by itself, on its way to the page that says what became of it. */
export const rememberPosted = (form: FormId): void => tabStorage()?.setItem(postedKey, form);

/** Forgets the draft of a form that the browser has posted by itself and the server has stored. */
export function forgetPosted(): void {
  const form = tabStorage()?.getItem(postedKey) as FormId | null | undefined;
  if (form) clearDraft(form);
  tabStorage()?.removeItem(postedKey);
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
 * @param fill called once for every field that has a draft and is still empty
 */
export function useDraft(form: FormId, element: RefObject<HTMLFormElement | null>, fill: FillField): void {
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    for (const [name, value] of Object.entries(readDraft(form))) {
      const field = emptyField(node, name);
      if (field && value !== "") fill(field, value);
    }
    const save = () => keepTyped(form, node);
    node.addEventListener("input", save);
    return () => node.removeEventListener("input", save);
  }, [form, element, fill]);
}
