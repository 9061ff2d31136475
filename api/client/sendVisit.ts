import { routes, unloadVisitAddress } from "../contract/routes.ts";
import type { Visit } from "../contract/visits.ts";
import type { Transport } from "./call.ts";

/** Reports a stay on a page: seconds on leaving a route, milliseconds on unload (decisions 22). */
export function sendVisit(
  { baseUrl, fetch }: Transport,
  visitPage: string,
  ms: number,
  unload = false,
): void {
  // Global Privacy Control is not in TypeScript's list yet; both are missing where there is no browser.
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
  // A page that is left in the next moment does not take it along. That it fails is nobody's trouble.
  fetch(baseUrl + routes.saveVisit, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
