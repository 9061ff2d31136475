import type { Context } from "hono";
import { answer } from "./answer.ts";
import type { AppDependencies, AppEnvironment } from "./environment.ts";
import { requestIdOf } from "./requestId.ts";

/** How long the database may take to answer before it counts as down, in milliseconds. */
const patience = 2_000;

/** GET /healthz: 200 when the database answers a query, 503 when it does not, or not in time. */
export function checkHealth({ storage, logger }: AppDependencies) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`The database gave no answer in ${patience} ms.`)), patience);
    });
    try {
      await Promise.race([storage.check(), late]);
      return answer(context, "health.up");
    } catch (error) {
      logger.error({ err: error, requestId: requestIdOf(context) }, "health.databaseDown");
      return answer(context, "health.databaseDown", null, { "Retry-After": "5" });
    } finally {
      clearTimeout(timer);
    }
  };
}
