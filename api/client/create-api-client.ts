import * as v from "valibot";
import type { ClientError } from "../contract/client-errors.ts";
import { formTokenHeader, formTrapHeader } from "../contract/form-guards.ts";
import { formTokenSchema } from "../contract/form-token.ts";
import type { FormLanguage } from "../contract/languages.ts";
import type { AccessInformation, ContactMessage, SampleApplication } from "../contract/lead-bodies.ts";
import { type LeadReceipt, leadReceiptSchema } from "../contract/lead-receipt.ts";
import { type NewsItem, newsSchema } from "../contract/news.ts";
import { formAction, type LeadRoute, routes } from "../contract/routes.ts";
import { type SeoEntry, seoSchema } from "../contract/seo.ts";
import type { UploadReceipt } from "../contract/upload-receipt.ts";
import { call, type Transport } from "./call.ts";
import type { ApiResult } from "./result.ts";
import { sendClientError } from "./send-client-error.ts";
import { sendVisit } from "./send-visit.ts";
import { sendFile, type UploadOptions } from "./upload-file.ts";

/** Receipt that may be missing or malformed. If that counted as a failure, the visitor would send a stored lead again. */
const optionalReceiptSchema = v.fallback(v.nullable(leadReceiptSchema), null);

/** Settings of the API client. */
export interface ApiClientOptions {
  /** Base URL of the API, such as `https://shop.example.com`. Default: the page's own origin. */
  readonly baseUrl?: string;
  /** `fetch` function to use. Default: the global `fetch`, looked up at each call. */
  readonly fetch?: typeof globalThis.fetch;
  /** Timeout for the complete response, in milliseconds. Default: 15,000. */
  readonly timeoutMs?: number;
}

/** Settings of a single call. */
export interface CallOptions {
  /** Aborts the request. The result then has the kind `aborted`. */
  readonly signal?: AbortSignal;
}

/** Settings of a call that submits a form. */
export interface FormCallOptions extends CallOptions {
  /** Language of the page that contains the form. The API receives it in the query of the address. */
  readonly language?: FormLanguage;
  /** Token that `formToken` returned when the form was opened. */
  readonly token?: string;
  /** Text from the honeypot field, which people do not see and bots fill in. */
  readonly trap?: string;
}

/** Calls of the API. None of them throws: a failure is returned in the result. */
export interface ApiClient {
  /**
   * Stores the lead of the home page's form, exactly as typed.
   *
   * Any 2xx response in JSON counts as stored, with or without an envelope, so this call never fails with `bad-shape`. An
   * envelope whose code is not 200 is still a refusal: a visitor must never see a success message for a lead that was not stored.
   */
  addAccessInformation(
    lead: AccessInformation,
    options?: FormCallOptions,
  ): Promise<ApiResult<LeadReceipt | null>>;
  /** Stores an application for a test sample. Code 200 is success, with or without a receipt. */
  saveApplicationForm(
    application: SampleApplication,
    options?: FormCallOptions,
  ): Promise<ApiResult<LeadReceipt | null>>;
  /**
   * Stores a message from the contact page. Always sends `country` as `""` and `state` as 1. Code 200 is success, with or without
   * a receipt.
   */
  insertMessage(
    message: Omit<ContactMessage, "country" | "state">,
    options?: FormCallOptions,
  ): Promise<ApiResult<LeadReceipt | null>>;
  /**
   * Returns a token that records when the given form was opened. Send it with that form. A lead without a token is stored as
   * well.
   */
  formToken(form: LeadRoute, options?: CallOptions): Promise<ApiResult<{ token: string }>>;
  /** Uploads a file for a sample application. Returns the value for the application's `url` field. */
  uploadFile(file: File, options?: UploadOptions): Promise<ApiResult<UploadReceipt>>;
  /** Returns the published news, newest first. */
  news(options?: CallOptions & { readonly language?: FormLanguage }): Promise<ApiResult<NewsItem[]>>;
  /** Returns title, keywords and description of every address. */
  seo(options?: CallOptions): Promise<ApiResult<SeoEntry[]>>;
  /**
   * Reports how long a visitor stayed on a page. Sends nothing if the browser asks not to be tracked. Does not wait for the
   * response and ignores errors.
   *
   * @param visitPage path of the page
   * @param ms duration of the visit, in milliseconds
   * @param unload `true` if the page is being unloaded. The report is then sent as a beacon, which outlives the page.
   */
  reportVisit(visitPage: string, ms: number, unload?: boolean): void;
  /** Reports that a part of the site failed to load. Does not wait for the response and ignores errors. */
  reportClientError(error: ClientError): void;
}

/**
 * Creates a client for the LightMaker API.
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
