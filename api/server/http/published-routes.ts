import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { RequestFault } from "../request-fault.ts";
import { sendEntry } from "../static/send-entry.ts";
import type { Entry } from "../static/static-entry.ts";
import type { AppEnvironment } from "./app-environment.ts";

/**
 * Sends a cached response in the same way as a file of the site: in an encoding that the client accepts, or as 304 if the client
 * already has it. Writes directly to Node's response, because wrapping a megabyte of news in a web `Response` gains nothing.
 */
export function sendPublished(find: (context: Context<AppEnvironment>) => Promise<Entry>) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const entry = await find(context).catch((cause: unknown) => {
      throw new RequestFault("server.busy", { cause, headers: { "Retry-After": "5" } });
    });
    await sendEntry(context.env.incoming, context.env.outgoing, entry, 200);
    return RESPONSE_ALREADY_SENT;
  };
}
