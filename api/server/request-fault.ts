import type { ErrorMessageKey } from "../contract/index.ts";

/** Error for a request that the server refuses. Thrown anywhere below a route and turned into a response in one place. */
export class RequestFault extends Error {
  override readonly name = "RequestFault";
  /** Message key of the response. */
  readonly key: ErrorMessageKey;
  /** `data` of the envelope. */
  readonly data: unknown;
  /** Additional response headers, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    key: ErrorMessageKey,
    options: { data?: unknown; headers?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(key, options.cause === undefined ? undefined : { cause: options.cause });
    this.key = key;
    this.data = options.data ?? null;
    this.headers = options.headers ?? {};
  }
}

/** `Retry-After` of responses during maintenance, in seconds. */
export const maintenanceSeconds = "600";

/** Creates the error for requests that arrive during maintenance. */
export const closedForMaintenance = () =>
  new RequestFault("server.maintenance", { headers: { "Retry-After": maintenanceSeconds } });
