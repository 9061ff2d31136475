import type { IncomingHttpHeaders } from "node:http";
import { RequestFault } from "./answer.ts";

/** @throws RequestFault request.crossSite when a browser says that another site started this request */
export function refuseCrossSite(headers: IncomingHttpHeaders): void {
  if (isCrossSite(headers)) throw new RequestFault("request.crossSite");
}

/**
 * Whether a browser says that this request was started by another site. HTML forms need no permission to post across
 * sites, so any page could make its visitors fill our lead list; JSON cannot be posted across
 * sites without asking first (CORS), and is not answered when it asks.
 *
 * `Sec-Fetch-Site` is believed before `Origin`, because it stays right behind a proxy that changes the host name.
 * A request with neither is not from a current browser, and nothing is lost by taking it.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
