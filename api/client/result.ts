/**
 * Reason why a call failed. The kinds are distinct because each needs different help for the visitor: "check your connection" is
 * wrong if the server responded, and "try again" is wrong if the server refused the request.
 */
export type ApiFailure =
  /** No response arrived: offline, DNS failure, connection refused, or blocked by the browser. */
  | { readonly ok: false; readonly kind: "network"; readonly cause: unknown }
  /** No complete response within the timeout. The server may still have processed the request. */
  | { readonly ok: false; readonly kind: "timeout" }
  /** The caller's signal was aborted. */
  | { readonly ok: false; readonly kind: "aborted" }
  /** The response is not JSON, for example a proxy's error page. */
  | { readonly ok: false; readonly kind: "not-json"; readonly status: number }
  /** The server refused the request: the HTTP status is outside 2xx, or the envelope's code is not 200. */
  | {
      readonly ok: false;
      readonly kind: "rejected";
      readonly status: number;
      /** Code of the envelope, or the HTTP status if the response has no envelope. */
      readonly code: number;
      /** Message key of the envelope, or `undefined` if the response has no envelope. */
      readonly message: string | undefined;
    }
  /** The response is 2xx and JSON, but its data does not match the contract. */
  | { readonly ok: false; readonly kind: "bad-shape"; readonly status: number };

/** Result of a call. `ok` distinguishes success from failure. Calls never throw. */
export type ApiResult<Data> = { readonly ok: true; readonly data: Data } | ApiFailure;
