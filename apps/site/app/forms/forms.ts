import type { ApiResult, FormCallOptions } from "@lightmaker/api/client";
import {
  accessInformationSchema,
  contactMessageSchema,
  type FieldFault,
  sampleApplicationSchema,
} from "@lightmaker/api/contract";
import type { FormId, Language } from "@lightmaker/content";
import * as v from "valibot";
import { api } from "../api.ts";

/** Values of a form's fields, by field name. */
export type FormValues = Record<string, string>;

/** A form that is sent to the server. */
export interface SentForm {
  /** Schema of the values. Its issues are `FieldFault`s. */
  schema: (language: Language) => v.GenericSchema<FormValues>;
  /** @param url URL of the uploaded file, or empty */
  send: (
    values: FormValues,
    url: string,
    options: FormCallOptions & { language: Language },
  ) => Promise<ApiResult<unknown>>;
  /** True if a rejection is shown with the server's message (specification, section 8). */
  tellsServerMessage: boolean;
}

/** Ties a schema to the call that takes its output, so that the types of the two must match. */
const define = <Values extends FormValues>(definition: {
  schema: (language: Language) => v.GenericSchema<FormValues, Values>;
  send: (values: Values, url: string, options: FormCallOptions) => Promise<ApiResult<unknown>>;
  tellsServerMessage: boolean;
}): SentForm => ({
  ...definition,
  send: (values, url, options) =>
    definition.send(v.parse(definition.schema(options.language), values), url, options),
});

const { name, phone, email, message, corporateName } = contactMessageSchema.entries;
const contact = v.object({ name, phone, email, message, corporateName });

const { url: _, ...sampleEntries } = sampleApplicationSchema.entries;
/** Only the English form has a field for a mobile number (decisions 14). One of the two numbers is enough. */
const english = v.object({ ...sampleEntries, phone: v.string(), mobile: v.string() });
const numbers = [["phone"], ["mobile"]] as const;
const hasNumber = ({ phone, mobile }: { phone: string; mobile: string }) => `${phone}${mobile}`.trim() !== "";
const noNumber: FieldFault = "field.required";
const sample = {
  zh: v.pipe(
    v.object(sampleEntries),
    v.transform((application) => ({ ...application, mobile: "" })),
  ),
  en: v.pipe(
    english,
    v.forward(v.partialCheck(numbers, hasNumber, noNumber), ["phone"]),
    v.forward(v.partialCheck(numbers, hasNumber, noNumber), ["mobile"]),
  ),
};

const homeLead = define({
  schema: () => accessInformationSchema,
  send: (lead, _, options) => api.addAccessInformation(lead, options),
  tellsServerMessage: false,
});

const sampleForm = define({
  schema: (language) => sample[language],
  send: ({ mobile, ...application }, url, options) =>
    api.saveApplicationForm(
      {
        ...application,
        url,
        phone: [application.phone, mobile].filter((number) => number.trim()).join(" / "),
      },
      options,
    ),
  tellsServerMessage: true,
});

const contactForm = define({
  schema: () => contact,
  send: (message, _, options) => api.insertMessage(message, options),
  tellsServerMessage: true,
});

/** A form that is not sent but fills in another form (decisions 17). */
export interface LeadingForm {
  schema: (language: Language) => v.GenericSchema<FormValues>;
  leadsTo: FormId;
  /** Maps the names of this form's fields to those of the other form. */
  fields: Readonly<Record<string, string>>;
}

const financeForm: LeadingForm = {
  schema: () => v.object({ name, company: corporateName, phone, email, message: v.string() }),
  leadsTo: "contact",
  fields: { name: "name", company: "corporateName", phone: "phone", email: "email", message: "message" },
};

/** All forms of the site, by id. */
export const forms: Readonly<Record<FormId, SentForm | LeadingForm>> = {
  homeLead,
  sample: sampleForm,
  contact: contactForm,
  finance: financeForm,
};
