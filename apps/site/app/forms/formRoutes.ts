import { formAction, type LeadRoute, routes } from "@lightmaker/api/contract";
import type { FormId, Language } from "@lightmaker/content";

/** The route that stores each form. The instalment form has none: it fills in the contact form. */
export const formRoutes: Readonly<Record<FormId, LeadRoute | undefined>> = {
  homeLead: routes.addAccessInformation,
  sample: routes.saveApplicationForm,
  contact: routes.insertMessage,
  finance: undefined,
};

/** Address to which the browser posts a form by itself while the form's behaviour is not there. */
export function actionOf(form: FormId, language: Language): string | undefined {
  const route = formRoutes[form];
  return route && formAction(route, language);
}
