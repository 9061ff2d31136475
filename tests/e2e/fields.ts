import type { Locator } from "playwright/test";
import { expect } from "./fixtures.ts";

/** Returns a form's control by its name; of a group of radio buttons the first. */
export const fieldOf = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`).first();

export const isChoice = async (form: Locator, name: string): Promise<boolean> =>
  (await fieldOf(form, name).getAttribute("type")) === "radio";

/** Types a text, or chooses the option with this value. */
export async function fillField(form: Locator, name: string, value: string): Promise<void> {
  if (await isChoice(form, name)) await form.locator(`[name="${name}"][value="${value}"]`).check();
  else await fieldOf(form, name).fill(value);
}

/** Expects a text or a chosen value; empty if nothing is chosen. */
export async function expectField(form: Locator, name: string, value: string | RegExp): Promise<void> {
  if (!(await isChoice(form, name))) return expect(fieldOf(form, name)).toHaveValue(value);
  const chosen = form.locator(`[name="${name}"]:checked`);
  if (value === "") await expect(chosen).toHaveCount(0);
  else await expect(chosen).toHaveValue(value);
}
