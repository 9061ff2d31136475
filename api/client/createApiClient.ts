import * as v from "valibot";
import type { ClientError } from "../contract/clientErrors.ts";
import { formTokenSchema } from "../contract/formToken.ts";
import { formTokenHeader, formTrapHeader } from "../contract/guards.ts";
import { type LeadReceipt, leadReceiptSchema } from "../contract/leadReceipt.ts";
import type { AccessInformation, ContactMessage, SampleApplication } from "../contract/leads.ts";
import { type NewsItem, newsSchema, type SeoEntry, seoSchema } from "../contract/news.ts";
import { type FormLanguage, formAction, type LeadRoute, routes } from "../contract/routes.ts";
import type { UploadReceipt } from "../contract/uploadReceipt.ts";
import { call, type Transport } from "./call.ts";
import type { ApiResult } from "./result.ts";
import { sendClientError } from "./sendClientError.ts";
import { sendVisit } from "./sendVisit.ts";
import { sendFile, type UploadOptions } from "./uploadFile.ts";

/** A server need not send a receipt: a visitor told of a failure for want of one would send his lead twice. */
const optionalReceiptSchema = v.fallback(v.nullable(leadReceiptSchema), null);

/** Settings of a client. */
export interface ApiClientOptions {
  /** Where the API lives, such as `https://shop.example.com`. Default: the page's own origin. */
  readonly baseUrl?: string;
  /** The function that makes requests. Default: the global `fetch`, looked up at each call. */
  readonly fetch?: typeof globalThis.fetch;
  /** How long to wait for a whole answer, in milliseconds. Default: 15,000. */
  readonly timeoutMs?: number;
}

/** Settings of a single call. */
export interface CallOptions {
  /** Aborts the request; the result is then of kind `aborted`. */
  readonly signal?: AbortSignal;
}

/** Settings of a call that a visitor's form makes. */
export interface FormCallOptions extends CallOptions {
  /** The language of the page the form stands on, so that the answer can be written in it. */
  readonly language?: FormLanguage;
  /** What `formToken` returned when the form was opened. */
  readonly token?: string;
  /** What was typed into the field that people do not see. */
  readonly trap?: string;
}

/** The calls of the API. None of them throws: what went wrong is in the result. */
export interface ApiClient {
  /**
   * Stores the home form's lead, exactly as typed. Any 2xx answer in JSON counts as stored, with an envelope or without, so this
   * call has no `bad-shape`. An envelope whose own code is not 200 is a refusal all the same: nobody may be told that something was
   * sent when it was not.
   */
  addAccessInformation(
    lead: AccessInformation,
    options?: FormCallOptions,
  ): Promise<ApiResult<LeadReceipt | null>>;
  /** Stores an application for a test sample. Code 200 is success, with a receipt or without. */
  saveApplicationForm(
    application: SampleApplication,
    options?: FormCallOptions,
  ): Promise<ApiResult<LeadReceipt | null>>;
  /** Stores a message from the contact page. `country` and `state` are always `""` and 1. Code 200 is success, with a receipt or without. */
  insertMessage(
    message: Omit<ContactMessage, "country" | "state">,
    options?: FormCallOptions,
  ): Promise<ApiResult<LeadReceipt | null>>;
  /** A token that says when a form was opened, for the form's own call. A lead without one is stored as well. */
  formToken(form: LeadRoute, options?: CallOptions): Promise<ApiResult<{ token: string }>>;
  /** Uploads a file for a sample application, whose `url` it returns. */
  uploadFile(file: File, options?: UploadOptions): Promise<ApiResult<UploadReceipt>>;
  /** Published news, newest first. */
  news(options?: CallOptions & { readonly language?: FormLanguage }): Promise<ApiResult<NewsItem[]>>;
  /** Title, keywords and description of every address. */
  seo(options?: CallOptions): Promise<ApiResult<SeoEntry[]>>;
  /**
   * Reports how long somebody stayed on a page, unless their browser asks not to be tracked. Nobody waits for it and
   * nothing is said when it fails.
   *
   * @param visitPage the page's path
   * @param ms how long, in milliseconds
   * @param unload whether the page is being left for good: then it is sent in a way that outlives the page
   */
  reportVisit(visitPage: string, ms: number, unload?: boolean): void;
  /** Reports that a part of the site did not come. Nobody waits for it and nothing is said when it fails. */
  reportClientError(error: ClientError): void;
}

/**
 * Makes a client for the LightMaker API.
 *
 * @example
 * const api = createApiClient({ baseUrl: "" });
 * const result = await api.addAccessInformation({ surName: "王", name: "芳", email: "" });
 * if (!result.ok) show(result.kind);
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const transport: Transport = {
    baseUrl: (options.baseUrl ?? "").replace(/\/+$/, ""),
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    timeoutMs: options.timeoutMs ?? 15_000,
  };
  const sendLead = (
    route: LeadRoute,
    body: object,
    { signal, language, token, trap }: FormCallOptions = {},
  ) =>
    call(
      transport,
      {
        path: language ? formAction(route, language) : route,
        body,
        headers: {
          ...(token && { [formTokenHeader]: token }),
          ...(trap && { [formTrapHeader]: encodeURI(trap) }),
        },
        signal,
      },
      optionalReceiptSchema,
    );
  return {
    async addAccessInformation({ surName, name, email }, options) {
      const body: AccessInformation = { surName, name, email };
      const result = await sendLead(routes.addAccessInformation, body, options);
      return !result.ok && result.kind === "bad-shape" ? { ok: true, data: null } : result;
    },
    saveApplicationForm(
      { applicant, corporateName, email, phone, sampleModel, applicationDescription, url },
      options,
    ) {
      const body: SampleApplication = {
        applicant,
        corporateName,
        email,
        phone,
        sampleModel,
        applicationDescription,
        url,
      };
      return sendLead(routes.saveApplicationForm, body, options);
    },
    insertMessage({ name, phone, email, message, corporateName }, options) {
      const body: ContactMessage = { name, phone, email, message, corporateName, country: "", state: 1 };
      return sendLead(routes.insertMessage, body, options);
    },
    formToken: (form, { signal } = {}) =>
      call(transport, { path: `${routes.formToken}?form=${form}`, signal }, formTokenSchema),
    uploadFile: (file, options) => sendFile(transport, file, options),
    news: ({ language, signal } = {}) =>
      call(
        transport,
        { path: routes.selectNews + (language ? `?language=${language}` : ""), signal },
        newsSchema,
      ),
    seo: ({ signal } = {}) => call(transport, { path: routes.selectSeo, signal }, seoSchema),
    reportVisit: (visitPage, ms, unload) => sendVisit(transport, visitPage, ms, unload),
    reportClientError: (error) => sendClientError(transport, error),
  };
}
