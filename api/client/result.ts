/**
 * Why a call did not succeed. The kinds are told apart because a visitor is helped differently: "check your
 * connection" is wrong when the server answered, and "try again" is wrong when it refused.
 */
export type ApiFailure =
  /** No answer arrived: offline, DNS, refused connection, or blocked by the browser. */
  | { readonly ok: false; readonly kind: "network"; readonly cause: unknown }
  /** No complete answer within the client's `timeoutMs`. The server may still have done the work. */
  | { readonly ok: false; readonly kind: "timeout" }
  /** The caller's signal was aborted. */
  | { readonly ok: false; readonly kind: "aborted" }
  /** An answer arrived that is not JSON, as a proxy's error page. */
  | { readonly ok: false; readonly kind: "not-json"; readonly status: number }
  /** The server said no: an HTTP status outside 2xx, or an envelope whose code is not 200. */
  | {
      readonly ok: false;
      readonly kind: "rejected";
      readonly status: number;
      /** The envelope's code, or the HTTP status when the answer has no envelope. */
      readonly code: number;
      /** The envelope's message key, or `undefined` when the answer has no envelope. */
      readonly message: string | undefined;
    }
  /** A 2xx answer in JSON whose data is not what the contract promises. */
  | { readonly ok: false; readonly kind: "bad-shape"; readonly status: number };

/** A finished call: `ok` tells success from failure. Calls never throw. */
export type ApiResult<Data> = { readonly ok: true; readonly data: Data } | ApiFailure;
