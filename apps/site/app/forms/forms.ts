import type { ApiResult, FormCallOptions } from "@lightmaker/api/client";
import { accessInformationSchema, formAction, routes } from "@lightmaker/api/contract";
import type { FormId, Language } from "@lightmaker/content";
import * as v from "valibot";
import { api } from "../api.ts";

/** What a form's fields hold, by name. */
export type FormValues = Record<string, string>;

/** How a form is checked and where it goes. */
export interface FormDefinition {
  schema: v.GenericSchema<FormValues>;
  /** Where the browser itself posts the form while there is no JavaScript. */
  action: (language: Language) => string;
  send: (values: FormValues, options?: FormCallOptions) => Promise<ApiResult<unknown>>;
}

/** Ties a schema to the call that takes its output, so neither can be given the other's data. */
const define = <Values extends FormValues>(definition: {
  schema: v.GenericSchema<FormValues, Values>;
  action: (language: Language) => string;
  send: (values: Values, options?: FormCallOptions) => Promise<ApiResult<unknown>>;
}): FormDefinition => ({
  ...definition,
  send: (values, options) => definition.send(v.parse(definition.schema, values), options),
});

/** Every form of the site by its id. */
export const forms: Readonly<Record<FormId, FormDefinition>> = {
  homeLead: define({
    schema: accessInformationSchema,
    action: (language) => formAction(routes.addAccessInformation, language),
    send: api.addAccessInformation,
  }),
};
