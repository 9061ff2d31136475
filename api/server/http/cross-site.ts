import type { IncomingHttpHeaders } from "node:http";
import { RequestFault } from "../request-fault.ts";

/** @throws RequestFault request.crossSite if another site started this request, according to the browser's headers */
export function refuseCrossSite(headers: IncomingHttpHeaders): void {
  if (isCrossSite(headers)) throw new RequestFault("request.crossSite");
}

/**
 * Returns true if the browser's headers show that another site started this request. HTML forms may post across sites without
 * permission, so any page could make its visitors fill our lead list. JSON needs a CORS preflight to be posted across sites, and
 * the server does not allow it.
 *
 * `Sec-Fetch-Site` takes precedence over `Origin`, because it stays correct behind a proxy that changes the host name. A request
 * with neither header does not come from a current browser and is accepted, which is safe.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
