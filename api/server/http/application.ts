import { type Handler, Hono } from "hono";
import { routes } from "../../contract/index.ts";
import { answer, RequestFault } from "./answer.ts";
import type { AppDependencies, AppEnvironment } from "./environment.ts";
import { checkHealth } from "./health.ts";
import { addLead, leadForms } from "./leads.ts";
import { requestIdOf } from "./requestId.ts";

/** The API's routes. Every answer is an envelope, also the ones about paths, methods and failures. */
export function createApplication(dependencies: AppDependencies): Hono<AppEnvironment> {
  const application = new Hono<AppEnvironment>();
  for (const [route, form] of Object.entries(leadForms)) {
    application.post(route, addLead(form, dependencies));
    application.all(route, methodNotAllowed("POST"));
  }
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
