import { createHash, randomUUIDv7 } from "node:crypto";
import type { Context } from "hono";
import type * as v from "valibot";
import {
  accessInformationSchema,
  contactMessageSchema,
  type FormLanguage,
  fileAddress,
  formAnswerPages,
  formLanguages,
  formTokenHeader,
  formTrapField,
  formTrapHeader,
  type LeadReceipt,
  type LeadRoute,
  type MessageKey,
  routes,
  sampleApplicationSchema,
  statusByMessage,
} from "../../contract/index.ts";
import { closedForMaintenance, RequestFault } from "../request-fault.ts";
import { announcement, type LeadEntry } from "../storage/entries.ts";
import { fileIdIn } from "../storage/lead-store.ts";
import type { LeadKind } from "../storage/tables.ts";
import { answer, redirect } from "./answer.ts";
import type { AppDependencies, AppEnvironment } from "./app-environment.ts";
import { mediaTypeOf, parseBody, parseJson, readBody } from "./body.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { receiveFile } from "./file-routes.ts";
import { parseForm } from "./form-fields.ts";
import { languageOf } from "./form-language.ts";
import { requestIdOf } from "./request-id.ts";
import { storeEntry, storingFault } from "./store-entry.ts";

/** Media type of the site's script. A browser asks for permission before it sends this type to another site (CORS). */
const jsonType = "application/json";

/** Media type of an HTML form. */
const formType = "application/x-www-form-urlencoded";

/** Media type of an HTML form with a file. */
const multipartType = "multipart/form-data";

/** Form whose submissions are stored as leads. */
export interface LeadForm {
  readonly kind: LeadKind;
  readonly schema: v.GenericSchema<unknown, object>;
  readonly stored: MessageKey;
  /** Set if the form accepts a file. The file's address is stored in the field `url`. */
  readonly takesFile?: true;
  /** Converts the text fields of a plain HTML form to the input that the schema expects. */
  readonly fromHtml?: (fields: Readonly<Record<string, string>>) => unknown;
}

/** Forms by route. */
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
    // The English form has two phone numbers. The site's script joins them in the same way (decisions 14).
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
 * Accepts a lead as JSON from the site's script, or as a plain HTML form without JavaScript. Responds once the lead is on disk.
 */
export function addLead(form: LeadForm, dependencies: AppDependencies) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const type = mediaTypeOf(context.env.incoming);
    if (type === formType || (form.takesFile && type === multipartType))
      return answerHtml(context, form, dependencies);
    if (dependencies.maintenance) throw closedForMaintenance();
    // Before it counts: other sites may send any other type without permission, and must not use up their visitors' limit.
    if (type !== jsonType) throw new RequestFault("request.unsupportedType");
    await dependencies.limits.take("lead", dependencies.addressOf(context.env.incoming));
    const text = await readBody(context.env.incoming, dependencies, [jsonType]);
    const payload = parseBody(form.schema, parseJson(text));
    const trapped = Boolean(context.req.header(formTrapHeader)?.trim());
    return answer(context, form.stored, await store(context, form.kind, payload, trapped, dependencies));
  };
}

/** GET /api/formToken?form=ROUTE: returns a token for a form that is being opened. */
export function makeFormToken({ tokens }: AppDependencies) {
  return (context: Context<AppEnvironment>): Response => {
    const form = Object.entries(leadForms).find(([route]) => route === context.req.query("form"))?.[1];
    if (!form) throw new RequestFault("request.invalid", { data: { fields: ["form"] } });
    return answer(context, "formToken.made", { token: tokens.make(form.kind) });
  };
}

async function answerHtml(
  context: Context<AppEnvironment>,
  form: LeadForm,
  dependencies: AppDependencies,
): Promise<Response> {
  refuseCrossSite(context.env.incoming.headers);
  const pages = formAnswerPages[languageOf(context) ?? formLanguages[0]];
  try {
    if (dependencies.maintenance) throw closedForMaintenance();
    await dependencies.limits.take("lead", dependencies.addressOf(context.env.incoming));
    const fields = await readFields(context, form, dependencies);
    const payload = parseBody(form.schema, form.fromHtml?.(fields) ?? fields);
    await store(context, form.kind, payload, Boolean(fields[formTrapField]?.trim()), dependencies);
  } catch (error) {
    // The line of the request shows who was only refused: over a limit, or with fields that are wrong.
    const refused = error instanceof RequestFault && statusByMessage[error.key] < 500;
    if (!refused) dependencies.logFault("form not stored", error, requestIdOf(context));
    return redirect(context, pages.notSent);
  }
  return redirect(context, pages.sent);
}

/** Returns the text fields of a plain HTML form. A file in the form is stored first, and its address becomes the field `url`. */
async function readFields(
  { env: { incoming } }: Context<AppEnvironment>,
  { takesFile }: LeadForm,
  dependencies: AppDependencies,
): Promise<Readonly<Record<string, string>>> {
  if (mediaTypeOf(incoming) === formType) {
    const fields = parseForm(await readBody(incoming, dependencies, [formType]));
    // Without JavaScript, no file was uploaded beforehand.
    return takesFile ? { ...fields, url: "" } : fields;
  }
  const { fields, file } = await receiveFile(incoming, dependencies);
  const url = file ? fileAddress(file.id) : "";
  return { ...fields, url };
}

async function store(
  context: Context<AppEnvironment>,
  kind: LeadKind,
  payload: object,
  trapped: boolean,
  { writer, tokens, storage, limits, addressOf }: AppDependencies,
): Promise<LeadReceipt> {
  const token = context.req.header(formTokenHeader);
  // A missing token is not suspicious: without JavaScript there is none.
  const judged = token === undefined ? undefined : tokens.judge(token, kind);
  const flags = [trapped ? "trap" : undefined, judged].filter((flag) => flag !== undefined).join(" ");
  const text = JSON.stringify(payload);
  const id = leadId(token, kind, text);
  await limits.takeBytes("lead", addressOf(context.env.incoming), Buffer.byteLength(text));
  const entry = leadEntry(id, kind, text, flags, languageOf(context), requestIdOf(context));
  if (entry.fileId !== undefined) await assertFile(storage, entry.fileId);
  await storeEntry(writer, entry);
  return { id: entry.lead.id };
}

/**
 * Refuses a lead whose file was deleted or never existed, before the lead joins a batch. The transaction also detects this, but
 * would then have to store every lead of the batch separately.
 */
async function assertFile({ files }: AppDependencies["storage"], id: string): Promise<void> {
  const file = await files.find(id).catch((cause: unknown) => {
    throw storingFault(cause);
  });
  if (!file) throw new RequestFault("file.gone");
}

/**
 * Returns the id of a lead, derived from the form's token and the submitted data. A visitor who never received the response can
 * send the same lead again, and it is stored only once. Without a token, two equal leads cannot be recognised as one, so both are
 * stored.
 *
 * @returns a UUID of version 8 (RFC 9562, section 5.8), or of version 7 without a token
 */
function leadId(token: string | undefined, kind: LeadKind, payload: string): string {
  if (!token) return randomUUIDv7();
  const hash = createHash("sha256")
    .update(JSON.stringify([token, kind, payload]))
    .digest("hex");
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    variant + hash.slice(17, 20),
    hash.slice(20, 32),
  ].join("-");
}

function leadEntry(
  id: string,
  kind: LeadKind,
  payload: string,
  flags: string,
  language: FormLanguage | undefined,
  requestId: string,
): LeadEntry {
  const now = Date.now();
  return {
    lead: {
      id,
      kind,
      payload,
      language: language ?? null,
      created_at: now,
      request_id: requestId,
      flags,
    },
    outbox: announcement(id, kind, now),
    fileId: fileIdIn(payload),
  };
}
