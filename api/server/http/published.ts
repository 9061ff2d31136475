import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { Entry } from "../static/entry.ts";
import { sendEntry } from "../static/send.ts";
import { RequestFault } from "./answer.ts";
import type { AppEnvironment } from "./environment.ts";

/**
 * Sends a finished answer as a file of the site is sent: compressed as the client likes it, and not at all when it
 * has it already. Node's own answer is written directly, because a megabyte of news would gain nothing from
 * being wrapped in a web Response first.
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
