import type { Context } from "hono";
import { answer } from "./answer.ts";
import type { AppDependencies, AppEnvironment } from "./app-environment.ts";
import { requestIdOf } from "./request-id.ts";

/** Time after which a database that has not responded counts as down, in milliseconds. */
const patience = 2_000;

/**
 * The wait is split into this many timer ticks. While this process itself is busy, no ticks pass, so a busy process does not make
 * the database look down.
 */
const steps = 20;

/** How long one result is reused for all callers, in milliseconds. Anybody may call, and the check writes to disk. */
const freshMs = 1_000;

type Finding =
  | { readonly key: "health.up" }
  | { readonly key: "health.databaseDown" | "health.cannotStore"; readonly cause: unknown };

/** GET /healthz: 200 if the database responds and both database and folders accept writes; 503 if not, or not in time. */
export function checkHealth({ storage, uploads, logFault }: AppDependencies) {
  let found: Promise<Finding> | undefined;
  const look = (): Promise<Finding> => {
    found ??= examine({ storage, uploads }).finally(() => {
      setTimeout(() => {
        found = undefined;
      }, freshMs).unref();
    });
    return found;
  };
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const finding = await look();
    if (finding.key === "health.up") return answer(context, "health.up");
    logFault(finding.key, finding.cause, requestIdOf(context));
    return answer(context, finding.key, null, { "Retry-After": "5" });
  };
}

async function examine({ storage, uploads }: Pick<AppDependencies, "storage" | "uploads">): Promise<Finding> {
  try {
    await inTime(storage.check());
  } catch (cause) {
    return { key: "health.databaseDown", cause };
  }
  try {
    await inTime(Promise.all([storage.tryWriting(), uploads.tryWriting()]));
  } catch (cause) {
    return { key: "health.cannotStore", cause };
  }
  return { key: "health.up" };
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    let left = steps;
    timer = setInterval(() => {
      left -= 1;
      if (left === 0) reject(new Error(`There was no answer in ${patience} ms.`));
    }, patience / steps);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearInterval(timer);
  }
}
