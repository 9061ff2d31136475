import type { FormId } from "@lightmaker/content";
import { type RefObject, useEffect } from "react";
import { tabStorage } from "../tab-storage.ts";
import type { FormValues } from "./forms.ts";

const keyOf = (form: FormId) => `draft:${form}`;
const filledKeyOf = (form: FormId) => `brought:${form}`;

/** A text field, or a group of radio buttons. */
type Fillable = HTMLInputElement | HTMLTextAreaElement | RadioNodeList;

export type FillField = (field: Fillable, name: string, value: string) => void;

/** Returns the field with this name, if it is empty. */
export function emptyField(form: HTMLFormElement, name: string): Fillable | undefined {
  const field = form.elements.namedItem(name);
  const isFillable =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof RadioNodeList;
  return isFillable && field.value === "" ? field : undefined;
}

/** Deletes the draft after the server has stored the form. */
export function clearDraft(form: FormId): void {
  tabStorage()?.removeItem(keyOf(form));
  tabStorage()?.removeItem(filledKeyOf(form));
}

const postedKey = "posted";

/** Remembers which form the browser is posting natively, for the page that shows the result. */
export const rememberPosted = (form: FormId): void => tabStorage()?.setItem(postedKey, form);

/** Deletes the draft of a form that the browser posted natively and the server has stored. */
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
    console.warn(`The stored draft of the form "${form}" is invalid and was deleted.`, error);
    clearDraft(form);
    return {};
  }
}

/** Merges values into the draft of a form. */
export function saveDraft(form: FormId, values: FormValues): void {
  tabStorage()?.setItem(keyOf(form), JSON.stringify({ ...readDraft(form), ...values }));
}

/** Stores the current text of all fields as the draft. */
export function saveTyped(form: FormId, node: HTMLFormElement): void {
  const texts = [...new FormData(node)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  saveDraft(form, Object.fromEntries(texts));
}

/**
 * Stores the values as the draft of another form, which the visitor is about to open.
 * @returns false if session storage is not available
 */
export function fillOtherForm(form: FormId, values: FormValues): boolean {
  const storage = tabStorage();
  if (!storage) return false;
  saveDraft(form, values);
  storage.setItem(filledKeyOf(form), "yes");
  return true;
}

/** True if another form has filled in this one. */
export const isFilledByOtherForm = (form: FormId): boolean =>
  tabStorage()?.getItem(filledKeyOf(form)) === "yes";

/**
 * Keeps the visitor's input across a reload of the tab (decisions 19).
 * @param fill called once for every empty field that has a draft
 */
export function useDraft(form: FormId, element: RefObject<HTMLFormElement | null>, fill: FillField): void {
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    for (const [name, value] of Object.entries(readDraft(form))) {
      const field = emptyField(node, name);
      if (field && value !== "") fill(field, name, value);
    }
    const save = () => saveTyped(form, node);
    node.addEventListener("input", save);
    return () => node.removeEventListener("input", save);
  }, [form, element, fill]);
}
