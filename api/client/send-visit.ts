import { routes, unloadVisitAddress } from "../contract/routes.ts";
import type { Visit } from "../contract/visits.ts";
import type { Transport } from "./call.ts";

/** Reports the time spent on a page: in seconds when the visitor changes the route, in milliseconds on unload (decisions 22). */
export function sendVisit(
  { baseUrl, fetch }: Transport,
  visitPage: string,
  ms: number,
  unload = false,
): void {
  // TypeScript's DOM types lack `globalPrivacyControl`. Outside a browser both properties are missing.
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: unknown;
    globalPrivacyControl?: unknown;
  };
  if (doNotTrack === "1" || globalPrivacyControl) return;
  const body = JSON.stringify({ visitPage, stopTime: unload ? ms : ms / 1_000 } satisfies Visit);
  if (unload) {
    navigator.sendBeacon(baseUrl + unloadVisitAddress, body);
    return;
  }
  // `keepalive` lets the request finish if the page is closed right afterwards. Errors are ignored.
  fetch(baseUrl + routes.saveVisit, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
