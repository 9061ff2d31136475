import { randomUUIDv7 } from "node:crypto";
import type { Context } from "hono";
import * as v from "valibot";
import {
  accessInformationSchema,
  contactMessageSchema,
  type FormLanguage,
  fileAddress,
  fileIdOf,
  formAnswerPages,
  formLanguages,
  type InvalidFields,
  type LeadReceipt,
  type LeadRoute,
  type MessageKey,
  routes,
  sampleApplicationSchema,
} from "../../contract/index.ts";
import { announcement, type LeadEntry } from "../storage/entries.ts";
import { isRowFault } from "../storage/faults.ts";

import type { LeadKind } from "../storage/tables.ts";
import { answer, RequestFault } from "./answer.ts";
import { readBody } from "./body.ts";
import { isCrossSite } from "./crossSite.ts";
import type { AppDependencies, AppEnvironment } from "./environment.ts";
import { keepFile } from "./files.ts";
import { languageOf } from "./language.ts";
import { receiveForm } from "./multipart.ts";
import { requestIdOf } from "./requestId.ts";

/** A form whose entries are stored as leads. */
export interface LeadForm {
  readonly kind: LeadKind;
  readonly schema: v.GenericSchema<unknown, object>;
  readonly stored: MessageKey;
  /** The form may carry a file, whose address becomes the field `url`. */
  readonly takesFile?: true;
  /** Turns the text fields of a plain HTML form into what the schema expects. */
  readonly fromHtml?: (fields: Readonly<Record<string, string>>) => unknown;
}

/** Every form by its route. */
export const leadForms: Readonly<Record<LeadRoute, LeadForm>> = {
  [routes.addAccessInformation]: {
    kind: "accessInformation",
    schema: accessInformationSchema,
    stored: "accessInformation.stored",
  },
  [routes.saveApplicationForm]: {
    kind: "applicationForm",
    schema: sampleApplicationSchema,
    stored: "applicationForm.stored",
    takesFile: true,
    // In English the form has two numbers; script joins them, and so do we (decisions 14).
    fromHtml: ({ mobile, phone, ...fields }) => ({
      ...fields,
      phone: [phone, mobile].filter((number) => number?.trim()).join(" / "),
    }),
  },
  [routes.insertMessage]: {
    kind: "message",
    schema: contactMessageSchema,
    stored: "message.stored",
    fromHtml: (fields) => ({ ...fields, country: "", state: 1 }),
  },
};

/**
 * Takes a lead as JSON from the site's script, or as a plain HTML form when there is no script, and answers once it is on disk.
 */
export function addLead(form: LeadForm, dependencies: AppDependencies) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const type = context.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
    if (type === "application/json") {
      const payload = parseLead(
        form,
        parseJson(await readBody(context.env.incoming, dependencies.bodyLimit)),
      );
      return answer(context, form.stored, await store(context, form.kind, payload, dependencies));
    }
    const isForm = type === "application/x-www-form-urlencoded";
    if (isForm || (form.takesFile && type === "multipart/form-data"))
      return answerHtml(context, form, dependencies);
    throw new RequestFault("request.unsupportedType");
  };
}

async function answerHtml(
  context: Context<AppEnvironment>,
  form: LeadForm,
  dependencies: AppDependencies,
): Promise<Response> {
  if (isCrossSite(context.env.incoming.headers)) throw new RequestFault("request.crossSite");
  const pages = formAnswerPages[languageOf(context) ?? formLanguages[0]];
  try {
    const fields = await readFields(context, form, dependencies);
    await store(context, form.kind, parseLead(form, form.fromHtml?.(fields) ?? fields), dependencies);
  } catch (error) {
    dependencies.logger.warn({ err: error, requestId: requestIdOf(context) }, "form not stored");
    return context.redirect(pages.notSent, 303);
  }
  return context.redirect(pages.sent, 303);
}

/** The text fields of a plain HTML form. A file that comes with them is stored first, and named in `url`. */
async function readFields(
  { env: { incoming } }: Context<AppEnvironment>,
  { takesFile }: LeadForm,
  { uploads, bodyLimit }: AppDependencies,
): Promise<Readonly<Record<string, string>>> {
  if (!incoming.headers["content-type"]?.toLowerCase().startsWith("multipart/")) {
    const fields = Object.fromEntries(new URLSearchParams(await readBody(incoming, bodyLimit)));
    // Without script nothing was uploaded before.
    return takesFile ? { ...fields, url: "" } : fields;
  }
  const { fields, file } = await receiveForm(incoming, { folder: uploads.folder, bodyLimit });
  const url = file ? fileAddress((await keepFile(uploads, file.name, file.bytes)).id) : "";
  return { ...fields, url };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The cause is left out on purpose: the parser's message quotes the body.
    throw new RequestFault("request.notJson");
  }
}

function parseLead({ schema }: LeadForm, input: unknown): object {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const fields = Object.keys(v.flatten(result.issues).nested ?? {});
  throw new RequestFault("request.invalid", { data: { fields } satisfies InvalidFields });
}

async function store(
  context: Context<AppEnvironment>,
  kind: LeadKind,
  payload: object,
  { writer }: AppDependencies,
): Promise<LeadReceipt> {
  const entry = leadEntry(kind, payload, languageOf(context), requestIdOf(context));
  try {
    await writer.add(entry);
  } catch (cause) {
    if (isRowFault(cause)) throw new RequestFault("server.failed", { cause });
    throw new RequestFault("server.busy", { cause, headers: { "Retry-After": "5" } });
  }
  return { id: entry.lead.id };
}

function leadEntry(
  kind: LeadKind,
  payload: object,
  language: FormLanguage | undefined,
  requestId: string,
): LeadEntry {
  const id = randomUUIDv7();
  const now = Date.now();
  const fileId = "url" in payload ? fileIdOf(String(payload.url)) : undefined;
  return {
    lead: {
      id,
      kind,
      payload: JSON.stringify(payload),
      language: language ?? null,
      created_at: now,
      request_id: requestId,
      flags: "",
    },
    outbox: announcement(id, kind, now),
    fileId,
  };
}
