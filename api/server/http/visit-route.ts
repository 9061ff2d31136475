import { randomUUIDv7 } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Context } from "hono";
import { type Visit, visitSchema } from "../../contract/index.ts";
import { networkOf } from "../networks.ts";
import type { VisitRow } from "../storage/tables.ts";
import { answer } from "./answer.ts";
import type { AppDependencies, AppEnvironment } from "./app-environment.ts";
import { parseBody, parseJson, readBody } from "./body.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { storeEntry } from "./store-entry.ts";

/** Maximum duration of a visit, in milliseconds. A tab that was forgotten for days says no more than one day does. */
const longestStay = 86_400_000;

/** Maximum length of a stored path, in characters. The site's longest path has 50. */
const longestPath = 200;

/**
 * POST /api/ip/save. Also accepts text/plain, the type of a string from `sendBeacon`. A browser that asks not to be tracked gets
 * a normal response, so that nothing depends on it, but nothing is stored.
 */
export function saveVisit(dependencies: AppDependencies) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const { incoming } = context.env;
    refuseCrossSite(incoming.headers);
    const address = dependencies.addressOf(incoming);
    await dependencies.limits.take("visit", address);
    const text = await readBody(incoming, dependencies, ["application/json", "text/plain"]);
    const visit = parseBody(visitSchema, parseJson(text));
    if (asksNotToBeTracked(incoming.headers)) return answer(context, "visit.ignored");
    // The last of the disk is for leads.
    if (await dependencies.room.isLow()) return answer(context, "visit.ignored");
    const unload = context.req.query("reason") === "unload";
    await storeEntry(dependencies.writer, {
      visit: visitRow(visit, unload, address),
    });
    return answer(context, "visit.stored");
  };
}

function asksNotToBeTracked(headers: IncomingHttpHeaders): boolean {
  return headers["dnt"] === "1" || headers["sec-gpc"] === "1";
}

function visitRow({ visitPage, stopTime }: Visit, unload: boolean, address: string): VisitRow {
  return {
    id: randomUUIDv7(),
    // A query may contain text that the visitor typed.
    path: visitPage.replace(/[?#].*$/s, "").slice(0, longestPath),
    stay_ms: Math.min(Math.round(unload ? stopTime : stopTime * 1_000), longestStay),
    network: networkOf(address),
    created_at: Date.now(),
  };
}
