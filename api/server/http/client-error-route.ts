import type { Context } from "hono";
import { clientErrorSchema } from "../../contract/index.ts";
import { withoutAddresses } from "../without-addresses.ts";
import { answer } from "./answer.ts";
import type { AppDependencies, AppEnvironment } from "./app-environment.ts";
import { parseBody, parseJson, readBody } from "./body.ts";
import { refuseCrossSite } from "./cross-site.ts";

/**
 * POST /api/client-error: logs that a part of the site failed to load in a visitor's browser. Also accepts text/plain, which a
 * page sends while it unloads. Nothing is stored, and the log line contains nothing about the visitor.
 */
export function noteClientError(dependencies: AppDependencies) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const { incoming } = context.env;
    refuseCrossSite(incoming.headers);
    await dependencies.limits.take("clientError", dependencies.addressOf(incoming));
    const text = await readBody(incoming, dependencies, ["application/json", "text/plain"]);
    const { name, page, asset, count } = parseBody(clientErrorSchema, parseJson(text));
    dependencies.logger.warn(
      { clientError: name, page: withoutAddresses(page), asset: withoutAddresses(asset), count },
      "a part of the site was missing in a browser",
    );
    return answer(context, "clientError.noted");
  };
}
