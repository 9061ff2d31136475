import { randomUUIDv7 } from "node:crypto";
import type { Context } from "hono";
import * as v from "valibot";
import {
  type AccessInformation,
  type AccessInformationReceipt,
  accessInformationSchema,
  type FormLanguage,
  formAnswerPages,
  formLanguages,
  type InvalidFields,
} from "../../contract/index.ts";
import { isRowFault } from "../storage/faults.ts";
import type { LeadEntry } from "../storage/storage.ts";
import { answer, RequestFault } from "./answer.ts";
import { readBody } from "./body.ts";
import { isCrossSite } from "./crossSite.ts";
import type { AppDependencies, AppEnvironment } from "./environment.ts";
import { requestIdOf } from "./requestId.ts";

/**
 * POST /api/accessInformation/add: takes the home form's lead as JSON from the site's script, or as a plain HTML form
 * when there is no script, and answers once it is on disk.
 */
export function addAccessInformation(dependencies: AppDependencies) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const type = context.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
    if (type === "application/json") {
      const lead = parseLead(parseJson(await readBody(context.env.incoming, dependencies.bodyLimit)));
      return answer(context, "accessInformation.stored", await store(context, lead, dependencies));
    }
    if (type === "application/x-www-form-urlencoded") return answerForm(context, dependencies);
    throw new RequestFault("request.unsupportedType");
  };
}

async function answerForm(
  context: Context<AppEnvironment>,
  dependencies: AppDependencies,
): Promise<Response> {
  if (isCrossSite(context.env.incoming.headers)) throw new RequestFault("request.crossSite");
  const pages = formAnswerPages[languageOf(context) ?? formLanguages[0]];
  try {
    const form = new URLSearchParams(await readBody(context.env.incoming, dependencies.bodyLimit));
    await store(context, parseLead(Object.fromEntries(form)), dependencies);
  } catch (error) {
    dependencies.logger.warn({ err: error, requestId: requestIdOf(context) }, "form not stored");
    return context.redirect(pages.notSent, 303);
  }
  return context.redirect(pages.sent, 303);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The cause is left out on purpose: the parser's message quotes the body.
    throw new RequestFault("request.notJson");
  }
}

function parseLead(input: unknown): AccessInformation {
  const result = v.safeParse(accessInformationSchema, input);
  if (result.success) return result.output;
  const fields = Object.keys(v.flatten<typeof accessInformationSchema>(result.issues).nested ?? {});
  throw new RequestFault("request.invalid", { data: { fields } satisfies InvalidFields });
}

async function store(
  context: Context<AppEnvironment>,
  lead: AccessInformation,
  { writer }: AppDependencies,
): Promise<AccessInformationReceipt> {
  const entry = leadEntry(lead, languageOf(context), requestIdOf(context));
  try {
    await writer.add(entry);
  } catch (cause) {
    if (isRowFault(cause)) throw new RequestFault("server.failed", { cause });
    throw new RequestFault("server.busy", { cause, headers: { "Retry-After": "5" } });
  }
  return { id: entry.lead.id };
}

function leadEntry(
  lead: AccessInformation,
  language: FormLanguage | undefined,
  requestId: string,
): LeadEntry {
  const id = randomUUIDv7();
  const now = Date.now();
  const kind = "accessInformation";
  return {
    lead: {
      id,
      kind,
      payload: JSON.stringify(lead),
      language: language ?? null,
      created_at: now,
      request_id: requestId,
    },
    outbox: {
      id: randomUUIDv7(),
      lead_id: id,
      topic: "lead.accessInformation",
      // No personal data here: the worker reads it from the lead, and erasing a lead erases all of it.
      payload: JSON.stringify({ kind }),
      tries: 0,
      next_at: now,
      created_at: now,
    },
  };
}

/** The language named in the address, if it is one the forms speak; anything else is ignored. */
function languageOf(context: Context<AppEnvironment>): FormLanguage | undefined {
  const asked = context.req.query("language");
  return formLanguages.find((language) => language === asked);
}
