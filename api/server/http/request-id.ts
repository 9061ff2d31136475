import { randomUUIDv7 } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Context } from "hono";
import type { AppEnvironment } from "./app-environment.ts";

const header = "X-Request-Id";

/**
 * Creates a new id for a request and sets it as a response header. An id in the request is ignored: otherwise anyone could write
 * any text into the log.
 */
export function assignRequestId(outgoing: ServerResponse): string {
  const id = randomUUIDv7();
  outgoing.setHeader(header, id);
  return id;
}

/** Returns the id of the current request. */
export function requestIdOf(context: Context<AppEnvironment>): string {
  return String(context.env.outgoing.getHeader(header));
}
