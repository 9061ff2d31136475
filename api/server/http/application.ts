import { type Handler, Hono } from "hono";
import { feedPages, formLanguages, routes, statusByMessage } from "../../contract/index.ts";
import { closedForMaintenance, RequestFault } from "../request-fault.ts";
import { answer } from "./answer.ts";
import type { AppDependencies, AppEnvironment } from "./app-environment.ts";
import { noteClientError } from "./client-error-route.ts";
import { sendFile, uploadFile } from "./file-routes.ts";
import { languageOf } from "./form-language.ts";
import { checkHealth } from "./health-route.ts";
import { addLead, leadForms, makeFormToken } from "./lead-routes.ts";
import { describeApi, describeApiForPeople } from "./openapi-routes.ts";
import { sendPublished } from "./published-routes.ts";
import { requestIdOf } from "./request-id.ts";
import { saveVisit } from "./visit-route.ts";

/**
 * Creates the API's routes. Every error response is an envelope, including those for unknown paths, wrong methods and failures.
 */
export function createApplication(dependencies: AppDependencies): Hono<AppEnvironment> {
  const application = new Hono<AppEnvironment>();
  const { published } = dependencies;
  if (dependencies.maintenance)
    application.use("*", (context, next) => {
      // The forms' own handler refuses during maintenance, because it also redirects visitors without JavaScript (`addLead`).
      if (context.req.path === routes.health || Object.hasOwn(leadForms, context.req.path)) return next();
      throw closedForMaintenance();
    });
  for (const [route, form] of Object.entries(leadForms)) {
    application.post(route, addLead(form, dependencies));
    application.all(route, methodNotAllowed("POST"));
  }
  application.get(routes.formToken, makeFormToken(dependencies));
  application.all(routes.formToken, methodNotAllowed("GET, HEAD"));
  application.post(routes.uploadFile, uploadFile(dependencies));
  application.all(routes.uploadFile, methodNotAllowed("POST"));
  application.post(routes.saveVisit, saveVisit(dependencies));
  application.all(routes.saveVisit, methodNotAllowed("POST"));
  application.post(routes.reportClientError, noteClientError(dependencies));
  application.all(routes.reportClientError, methodNotAllowed("POST"));
  application.get(`${routes.file}/:id`, sendFile(dependencies));
  application.all(`${routes.file}/:id`, methodNotAllowed("GET, HEAD"));
  const reading = {
    [routes.selectNews]: (context) => published.news(languageOf(context) ?? formLanguages[0]),
    [routes.openApi]: describeApi,
    ...(dependencies.docs && { "/api/docs": describeApiForPeople }),
    [routes.selectSeo]: () => published.seo(),
    ...Object.fromEntries(formLanguages.map((each) => [feedPages[each], () => published.feed(each)])),
  } satisfies Record<string, Parameters<typeof sendPublished>[0]>;
  for (const [route, find] of Object.entries(reading)) {
    application.get(route, sendPublished(find));
    application.all(route, methodNotAllowed("GET, HEAD"));
  }
  // A WebSocket upgrade never reaches this route.
  application.get(routes.chat, (context) =>
    answer(context, "request.upgradeRequired", null, { Upgrade: "websocket", Connection: "Upgrade" }),
  );
  application.all(routes.chat, methodNotAllowed("GET"));
  application.get(routes.health, checkHealth(dependencies));
  application.all(routes.health, methodNotAllowed("GET, HEAD"));
  application.notFound((context) => answer(context, "request.notFound"));
  application.onError((error, context) => {
    const fault = error instanceof RequestFault ? error : new RequestFault("server.failed", { cause: error });
    if (statusByMessage[fault.key] >= 500 && fault.key !== "server.maintenance") {
      dependencies.logFault(fault.key, fault.cause, requestIdOf(context));
    }
    return answer(context, fault.key, fault.data, fault.headers);
  });
  return application;
}

/** Addresses outside of /api that the API handles. */
const outside: ReadonlySet<string> = new Set([routes.health, routes.chat, ...Object.values(feedPages)]);

/** Returns true if the API handles the path. The site handles every other path. */
export function isApplicationPath(pathname: string): boolean {
  return pathname === "/api" || pathname.startsWith("/api/") || outside.has(pathname);
}

function methodNotAllowed(allowed: string): Handler<AppEnvironment> {
  return (context) => answer(context, "request.methodNotAllowed", null, { Allow: allowed });
}
