import type { HttpBindings } from "@hono/node-server";
import { type Handler, Hono } from "hono";
import type { Logger } from "pino";
import { routes } from "../../contract/index.ts";
import type { Storage } from "../storage/storage.ts";
import type { LeadWriter } from "../writer/writer.ts";
import { addAccessInformation } from "./accessInformation.ts";
import { answer, RequestFault } from "./answer.ts";
import { checkHealth } from "./health.ts";
import { requestIdOf } from "./requestId.ts";

/** What the routes work with. */
export interface AppDependencies {
  readonly storage: Pick<Storage, "check">;
  readonly writer: Pick<LeadWriter, "add">;
  readonly logger: Logger;
  /** The largest request body, in bytes. */
  readonly bodyLimit: number;
}

/** Hono's types for this server: handlers reach Node's own request and response through `context.env`. */
export interface AppEnvironment {
  Bindings: HttpBindings;
}

/** The API's routes. Every answer is an envelope, also the ones about paths, methods and failures. */
export function createApplication(dependencies: AppDependencies): Hono<AppEnvironment> {
  const application = new Hono<AppEnvironment>();
  application.post(routes.addAccessInformation, addAccessInformation(dependencies));
  application.all(routes.addAccessInformation, methodNotAllowed("POST"));
  application.get(routes.health, checkHealth(dependencies));
  application.all(routes.health, methodNotAllowed("GET, HEAD"));
  application.notFound((context) => answer(context, "request.notFound"));
  application.onError((error, context) => {
    const fault = error instanceof RequestFault ? error : new RequestFault("server.failed", { cause: error });
    if (fault.key.startsWith("server.")) {
      dependencies.logger.error({ err: fault.cause, requestId: requestIdOf(context) }, fault.key);
    }
    return answer(context, fault.key, fault.data, fault.headers);
  });
  return application;
}

function methodNotAllowed(allowed: string): Handler<AppEnvironment> {
  return (context) => answer(context, "request.methodNotAllowed", null, { Allow: allowed });
}
