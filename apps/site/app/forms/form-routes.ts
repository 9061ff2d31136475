import { formAction, type LeadRoute, routes } from "@lightmaker/api/contract";
import type { FormId, Language } from "@lightmaker/content";

/** API route that stores each form. The instalment form has none, because it fills in the contact form. */
export const formRoutes: Readonly<Record<FormId, LeadRoute | undefined>> = {
  homeLead: routes.addAccessInformation,
  sample: routes.saveApplicationForm,
  contact: routes.insertMessage,
  finance: undefined,
};

/** URL to which the browser posts a form natively while the form's behaviour is not loaded. */
export function actionOf(form: FormId, language: Language): string | undefined {
  const route = formRoutes[form];
  return route && formAction(route, language);
}
