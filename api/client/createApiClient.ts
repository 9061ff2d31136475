import {
  type AccessInformation,
  type AccessInformationReceipt,
  accessInformationReceiptSchema,
} from "../contract/accessInformation.ts";
import { accessInformationFormAction, type FormLanguage, routes } from "../contract/routes.ts";
import { postJson, type Transport } from "./call.ts";
import type { ApiResult } from "./result.ts";

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
}

/** The calls of the API. None of them throws: what went wrong is in the result. */
export interface ApiClient {
  /**
   * Stores the home form's lead, exactly as typed. By decision 16 any 2xx answer in JSON counts as stored, so this
   * call has no `bad-shape`: `data` is then `null` in place of the receipt. An envelope whose own
   * code is not 200 is a refusal all the same: nobody may be told that something was sent when it was not.
   */
  addAccessInformation(
    lead: AccessInformation,
    options?: FormCallOptions,
  ): Promise<ApiResult<AccessInformationReceipt | null>>;
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
  return {
    async addAccessInformation(lead, { signal, language } = {}) {
      const body: AccessInformation = { surName: lead.surName, name: lead.name, email: lead.email };
      const result = await postJson(
        transport,
        language ? accessInformationFormAction(language) : routes.addAccessInformation,
        body,
        accessInformationReceiptSchema,
        signal,
      );
      return !result.ok && result.kind === "bad-shape" ? { ok: true, data: null } : result;
    },
  };
}
