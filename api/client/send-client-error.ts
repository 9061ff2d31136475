import type { ClientError } from "../contract/client-errors.ts";
import { routes } from "../contract/routes.ts";
import type { Transport } from "./call.ts";

/** Reports a browser failure to the server. Errors of the report itself are ignored. */
export function sendClientError(
  { baseUrl, fetch }: Transport,
  { name, page, asset, count }: ClientError,
): void {
  fetch(baseUrl + routes.reportClientError, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, page, asset, count } satisfies ClientError),
    keepalive: true,
  }).catch(() => undefined);
}
