import { randomUUIDv7 } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Context } from "hono";
import type { AppEnvironment } from "./environment.ts";

const header = "X-Request-Id";

/**
 * Gives a request an id of our own making and puts it on the answer. An id that came with the request is not
 * believed: it would let anyone write what they like into the log.
 */
export function assignRequestId(outgoing: ServerResponse): string {
  const id = randomUUIDv7();
  outgoing.setHeader(header, id);
  return id;
}

/** The id given to the request that is being handled. */
export function requestIdOf(context: Context<AppEnvironment>): string {
  return String(context.env.outgoing.getHeader(header));
}
